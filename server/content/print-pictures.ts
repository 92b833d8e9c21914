import { join } from "node:path";
import type { Catalogue } from "./catalogue.ts";
import type { ReadOwn } from "./social-cards.ts";

const files = join(import.meta.dirname, "../../public/pictures");
/** Some twenty kilobytes each; the covers are larger. */
const capacity = 60;

export type PrintPictures = ReturnType<typeof createPrintPictures>;

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The site's own pictures, and the office's in their place, as a paper takes them: JPEG, cut to a shape. The latest are kept. */
export function createPrintPictures(
  catalogue: Pick<Catalogue, "findPicture" | "findShippedPicture">,
  readOwn: ReadOwn,
) {
  const drawn = new Map<string, Promise<Buffer | null>>();

  async function draw(slug: string, width: number, height: number): Promise<Buffer | null> {
    const entry = catalogue.findShippedPicture(slug);
    const file = entry?.widths.find((one) => one >= width) ?? entry?.widths.at(-1);
    const source = entry ? join(files, `${slug}-${file}.webp`) : await readOwn(slug, width);
    if (!source) return null;
    const { default: sharp } = await import("sharp");
    return sharp(source)
      .resize({ width, height, fit: "cover", position: "attention" })
      .jpeg({ quality: 74, mozjpeg: true })
      .toBuffer();
  }

  return {
    /** The picture of a town, a village or a state by its name; null where none was made. */
    findOfPlace(name: string): string | null {
      const slug = slugOf(name);
      const names = ["city", "village", "state"].map((kind) => `${kind}-${slug}`);
      return names.map((one) => catalogue.findPicture(one)?.slug).find(Boolean) ?? null;
    },

    /** Pixels; null for what has no picture. */
    async read(slug: string, width: number, height: number): Promise<Buffer | null> {
      const key = `${slug} ${width} ${height}`;
      const picture = drawn.get(key) ?? draw(slug, width, height);
      drawn.delete(key);
      drawn.set(key, picture);
      if (drawn.size > capacity) drawn.delete(drawn.keys().next().value as string);
      picture.catch(() => drawn.delete(key));
      return picture;
    },
  };
}
