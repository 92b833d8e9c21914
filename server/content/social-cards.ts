import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { socialCardSize } from "#contract/content/picture.ts";
import type { Catalogue } from "./catalogue.ts";
import { findDrawing } from "./map/drawn-files.ts";
import { getPlaceTile, type Spot } from "./map/place-tile.ts";

const files = join(import.meta.dirname, "../../public");
/** Robots alone ask for cards: most processes never need it. */
const loadSharp = async () => (await import("sharp")).default;
const markSize = 108;
const edge = 40;
/** A hundred kilobytes each. */
const capacity = 40;

/** Bytes of a picture that the office has put in the place of a shipped one, at least so wide; null: it is none. */
export type ReadOwn = (slug: string, least: number) => Promise<Buffer | null>;

export type SocialCards = ReturnType<typeof createSocialCards>;

/**
 * What a shared link shows: the page's own picture or the map in its place, cut to the size that networks ask for, with the
 * mark in its corner. JPEG, for not every crawler reads WebP and hardly one AVIF. Drawn when first
 * asked for, the latest forty kept.
 */
export function createSocialCards(
  catalogue: Pick<Catalogue, "findShippedPicture" | "findSpot">,
  readOwn: ReadOwn,
) {
  const drawn = new Map<string, Promise<Buffer>>();
  let mark: Promise<Buffer> | null = null;

  async function drawMark(): Promise<Buffer> {
    const sharp = await loadSharp();
    return sharp(await readFile(join(files, "favicon.svg")), { density: 72 * (markSize / 40) })
      .resize(markSize)
      .png()
      .toBuffer();
  }

  /** What the card is cut from: the picture's file, its bytes where it is the office's, or the map in its place. */
  async function findSource(slug: string): Promise<string | Buffer | Spot | null> {
    const own = await readOwn(slug, socialCardSize.width);
    if (own) return own;
    const entry = catalogue.findShippedPicture(slug);
    if (!entry) return catalogue.findSpot(slug);
    const width = entry.widths.find((candidate) => candidate >= socialCardSize.width);
    return width ? join(files, `pictures/${slug}-${width}.webp`) : null;
  }

  async function drawCard(source: string | Buffer | Spot): Promise<Buffer> {
    const sharp = await loadSharp();
    mark ??= drawMark();
    const isPicture = typeof source === "string" || Buffer.isBuffer(source);
    return sharp(isPicture ? source : Buffer.from(findDrawing(getPlaceTile(source).day) ?? ""))
      .resize({ ...socialCardSize, fit: "cover", position: "centre" })
      .composite([
        {
          input: await mark,
          left: edge,
          top: socialCardSize.height - markSize - edge,
        },
      ])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  }

  return {
    /** Null for what has neither a picture nor a map. */
    async find(slug: string): Promise<Buffer | null> {
      const kept = drawn.get(slug);
      const source = kept ? null : await findSource(slug);
      if (!kept && !source) return null;
      const card = kept ?? drawCard(source as NonNullable<typeof source>);
      drawn.delete(slug);
      drawn.set(slug, card);
      if (drawn.size > capacity) drawn.delete(drawn.keys().next().value as string);
      card.catch(() => drawn.delete(slug));
      return card;
    },
  };
}
