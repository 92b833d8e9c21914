import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { brand } from "#contract/brand.ts";

const folder = join(import.meta.dirname, "../public");
const read = (name: string) => readFileSync(join(folder, name));

test("the manifest names the site, and icons that are as large as it says", async () => {
  const manifest = JSON.parse(read("site.webmanifest").toString()) as {
    name: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest.name).toBe(brand.name);
  const drawn = manifest.icons.filter(({ type }) => type === "image/png");
  expect(drawn).toHaveLength(3);
  for (const { src, sizes } of drawn) {
    const { width, height } = await sharp(read(src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test("a telephone's icon fills its square, the others are round", async () => {
  const cornerOf = async (name: string) => {
    const [, , , alpha] = await sharp(read(name))
      .ensureAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return alpha;
  };
  expect(await cornerOf("apple-touch-icon.png")).toBe(255);
  expect(await cornerOf("icon-maskable-512.png")).toBe(255);
  expect(await cornerOf("icon-512.png")).toBe(0);
  expect((await sharp(read("apple-touch-icon.png")).metadata()).width).toBe(180);
});

test("older browsers find three sizes in one file", () => {
  const ico = read("favicon.ico");
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    expect(ico.readUInt8(entry)).toBe(size);
    const at = ico.readUInt32LE(entry + 12);
    expect(ico.subarray(at + 1, at + 4).toString("latin1")).toBe("PNG");
  }
});
