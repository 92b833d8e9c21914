import { join } from "node:path";
import type { Catalogue } from "./catalogue.ts";

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

/** The site's own pictures as a paper takes them: JPEG, cut to a shape. The latest are kept. */
export function createPrintPictures(catalogue: Pick<Catalogue, "findShippedPicture">) {
  const drawn = new Map<string, Promise<Buffer>>();

  async function draw(slug: string, width: number, height: number): Promise<Buffer> {
    const entry = catalogue.findShippedPicture(slug);
    const file = entry?.widths.find((one) => one >= width) ?? entry?.widths.at(-1);
    const { default: sharp } = await import("sharp");
    return sharp(join(files, `${slug}-${file}.webp`))
      .resize({ width, height, fit: "cover", position: "attention" })
      .jpeg({ quality: 74, mozjpeg: true })
      .toBuffer();
  }

  return {
    /** The picture of a town, a village or a state by its name; null where none was made. */
    findOfPlace(name: string): string | null {
      const slug = slugOf(name);
      const names = ["city", "village", "state"].map((kind) => `${kind}-${slug}`);
      return names.find((one) => catalogue.findShippedPicture(one) !== null) ?? null;
    },

    /** Pixels; null for what has no picture. */
    async read(slug: string, width: number, height: number): Promise<Buffer | null> {
      if (!catalogue.findShippedPicture(slug)) return null;
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
