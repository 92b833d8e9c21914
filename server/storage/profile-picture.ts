import sharp from "sharp";
import { AppError } from "#server/http/app-error.ts";

/** 2 MB, section 9 of the specification. */
export const maxPictureBytes = 2 * 1024 * 1024;

/** Far beyond any phone's camera, far below what would fill the memory. */
const maxPixels = 50_000_000;
const formats = new Set(["jpeg", "png", "webp"]);

export const pictureTexts = {
  kind: "Only JPG, PNG, or WEBP images allowed.",
  size: "Image must be smaller than 2MB.",
} as const;

/** Bytes of a `data:` URL. @throws AppError picture_refused or too_large */
export function decodeDataUrl(url: string): Buffer {
  const found = /^data:([\w/+.-]+)(?:;[\w=-]+)*;base64,([A-Za-z0-9+/]*={0,2})$/.exec(url);
  if (!found?.[1] || !/^image\/(jpe?g|png|webp)$/.test(found[1]))
    throw new AppError("picture_refused", pictureTexts.kind);
  const bytes = Buffer.from(found[2] ?? "", "base64");
  if (bytes.byteLength > maxPictureBytes) throw new AppError("too_large", pictureTexts.size);
  return bytes;
}

/**
 * Re-encodes an uploaded picture: what it says it is does not count, only what it decodes to.
 * Metadata is dropped, the orientation applied, `bound` (px) the longer side at most.
 * @returns WebP bytes. @throws AppError picture_refused
 */
export async function reencodePicture(bytes: Uint8Array, bound = 512): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
    const { format } = await image.metadata();
    if (!format || !formats.has(format)) throw new AppError("picture_refused", pictureTexts.kind);
    return await image
      .rotate()
      .resize(bound, bound, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("picture_refused", pictureTexts.kind, { cause: error });
  }
}
