import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import {
  type Colour,
  contrast,
  gradeForNight,
  luminance,
} from "../../scripts/contrast-of-colours.ts";
import type { MeasuredHead } from "./head-of-every-page.ts";

type Pixels = { data: Buffer; width: number; height: number };

const folder = join(import.meta.dirname, "../../public/pictures");

const kept = new Map<string, Promise<Pixels | null>>();

/** Of a picture's narrowest file; null where there is none of that name. */
function readPixels(name: string): Promise<Pixels | null> {
  const known = kept.get(name);
  if (known) return known;
  const read = async () => {
    const width = [320, 480, 640, 800, 1200, 1600, 1920].find((wide) =>
      existsSync(join(folder, `${name}-${wide}.avif`)),
    );
    if (!width) return null;
    const { data, info } = await sharp(join(folder, `${name}-${width}.avif`))
      .resize(320)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  };
  const pixels = read();
  kept.set(name, pixels);
  return pixels;
}

const parse = (text: string): Colour => {
  const [r = 0, g = 0, b = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b];
};

const mix = (under: Colour, over: Colour, part: number): Colour => [
  under[0] + (over[0] - under[0]) * part,
  under[1] + (over[1] - under[1]) * part,
  under[2] + (over[2] - under[2]) * part,
];

/**
 * The shade that the style sheet lays under a word on a picture without a sky: over 60 % of the stage, or to more than a
 * letter below the word; whole to the word's foot.
 */
function shadeAt(y: number, { lines, stageHeight }: MeasuredHead): number {
  const last = lines.at(-1);
  const foot = last ? last.top + last.height : 0;
  const end = Math.max(0.6 * stageHeight, last ? foot + (1.2 * last.height) / 0.86 : 0);
  const whole = Math.max(0.6 * end, foot);
  if (y < whole) return 0.74 - (0.06 * y) / whole;
  return y < end ? (0.68 * (end - y)) / (end - whole) : 0;
}

/** The haze that it lays behind a word over hills or leaves: thin from half a letter above the word's foot. */
function hazeAt(y: number, lines: MeasuredHead["lines"]): number {
  const last = lines.at(-1);
  if (!last) return 0;
  const size = last.height / 0.86;
  const foot = last.top + 0.72 * size;
  return 0.95 * Math.min(1, Math.max(0, (foot + 0.5 * size - y) / (0.6 * size)));
}

/** A pixel of a picture at a fraction of its width and height. */
function pixelAt({ data, width, height }: Pixels, x: number, y: number): Buffer {
  const column = Math.min(width - 1, Math.floor(x * width));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y * height)));
  return data.subarray((row * width + column) * 4, (row * width + column) * 4 + 4);
}

/** Of the letter that the land hides most, the share that it hides; letters count as equally wide. */
export async function hiddenOfWord(head: MeasuredHead): Promise<number> {
  const outline = head.place === "behind" ? await readPixels(`${head.slug}-outline`) : null;
  if (!outline) return 0;
  const shares = head.lines.flatMap((line) =>
    [...line.letters].flatMap((letter, index) => {
      if (letter === " ") return [];
      let hidden = 0;
      for (let i = 0.5; i < 8; i += 1)
        for (let j = 0.5; j < 10; j += 1) {
          const px = line.left + (line.width * (index + i / 8)) / line.letters.length;
          const py = line.top + (line.height * (0.72 / 0.86) * j) / 10;
          const across = (px - head.picture.left) / head.picture.width;
          const down = (py - head.picture.top) / head.picture.height;
          const isOver = across >= 0 && across < 1 && down >= 0 && down < 1;
          if (isOver && (pixelAt(outline, across, down)[3] ?? 0) > 127) hidden += 1;
        }
      return [hidden / 80];
    }),
  );
  return Math.max(0, ...shares);
}

/**
 * The contrast of a head's word with what lies behind it, as the style sheet lays it: at the worst twentieth of its
 * place. What the outline hides of the word does not count; Infinity where all is hidden.
 */
export async function contrastOfWord(head: MeasuredHead, theme: "light" | "dark"): Promise<number> {
  const night = theme === "dark" ? await readPixels(`${head.slug}-night`) : null;
  const pixels = night ?? (await readPixels(head.slug));
  if (!pixels) throw new Error(`no picture ${head.slug}`);
  const outline = head.place === "behind" ? await readPixels(`${head.slug}-outline`) : null;
  const sky = parse(head.skyTop);
  const ink = luminance(parse(head.ink));
  const found: number[] = [];
  for (const line of head.lines)
    for (let i = 0.5; i < 60; i += 1)
      for (let j = 0.5; j < 8; j += 1) {
        const px = line.left + (line.width * i) / 60;
        // A letter is 0.72 of its size high, a line 0.86.
        const py = line.top + (line.height * (0.72 / 0.86) * j) / 8;
        const across = (px - head.picture.left) / head.picture.width;
        const down = (py - head.picture.top) / head.picture.height;
        // Beside the picture its mirror image goes on.
        const inside = Math.abs(across) % 2 > 1 ? 2 - (Math.abs(across) % 2) : Math.abs(across) % 2;
        const mirrored = across < 0 || across > 1;
        if (outline && !mirrored && down >= 0 && (pixelAt(outline, inside, down)[3] ?? 0) > 127)
          continue;
        const [r = 0, g = 0, b = 0] = pixelAt(pixels, inside, down);
        const seen: Colour =
          theme === "dark" && !night
            ? gradeForNight([r, g, b], Math.min(1, Math.max(0, down)))
            : [r, g, b];
        const above = py - head.picture.top;
        const part = above < 0 ? 0 : head.melt > 0 ? Math.min(1, above / head.melt) : 1;
        const behind = mix(sky, seen, part);
        const hazed = mix(behind, sky, head.haze ? hazeAt(py, head.lines) : 0);
        const shade = head.place === "on" ? shadeAt(py, head) : 0;
        found.push(contrast(ink, luminance(mix(hazed, [6, 20, 36], shade))));
      }
  found.sort((a, b) => a - b);
  return found[Math.floor(found.length / 20)] ?? Number.POSITIVE_INFINITY;
}
