import type { Sharp } from "sharp";
import { AppError } from "#server/errors/app-error.ts";
import { createFairQueue, type QueueOwner, sendAway } from "#server/limits/fair-queue.ts";
import { type PictureFormat, sniffFormat } from "./sniff-format.ts";

/** What a stranger's picture may cost. */
export const pictureLimits = {
  /** As its header says them, before anything is unpacked: 24-megapixel telephones pass. */
  pixels: 25_000_000,
  /** Unpacked; sixteen bits a channel count double. */
  bytes: 100_000_000,
  atOnce: 1,
  waiting: 16,
  seconds: 20,
} as const;

export const manyPixels = "A picture may have 25 megapixels at most.";

type Accepted = {
  formats: readonly PictureFormat[] /** Said of anything else. */;
  refusal: string;
};
/** Opens the picture, or a result of it, to be worked on. */
type Open = (bytes?: Uint8Array) => Sharp;

export type PictureRoom = {
  /**
   * Works on a stranger's picture when its turn comes: what it says it is does not count, only what
   * it decodes to. `owner`: whose turn it takes. @throws AppError picture_refused; too_many_requests when too
   * many wait
   */
  decode<T>(
    bytes: Uint8Array,
    accepted: Accepted,
    work: (open: Open) => Promise<T>,
    owner?: QueueOwner,
  ): Promise<T>;
};

const bytesOfSample: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 };

/** The library, 27 MB of it, when the first picture arrives. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // Kept results would be of no use to anybody else; threads of a picture each hold rows of it.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** The one place in a process where strangers' pictures are unpacked, one after the other. */
export function createPictureRoom(limits: { atOnce: number; waiting: number } = pictureLimits) {
  const queue = createFairQueue({
    ...limits,
    refuse: sendAway("Many pictures are arriving: please try again.", 5),
  });

  async function check(bytes: Uint8Array, { formats, refusal }: Accepted): Promise<void> {
    // The first bytes choose the decoder: none but the accepted ones is ever started.
    const sniffed = sniffFormat(bytes);
    if (!sniffed || !formats.includes(sniffed)) throw new AppError("picture_refused", refusal);
    // Reads the header alone. The limit itself would end it with a message of its own.
    const sharp = await loadSharp();
    const found = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (found.format !== sniffed) throw new AppError("picture_refused", refusal);
    const pixels = found.width * found.height;
    const unpacked = pixels * Math.max(found.channels, 3) * (bytesOfSample[found.depth] ?? 4);
    if (pixels > pictureLimits.pixels || unpacked > pictureLimits.bytes)
      throw new AppError("picture_refused", manyPixels);
  }

  return {
    decode: (bytes, accepted, work, owner?: QueueOwner) =>
      queue.take(async () => {
        const sharp = await loadSharp();
        const open: Open = (input = bytes) =>
          sharp(input, {
            limitInputPixels: pictureLimits.pixels,
            failOn: "error",
            sequentialRead: true,
            pages: 1,
          }).timeout({ seconds: pictureLimits.seconds });
        try {
          await check(bytes, accepted);
          return await work(open);
        } catch (error) {
          if (error instanceof AppError) throw error;
          throw new AppError("picture_refused", accepted.refusal, { cause: error });
        }
      }, owner),
  } satisfies PictureRoom;
}
