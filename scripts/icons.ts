/**
 * Makes the icons of telephones and older browsers out of the mark:
 *   node scripts/icons.ts
 * Its outputs are committed; run it when public/favicon.svg changes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const folder = join(import.meta.dirname, "../public");
const mark = readFileSync(join(folder, "favicon.svg"), "utf8");
/** Systems cut icons to shapes of their own: the same picture without its round edge. */
const square = mark
  .replace(/<clipPath[\s\S]*?<\/clipPath>/, "")
  .replace(' clip-path="url(#c)"', "");

const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 40 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An .ico holds PNGs: a header, one entry of 16 bytes each, then the files. */
async function drawIco(sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map((size) => draw(mark, size)));
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images]);
}

const icons: [name: string, svg: string, size: number][] = [
  ["apple-touch-icon.png", square, 180],
  ["icon-192.png", mark, 192],
  ["icon-512.png", mark, 512],
  ["icon-maskable-512.png", square, 512],
];
for (const [name, svg, size] of icons) writeFileSync(join(folder, name), await draw(svg, size));
writeFileSync(join(folder, "favicon.ico"), await drawIco([16, 32, 48]));
