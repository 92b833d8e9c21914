import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/**
 * Writes content/skylines.json: of each picture the part of its height, from the top, that is sky
 * alone: trees at its sides may rise above. A page's word stands there when no layer lies before it.
 */
const root = join(import.meta.dirname, "..");
const width = 160;
/** Lightness (0 to 255) by which land stands out of the sky around it; a cloud does by less. */
const edge = 20;

type Entry = { slug: string; widths: number[] };

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

const entries = JSON.parse(readFileSync(join(root, "content/pictures.json"), "utf8")) as Entry[];
const skylines: Record<string, number> = {};
for (const { slug, widths } of entries) {
  const file = join(root, `public/pictures/${slug}-${widths[0]}.webp`);
  const { data, info } = await sharp(file)
    .resize(width)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  skylines[slug] = findSkyline(data, info.height);
}
const text = JSON.stringify(skylines, null, 2).concat("\n");
writeFileSync(join(root, "content/skylines.json"), text);
