import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureEntry } from "#contract/content/content-parts.ts";
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

type Strip = { left: number; top: number; width: number; height: number };
/** What a card is cut from: the strip of a picture's file, or the map in its place. */
type Source = { file: string; strip: Strip } | Spot;

/** Bytes of a picture that the office has put in the place of a shipped one, at least so wide; null: it is none. */
export type ReadOwn = (slug: string, least: number) => Promise<Buffer | null>;

export type SocialCards = ReturnType<typeof createSocialCards>;

/**
 * What a shared link shows: the page's own picture or the map in its place, cut to the size that networks ask for, with the
 * mark in its corner. JPEG, for not every crawler reads WebP and hardly one AVIF. Drawn when first
 * asked for, the latest forty kept.
 */
export function createSocialCards(
  catalogue: Pick<Catalogue, "findShippedPicture" | "findSpot" | "findSubject" | "find">,
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

  function findShipped(slug: string): Source | null {
    const entry = catalogue.findShippedPicture(slug);
    if (!entry) return catalogue.findSpot(slug) ?? findRenamed(slug);
    const width = entry.widths.find((candidate) => candidate >= socialCardSize.width);
    if (!width) return null;
    return { file: join(files, `pictures/${slug}-${width}.webp`), strip: placeStrip(entry, width) };
  }

  /** A sight's picture was once called after the sight alone: shared links still ask for its card by that name. */
  function findRenamed(slug: string): Source | null {
    const [, sight] = /^attraction-(.+)$/.exec(slug) ?? [];
    const picture = sight && catalogue.find("attractions", sight)?.picture;
    return picture && picture !== slug ? findShipped(picture) : null;
  }

  /** The part of a picture's height that its subject is in the middle of; a map and the office's own are cut in theirs. */
  function placeStrip(entry: PictureEntry, width: number): Strip {
    const [, y, , h] = catalogue.findSubject(entry.slug)?.subject ?? [0, 0, 1, 1];
    const scaled = Math.round((entry.height * width) / entry.width);
    const height = Math.min(
      scaled,
      Math.round((socialCardSize.height * width) / socialCardSize.width),
    );
    const top = Math.round((y + h / 2) * scaled - height / 2);
    return { left: 0, top: Math.min(scaled - height, Math.max(0, top)), width, height };
  }

  async function drawCard(source: Source | Buffer): Promise<Buffer> {
    const sharp = await loadSharp();
    mark ??= drawMark();
    const drawing = () =>
      Buffer.isBuffer(source)
        ? sharp(source)
        : "file" in source
          ? sharp(source.file).extract(source.strip)
          : sharp(Buffer.from(findDrawing(getPlaceTile(source).day) ?? ""));
    return drawing()
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
      const source = kept
        ? null
        : ((await readOwn(slug, socialCardSize.width)) ?? findShipped(slug));
      if (!kept && !source) return null;
      const card = kept ?? drawCard(source as Source | Buffer);
      drawn.delete(slug);
      drawn.set(slug, card);
      if (drawn.size > capacity) drawn.delete(drawn.keys().next().value as string);
      card.catch(() => drawn.delete(slug));
      return card;
    },
  };
}
