import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { PictureEntry } from "#contract/content/content-parts.ts";
import type { PictureSubject } from "#contract/content/picture.ts";
import { type Colour, contrast, gradeForNight, luminance } from "./contrast-of-colours.ts";

/**
 * Measures again the colours of content/subjects.json: of each picture, by day and by night, the
 * top row that the drawn sky must continue, the bottom row that the ground must, whether a word
 * above its subject is dark or light, and whether it needs a haze behind it to be read. The rectangles
 * `closed` and `front` are a person's and stay.
 */
const root = join(import.meta.dirname, "..");
const read = <T>(name: string) => JSON.parse(readFileSync(join(root, name), "utf8")) as T;

const toHex = (colour: Colour) =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/** Luminances of a word: about that of the hours' deep colours, and of the light one (`head-measures.ts`). */
const inks = { dark: 0.035, light: 0.96 } as const;
type Ink = keyof typeof inks;

/** What large letters must have, and a little for the sizes at which they stand elsewhere than here. */
const enough = 3.6;

/** The ink that is read best before these, and its contrast with the worst twentieth of them. */
function chooseInk(luminances: readonly number[]): { ink: Ink; least: number } {
  const [dark, light] = (["dark", "light"] as const).map((ink) => {
    const found = luminances.map((value) => contrast(inks[ink], value)).sort((a, b) => a - b);
    return { ink, least: found[Math.floor(found.length / 20)] ?? 0 };
  }) as [{ ink: Ink; least: number }, { ink: Ink; least: number }];
  return dark.least >= light.least ? dark : light;
}

type Measured = {
  top: Colour;
  foot: Colour;
  /** Where its word stands, with the part of the picture's height. */
  above: readonly { colour: Colour; at: number }[];
};

const eachPart = ([r, g, b]: Colour, change: (value: number, index: number) => number): Colour => [
  change(r, 0),
  change(g, 1),
  change(b, 2),
];

const grade = ({ top, foot, above }: Measured): Measured => ({
  top: gradeForNight(top, 0),
  foot: gradeForNight(foot, 1),
  above: above.map(({ colour, at }) => ({ colour: gradeForNight(colour, at), at })),
});

/** Of an outline what is land, a byte a pixel, at another size. */
async function readAlpha(file: string, width: number, height: number): Promise<Buffer> {
  return sharp(join(root, "public/pictures", file))
    .resize(width, height, { fit: "fill" })
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer();
}

/** Of a file the colours of its first and last rows, and of each pixel where its word stands: above its subject. */
async function measure(file: string, subjectTop: number, outline?: string): Promise<Measured> {
  const { data, info } = await sharp(join(root, "public/pictures", file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mean = (from: number, to: number): Colour => {
    const sum: [number, number, number] = [0, 0, 0];
    const first = Math.floor(from * info.height);
    const last = Math.max(first + 1, Math.floor(to * info.height));
    for (let at = first * info.width; at < last * info.width; at += 1)
      for (const k of [0, 1, 2] as const) sum[k] += data[at * info.channels + k] ?? 0;
    const count = (last - first) * info.width;
    return eachPart(sum, (value) => value / count);
  };
  const hidden = outline ? await readAlpha(outline, info.width, info.height) : null;
  const from = Math.floor(Math.max(0, subjectTop - wordPart) * info.height) * info.width;
  const below = Math.floor((subjectTop + wordLower) * info.height) * info.width;
  const above: Measured["above"][number][] = [];
  for (let at = from; at < Math.max(from + info.width, below); at += 1) {
    // What the land before it hides of a word does not count.
    if ((hidden?.[at] ?? 0) > 127) continue;
    const first = at * info.channels;
    above.push({
      colour: [data[first] ?? 0, data[first + 1] ?? 0, data[first + 2] ?? 0],
      at: Math.floor(at / info.width) / info.height,
    });
  }
  return { top: mean(0, 0.015), foot: mean(0.98, 1), above };
}

/** So much of a picture's height may lie behind its word above the subject's top, and below it in a wide view. */
const wordPart = 0.3;
const wordLower = 0.05;

/** By day and by night: the ink, and whether a haze of the sky's own colour must lie behind it. */
function chooseWord(
  measured: Measured,
  closed: boolean,
  front: boolean,
): { ink: Ink; haze: boolean } {
  if (closed) return { ink: "light", haze: false };
  // Before its land it has the haze by its place.
  if (front) return { ink: chooseInk([luminance(measured.top)]).ink, haze: false };
  const alone = chooseInk(measured.above.map(({ colour }) => luminance(colour)));
  if (alone.least >= enough) return { ink: alone.ink, haze: false };
  return { ink: chooseInk([luminance(measured.top)]).ink, haze: true };
}

const pictures = new Map(
  read<PictureEntry[]>("content/pictures.json").map((picture) => [picture.slug, picture]),
);

const subjects = read<Record<string, PictureSubject>>("content/subjects.json");
const lines: string[] = [];
for (const [slug, { subject, closed, front }] of Object.entries(subjects)) {
  const { night: nights, outline: outlines } = pictures.get(slug)?.layers ?? {};
  const night = nights?.[0];
  const outline = outlines && `${slug}-outline-${outlines[0]}.avif`;
  const day = await measure(`${slug}-320.avif`, subject[1], outline);
  const dark = night
    ? await measure(`${slug}-night-${night}.avif`, subject[1], outline)
    : grade(day);
  const words = [day, dark].map((measured) =>
    chooseWord(measured, closed ?? false, front !== undefined),
  );
  const entry = {
    subject,
    top: [toHex(day.top), toHex(dark.top)],
    foot: [toHex(day.foot), toHex(dark.foot)],
    ink: words.map(({ ink }) => ink),
    ...(closed && { closed }),
    ...(front && { front }),
    ...(words.some(({ haze }) => haze) && { haze: words.map(({ haze }) => haze) }),
  };
  lines.push(`  ${JSON.stringify(slug)}: ${JSON.stringify(entry)}`);
}
writeFileSync(join(root, "content/subjects.json"), `{\n${lines.join(",\n")}\n}\n`);
