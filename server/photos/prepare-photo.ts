import { photoTexts } from "#contract/wire/photos.ts";
import type { QueueOwner } from "#server/limits/fair-queue.ts";
import type { PictureRoom } from "#server/pictures/picture-room.ts";

const accepted = { formats: ["jpeg", "png", "webp", "heif"], refusal: photoTexts.kind } as const;

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

/**
 * A photo in the sizes that are kept, as WebP. Upright first: the orientation goes with the rest of
 * the metadata, place and camera included. @throws AppError picture_refused, too_many_requests
 */
export const preparePhoto = (
  pictures: PictureRoom,
  bytes: Uint8Array,
  owner?: QueueOwner,
): Promise<PreparedPhoto> =>
  pictures.decode(
    bytes,
    accepted,
    async (open) => {
      const bound = { fit: "inside", withoutEnlargement: true } as const;
      const full = await open()
        .autoOrient()
        .resize(photoSizes.full, photoSizes.full, bound)
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
      const thumbnail = await open(full.data)
        .resize(photoSizes.thumbnail, photoSizes.thumbnail, bound)
        .webp({ quality: 76 })
        .toBuffer();
      const { dominant } = await open(thumbnail).stats();
      return {
        files: { full: full.data, thumbnail },
        width: full.info.width,
        height: full.info.height,
        colour: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
      };
    },
    owner,
  );
