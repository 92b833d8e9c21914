import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { PictureEntry } from "#contract/content/content-parts.ts";
import type { PictureSubject } from "#contract/content/picture.ts";

/**
 * Measures again the colours of content/subjects.json: of each picture, by day and by night, the
 * top row that the drawn sky must continue, the bottom row that the ground must, and whether a word
 * in its sky is dark or light. The rectangles and `closed` are a person's and stay.
 */
const root = join(import.meta.dirname, "..");
const read = <T>(name: string) => JSON.parse(readFileSync(join(root, name), "utf8")) as T;

type Colour = [number, number, number];

/** What the style sheet lays over a picture without a night render. */
const nightGrade = [0xa9, 0xac, 0xe8].map((value) => (value / 255) * 0.9);

const toHex = (colour: Colour) =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Above this light text has less contrast than the hour's deep colour. */
const bright = 0.2;

async function measure(file: string, skyPart: number) {
  const { data, info } = await sharp(join(root, "public/pictures", file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mean = (from: number, to: number): Colour => {
    const sum: Colour = [0, 0, 0];
    const first = Math.floor(from * info.height);
    const last = Math.max(first + 1, Math.floor(to * info.height));
    for (let at = first * info.width; at < last * info.width; at += 1)
      for (const k of [0, 1, 2] as const) sum[k] += data[at * info.channels + k] ?? 0;
    const count = (last - first) * info.width;
    return sum.map((value) => value / count) as Colour;
  };
  return [mean(0, 0.015), mean(0.98, 1), mean(0, Math.max(0.05, skyPart))] as const;
}

const pictures = new Map(
  read<PictureEntry[]>("content/pictures.json").map((picture) => [picture.slug, picture]),
);

const subjects = read<Record<string, PictureSubject>>("content/subjects.json");
const lines: string[] = [];
for (const [slug, { subject, closed }] of Object.entries(subjects)) {
  const night = pictures.get(slug)?.layers?.night?.[0];
  const day = await measure(`${slug}-320.avif`, subject[1]);
  const dark = night
    ? await measure(`${slug}-night-${night}.avif`, subject[1])
    : day.map((colour) => colour.map((value, k) => value * (nightGrade[k] ?? 1)) as Colour);
  const both = (at: number) => [day, dark].map((rows) => toHex(rows[at] ?? [0, 0, 0]));
  const ink = [day, dark].map((rows) =>
    !closed && luminance(rows[2] ?? [0, 0, 0]) > bright ? "dark" : "light",
  );
  const entry = { subject, top: both(0), foot: both(1), ink, ...(closed && { closed }) };
  lines.push(`  ${JSON.stringify(slug)}: ${JSON.stringify(entry)}`);
}
writeFileSync(join(root, "content/subjects.json"), `{\n${lines.join(",\n")}\n}\n`);
