import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { z } from "zod";
import { PictureEntry } from "#contract/content/content-parts.ts";
import { tallPart } from "#contract/content/picture.ts";
import { hashScene } from "../scripts/picture-freshness.ts";

const root = join(import.meta.dirname, "..");
const entries = z
  .array(PictureEntry)
  .parse(JSON.parse(readFileSync(join(root, "content/pictures.json"), "utf8")));
const fileOf = (slug: string, width: number, type: string) =>
  join(root, "public/pictures", `${slug}-${width}.${type}`);
const types = ["avif", "webp"] as const;

test("each picture has its two files at every width, layers and nights too", () => {
  const missing = entries.flatMap(({ slug, widths, layers }) => {
    const kinds: [string, readonly number[]][] = [
      [slug, widths],
      [`${slug}-night`, layers?.night ?? []],
    ];
    return kinds.flatMap(([name, all]) =>
      all.flatMap((width) =>
        types.map((type) => fileOf(name, width, type)).filter((path) => !existsSync(path)),
      ),
    );
  });
  expect(missing).toEqual([]);
});

test("what stands before a word has its outline, and phones the middle of it by day and night", () => {
  const cut = entries.filter(({ layers }) => layers?.outline);
  expect(cut.length).toBeGreaterThan(0);
  const missing = cut.flatMap(({ slug, layers }) =>
    [
      ...(layers?.outline ?? []).map((width) => `${slug}-outline-${width}`),
      ...["outline-tall", "tall", "night-tall"].map((name) => `${slug}-${name}`),
    ].filter((name) => !existsSync(join(root, "public/pictures", `${name}.avif`))),
  );
  expect(missing).toEqual([]);
});

test("the middle for phones is that part of the picture that the page counts on", async () => {
  for (const { slug, layers, width, height } of entries.filter((entry) => entry.layers?.outline)) {
    const tall = await sharp(join(root, "public/pictures", `${slug}-tall.avif`)).metadata();
    expect([tall.width, tall.height], slug).toEqual([Math.round(width * tallPart), height]);
    const cut = join(root, "public/pictures", `${slug}-outline-${layers?.outline?.at(-1)}.avif`);
    expect((await sharp(cut).metadata()).hasAlpha, slug).toBe(true);
  }
});

test("slugs, alternative texts and placeholders are each picture's own", () => {
  const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length);
  unique(entries.map(({ slug }) => slug));
  unique(entries.map(({ alt }) => alt));
  for (const { slug, alt, placeholder } of entries) {
    expect(placeholder.length, slug).toBeLessThanOrEqual(560);
    expect(placeholder, slug).toMatch(/^data:image\/webp;base64,/);
    expect(alt, slug).not.toMatch(/\bphoto|\bimage of/i);
  }
});

test("they are as large as they say, and no heavier than a page can bear", async () => {
  const weights: number[] = [];
  for (const { slug, width, height, widths } of entries) {
    const largest = widths.at(-1) ?? 0;
    const found = await sharp(fileOf(slug, largest, "webp")).metadata();
    expect([found.width, slug]).toEqual([largest, slug]);
    expect(Math.abs((found.height ?? 0) / largest - height / width), slug).toBeLessThan(0.01);
    if (!widths.includes(1200)) continue;
    const { size } = statSync(fileOf(slug, 1200, "avif"));
    expect(size, `${slug} at 1200 px`).toBeLessThanOrEqual(140 * 1024);
    weights.push(size);
  }
  weights.sort((a, b) => a - b);
  expect(weights[Math.floor(weights.length / 2)] ?? 0).toBeLessThanOrEqual(75_000);
});

/** Sixteen by sixteen differences of brightness to the right: alike pictures differ in few bits. */
async function differenceHash(path: string): Promise<boolean[]> {
  const pixels = await sharp(path).greyscale().resize(17, 16, { fit: "fill" }).raw().toBuffer();
  return Array.from({ length: 256 }, (_, index) => {
    const at = Math.floor(index / 16) * 17 + (index % 16);
    return (pixels[at] ?? 0) < (pixels[at + 1] ?? 0);
  });
}

test("no two pictures are nearly the same", async () => {
  const scenes = entries.filter(({ slug }) => !slug.startsWith("portrait-"));
  const hashes = await Promise.all(
    scenes.map(async ({ slug }) => ({
      slug,
      bits: await differenceHash(fileOf(slug, 320, "webp")),
    })),
  );
  const alike: string[] = [];
  for (const [index, one] of hashes.entries())
    for (const other of hashes.slice(index + 1)) {
      const differing = one.bits.filter((bit, place) => bit !== other.bits[place]).length;
      if (differing < 24) alike.push(`${one.slug} ~ ${other.slug} (${differing} of 256 bits)`);
    }
  expect(alike).toEqual([]);
});

test("the committed picture is the one its scene file makes", () => {
  const stale = entries.filter(({ slug, settings }) => {
    const path = join(root, "art/scenes", `${slug}.py`);
    if (!existsSync(path)) return true;
    return hashScene(slug) !== settings;
  });
  expect(stale.map(({ slug }) => slug)).toEqual([]);
});
