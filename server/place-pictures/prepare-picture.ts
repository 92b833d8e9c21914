import { AppError } from "#server/errors/app-error.ts";
import type { QueueOwner } from "#server/limits/fair-queue.ts";
import type { PictureRoom } from "#server/pictures/picture-room.ts";

export const placePictureTexts = {
  kind: "A picture is a JPEG, PNG, WebP or HEIC file.",
  small: "The picture is too small: 960 pixels wide and 600 high at least.",
} as const;

/** Widths of the files, as far as the picture has them; its shape is that of the site's own. */
export const pictureWidths = [480, 960, 1600] as const;
const shape = 1.6;
const least = { width: 960, height: 600 } as const;
export const pictureFormats = ["avif", "webp"] as const;

export type PreparedPicture = {
  files: { width: number; format: (typeof pictureFormats)[number]; bytes: Buffer }[];
  width: number;
  height: number;
  widths: number[];
  colour: string;
  placeholder: string;
  /** Where its subject is, in what was kept. */
  focus: { x: number; y: number };
};

const hex = (channel: number) => channel.toString(16).padStart(2, "0");
const clamp = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));

/** The largest part of a picture (px) that has the site's shape, around its subject (parts of it). */
export function cutAround(
  { width, height }: { width: number; height: number },
  focus: { x: number; y: number },
): { left: number; top: number; width: number; height: number } {
  const isWide = width / height > shape;
  const cut = {
    width: isWide ? Math.floor(height * shape) : width,
    height: isWide ? height : Math.floor(width / shape),
  };
  return {
    ...cut,
    left: clamp(focus.x * width - cut.width / 2, width - cut.width),
    top: clamp(focus.y * height - cut.height / 2, height - cut.height),
  };
}

/**
 * A picture of a place made anew: upright, without what a camera wrote into it, cut around its subject, in the widths
 * and forms that pages ask for. @throws AppError picture_refused, too_many_requests
 */
export const preparePicture = (
  pictures: PictureRoom,
  bytes: Uint8Array,
  focus: { x: number; y: number },
  owner?: QueueOwner,
): Promise<PreparedPicture> =>
  pictures.decode(
    bytes,
    { formats: ["jpeg", "png", "webp", "heif"], refusal: placePictureTexts.kind },
    async (open) => {
      const upright = await open().autoOrient().jpeg({ quality: 95 }).toBuffer({
        resolveWithObject: true,
      });
      const { width: fullWidth, height: fullHeight } = upright.info;
      const cut = cutAround({ width: fullWidth, height: fullHeight }, focus);
      if (cut.width < least.width || cut.height < least.height)
        throw new AppError("picture_refused", placePictureTexts.small);
      const widths = pictureWidths.filter((width) => width <= cut.width);
      const most = widths.at(-1) ?? least.width;
      const whole = await open(upright.data)
        .extract(cut)
        .resize({ width: most })
        .webp({ quality: 92 })
        .toBuffer({ resolveWithObject: true });
      const files: PreparedPicture["files"] = [];
      for (const width of widths)
        for (const format of pictureFormats) {
          const sized = open(whole.data).resize({ width });
          const made =
            format === "avif"
              ? sized.avif({ quality: 55, effort: 3 })
              : sized.webp({ quality: 80 });
          files.push({ width, format, bytes: await made.toBuffer() });
        }
      const tiny = await open(whole.data).resize({ width: 24 }).webp({ quality: 40 }).toBuffer();
      const { dominant } = await open(tiny).stats();
      return {
        files,
        width: whole.info.width,
        height: whole.info.height,
        widths,
        colour: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
        placeholder: `data:image/webp;base64,${tiny.toString("base64")}`,
        focus: {
          x: (focus.x * fullWidth - cut.left) / cut.width,
          y: (focus.y * fullHeight - cut.top) / cut.height,
        },
      };
    },
    owner,
  );
