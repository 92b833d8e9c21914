import { AppError } from "#server/errors/app-error.ts";
import type { QueueOwner } from "#server/limits/fair-queue.ts";
import type { PictureRoom } from "#server/pictures/picture-room.ts";

/** 2 MB, section 9 of the specification. */
export const maxPictureBytes = 2 * 1024 * 1024;

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
 * Re-encodes an uploaded picture: metadata is dropped, the orientation applied, `bound` (px) the
 * longer side at most, when the turn of its owner has come. @returns WebP bytes. @throws AppError picture_refused, too_many_requests
 */
export const reencodePicture = (
  pictures: PictureRoom,
  bytes: Uint8Array,
  { bound = 512, owner }: { bound?: number; owner?: QueueOwner } = {},
): Promise<Buffer> =>
  pictures.decode(
    bytes,
    { formats: ["jpeg", "png", "webp"], refusal: pictureTexts.kind },
    async (open) =>
      open()
        .autoOrient()
        .resize(bound, bound, { fit: "inside", withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer(),
    owner,
  );
