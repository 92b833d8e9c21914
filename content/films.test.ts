import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Films } from "#contract/content/home-words.ts";
import filmItem from "./films.json" with { type: "json" };
import pictures from "./pictures.json" with { type: "json" };

const folder = join(import.meta.dirname, "../public/films");
const films = Films.parse(filmItem);
/** Bytes of the forms of a home film, by the end of their files' names. */
const forms = {
  ".webm": 700_000,
  ".mp4": 1_200_000,
  "-1080.webm": 1_200_000,
  "-tall.webm": 600_000,
  "-tall.mp4": 1_000_000,
  "-night.webm": 1_000_000,
  "-night.mp4": 1_200_000,
  "-night-tall.webm": 600_000,
  "-night-tall.mp4": 1_000_000,
};
const guide = { least: 400_000, most: 3_500_000 };

const { guides } = films;

const budgets = [
  ...films.home.flatMap(({ file }) =>
    Object.entries(forms).map(([form, most]) => ({ name: file + form, least: 50_000, most })),
  ),
  ...guides.flatMap(({ file }) =>
    ["webm", "mp4"].map((type) => ({ name: `${file}.${type}`, ...guide })),
  ),
];

test.each(budgets)("$name is there and light enough", ({ name, least, most }) => {
  const path = join(folder, name);
  expect(existsSync(path), path).toBe(true);
  expect(statSync(path).size).toBeGreaterThan(least);
  expect(statSync(path).size).toBeLessThanOrEqual(most);
});

test("each home film is there by day and by night, wide and upright, and no other", () => {
  const found = readdirSync(folder).filter((name) => /^\d/.test(name));
  const wanted = films.home.flatMap(({ file }) => Object.keys(forms).map((form) => file + form));
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

test.each(films.home)(
  "$file is its still in motion: that has an outline and a night",
  ({ poster }) => {
    const still = pictures.find(({ slug }) => slug === poster);
    expect(still?.layers).toEqual({ outline: [1200, 1920], night: [640, 1200, 1920] });
  },
);

type Cue = { start: number; end: number; lines: string[] };

const cueTime = /^(\d{2}):(\d{2}\.\d{3}) --> (\d{2}):(\d{2}\.\d{3})$/;

/** The cues of a WebVTT file that has no hours, settings, styles or notes. */
function readCues(file: string): Cue[] {
  const [header, ...blocks] = readFileSync(join(folder, `${file}.vtt`), "utf8")
    .trimEnd()
    .split("\n\n");
  expect(header).toBe("WEBVTT");
  return blocks.map((block) => {
    const [time = "", ...lines] = block.split("\n");
    expect(time).toMatch(cueTime);
    const [, ...parts] = cueTime.exec(time) ?? [];
    const [m0, s0, m1, s1] = parts.map(Number) as [number, number, number, number];
    return { start: m0 * 60 + s0, end: m1 * 60 + s1, lines };
  });
}

describe.each(guides)("the captions of $title", ({ file, seconds, chapters }) => {
  test("run through the film in order, without gaps", () => {
    const cues = readCues(file);
    expect(cues.at(0)?.start).toBeLessThanOrEqual(0.5);
    expect(cues.at(-1)?.end).toBeGreaterThanOrEqual(seconds - 0.5);
    expect(cues.at(-1)?.end).toBeLessThanOrEqual(seconds);
    for (const [index, { start, end }] of cues.entries()) {
      expect(end).toBeGreaterThan(start);
      const next = cues[index + 1]?.start ?? end;
      expect(next).toBeGreaterThanOrEqual(end);
      expect(next - end).toBeLessThanOrEqual(0.5);
    }
  });

  test("change with the shots", () => {
    for (const { start, end } of readCues(file)) {
      const crossed = chapters.filter(({ at }) => at > start && at < end);
      expect(crossed).toEqual([]);
    }
  });

  test("can be read: two short lines, at most 20 characters a second", () => {
    for (const { start, end, lines } of readCues(file)) {
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(42);
      expect(lines.join("").length / (end - start)).toBeLessThanOrEqual(20);
    }
  });
});
