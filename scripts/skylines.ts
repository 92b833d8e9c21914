import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { setGiantWord, setTitleWord } from "../server/content/pages/giant-words.ts";

/**
 * Writes content/skylines.json: of each picture the part of its height, from the top, that is sky
 * alone: trees at its sides may rise above. A page's word stands there when no layer lies before it.
 * Of one with a front layer, and of its middle for phones (`<slug>-tall`): the row on which a word stands of which
 * that layer hides a fifth, and no letter whole.
 */
const root = join(import.meta.dirname, "..");
const width = 160;
/** Lightness (0 to 255) by which land stands out of the sky around it; a cloud does by less. */
const edge = 20;

/** A word's height in the picture's, at 1440 px and on a phone. */
const wordHeights = { wide: 0.15, tall: 0.06 };
/** The same on a phone of a line one em wide: a name of twelve letters is half as high as one of six. */
const tallLine = 0.23;
const hidden = 0.2;
/** Heroes this wide were composed for where their word stands. */
const composed = 1920;

type Named = { slug: string; name: string; picture: string };
const readList = (list: string) =>
  JSON.parse(readFileSync(join(root, `content/${list}.json`), "utf8")) as Named[];

/** The giant words of the pages whose heads are cropped for phones, by picture. */
const words = new Map([
  ...readList("states").map(
    ({ slug, name, picture }) => [picture, setGiantWord(slug, name)] as const,
  ),
  ...readList("villages").map(({ name, picture }) => [picture, setTitleWord(name)] as const),
]);

/** The height of a page's name on a phone, of its lowest line where it has two, in its picture's. */
function measureTallWord(picture: string): number {
  const word = words.get(picture) ?? setTitleWord(picture);
  return tallLine / (word.narrow.at(-1)?.em ?? 1);
}

type Entry = { slug: string; width: number; widths: number[]; layers?: { outline?: number[] } };

/** The first of four rows in which something stands that is wider than a bird. */
function findSkyline(pixels: Buffer, height: number): number {
  const isLand = (row: number): boolean => {
    let run = 0;
    for (let x = width * 0.2; x < width * 0.8; x++) {
      const at = row * width + x;
      const here = pixels[at] ?? 0;
      const beside = Math.abs((pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0));
      const above = Math.abs(here - (pixels[at - 2 * width] ?? here));
      if (beside > edge || above > edge) run++;
    }
    return run >= 3;
  };
  const rows = Array.from({ length: height }, (_, row) => row);
  const first = rows.find((row) => [0, 1, 2, 3].every((below) => isLand(row + below)));
  return Math.round(((first ?? 0) / height) * 100) / 100;
}

/** The first row above which, as high as its line is, the front covers enough. */
async function findFoot(
  file: string,
  wordHeight: number,
  lineHeight = wordHeight,
): Promise<number> {
  const { data, info } = await sharp(file)
    .extractChannel("alpha")
    .resize(width, width, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [from, to] = [Math.round(width * 0.08), Math.round(width * 0.92)];
  const cover = Array.from({ length: width }, (_, row) => {
    const begin = row * width * info.channels;
    const line = Array.from(data.subarray(begin, begin + width * info.channels));
    const inside = line.filter((_value, at) => at % info.channels === 0).slice(from, to);
    return inside.reduce((sum, value) => sum + value, 0) / (255 * inside.length);
  });
  const rows = Math.round(width * wordHeight);
  const lineRows = Math.min(rows, Math.round(width * lineHeight));
  const isHidden = (row: number) => {
    const above = cover.slice(Math.max(0, row - lineRows), row);
    return above.reduce((sum, value) => sum + value, 0) / lineRows >= hidden;
  };
  // A spire; birds and flags are thinner or end at once.
  const peak = cover.findIndex((_, row) =>
    cover.slice(row, row + 6).every((share) => share >= 0.015),
  );
  const foot = Math.min(
    cover.findIndex((_, row) => isHidden(row)),
    peak + 0.75 * rows,
  );
  return Math.round((foot / width) * 1000) / 1000;
}

const entries = JSON.parse(readFileSync(join(root, "content/pictures.json"), "utf8")) as Entry[];
const skylines: Record<string, number> = {};
const folder = join(root, "public/pictures");
for (const { slug, width: widest, widths, layers } of entries) {
  if (layers?.outline && widest >= composed) continue;
  if (layers?.outline) {
    const outline = `${folder}/${slug}-outline`;
    skylines[slug] = await findFoot(`${outline}-${layers.outline[0]}.avif`, wordHeights.wide);
    skylines[`${slug}-tall`] = await findFoot(
      `${outline}-tall.avif`,
      wordHeights.tall,
      measureTallWord(slug),
    );
    continue;
  }
  const file = `${folder}/${slug}-${widths[0]}.webp`;
  const { data, info } = await sharp(file)
    .resize(width)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  skylines[slug] = findSkyline(data, info.height);
}
const text = JSON.stringify(skylines, null, 2).concat("\n");
writeFileSync(join(root, "content/skylines.json"), text);
