import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listKitFiles } from "./picture-freshness.ts";

const art = join(import.meta.dirname, "../art");
const scenes = readdirSync(join(art, "scenes"))
  .filter((name) => name.endsWith(".py"))
  .map((name) => name.slice(0, -3));

test("a picture is made of the parts that its scene reaches, and of no other", () => {
  const temple = listKitFiles("card-konark");
  expect(temple).toContain("render.py");
  expect(temple).toContain("kit/palette.py");
  expect(temple).not.toContain("kit/life/cats.py");
  expect(listKitFiles("theme-india-wildlife")).toContain("kit/life/cats.py");
});

test("every way in which a scene or a part imports the kit is followed", () => {
  const parts = new Set(scenes.flatMap((slug) => [`scenes/${slug}.py`, ...listKitFiles(slug)]));
  const missed = [...parts].flatMap((path) =>
    readFileSync(join(art, path), "utf8")
      .split("\n")
      .filter((line) => /^\s*(?:import\s+kit|from\s+(?:kit\s|\.))/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(missed).toEqual([]);
});

test("a line of a scene or of the kit ends at 120 characters; what describes a picture stands on one", () => {
  const files = readdirSync(art, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".py"),
  );
  const long = files.flatMap((path) =>
    readFileSync(join(art, path), "utf8")
      .split("\n")
      .filter((line) => line.length > 120 && !line.trimStart().startsWith("'alt':"))
      .map((line) => `${path}: ${line.trim().slice(0, 60)}`),
  );
  expect(long).toEqual([]);
});
