import sharp from "sharp";
import { photoTexts } from "#contract/photos.ts";
import { AppError } from "#server/http/app-error.ts";

/** Above any phone's usual picture, below what would fill the memory. */
const maxPixels = 64_000_000;
const formats = new Set(["jpeg", "png", "webp", "heif"]);

/** Longer sides in px of what is kept. */
export const photoSizes = { full: 2000, thumbnail: 640 } as const;
export type PhotoSize = keyof typeof photoSizes;

export type PreparedPhoto = {
  files: Record<PhotoSize, Buffer>;
  width: number;
  height: number;
  colour: string;
};

const hex = (channel: number) => channel.toString(16).padStart(2, "0");

async function prepare(bytes: Uint8Array): Promise<PreparedPhoto> {
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
  const { format } = await open().metadata();
  if (!format || !formats.has(format)) throw new AppError("picture_refused", photoTexts.kind);
  // Upright first: the orientation goes with the rest of the metadata, place and camera included.
  const bound = { fit: "inside", withoutEnlargement: true } as const;
  const full = await open()
    .autoOrient()
    .resize(photoSizes.full, photoSizes.full, bound)
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await sharp(full.data)
    .resize(photoSizes.thumbnail, photoSizes.thumbnail, bound)
    .webp({ quality: 76 })
    .toBuffer();
  const { dominant } = await sharp(thumbnail).stats();
  return {
    files: { full: full.data, thumbnail },
    width: full.info.width,
    height: full.info.height,
    colour: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
  };
}

const atOnce = 2;
const mostWaiting = 20;

export type PhotoKitchen = (bytes: Uint8Array) => Promise<PreparedPhoto>;

/**
 * Re-encodes photos, two at a time: what a file says it is does not count, only what it decodes to.
 * @throws AppError picture_refused; too_many_requests when more are waiting than memory should hold
 */
export function createPhotoKitchen(work: PhotoKitchen = prepare): PhotoKitchen {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async (bytes) => {
    if (waiting.length >= mostWaiting)
      throw new AppError("too_many_requests", "Many photos are arriving: please try again.", {
        headers: { "retry-after": "5" },
      });
    if (busy < atOnce) busy += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work(bytes);
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError("picture_refused", photoTexts.kind, { cause: error });
    } finally {
      // A place is handed over, never free in between.
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
