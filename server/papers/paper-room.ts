import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { AppError } from "#server/errors/app-error.ts";
import { createFairQueue, queueOwnerOf, sendAway } from "#server/limits/fair-queue.ts";
import { createThreadRoom } from "#server/threads/thread-room.ts";
import type { PaperAnswer, PaperJob } from "./paper-job.ts";

/**
 * Threads, of which a second one starts only while the first is at it; papers that may wait; letters of what
 * a paper shows, as JSON; milliseconds, see `createThreadRoom`.
 */
const defaults = { threads: 2, waiting: 24, mostLetters: 800_000, patience: 10_000, rest: 60_000 };

/** Megabytes of a thread. A paper of half a million letters takes some ninety, the fonts and pdfkit with it. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

let prepared: string | null = null;

/** Before the first paper: the build has made a program for its thread. */
export function preparePaperThread(folder: string): void {
  prepared = join(folder, "paper-thread.js");
}

const startThread = () =>
  new Worker(prepared ?? new URL("./paper-thread.ts", import.meta.url), { resourceLimits });

const unavailable = (message: string, cause?: Error) =>
  new AppError("unavailable", message, { headers: { "retry-after": "5" }, cause });

/** Of what a paper shows in words. */
function lettersOf(job: PaperJob): number {
  if (job.ask === "money") return JSON.stringify(job.row).length;
  return JSON.stringify(job.ask === "trip" ? job.sheet.trip : job.sheet).length;
}

export type PaperRoom = ReturnType<typeof createPaperRoom>;

/**
 * Where papers are written: apart from the server's own thread, in bounds of time, memory and length. What
 * hangs or dies takes its own paper with it and no other; networks take turns.
 */
export function createPaperRoom(
  options: Partial<typeof defaults> & { thread?: () => Worker } = {},
) {
  const {
    thread = startThread,
    threads,
    waiting,
    mostLetters,
    ...times
  } = {
    ...defaults,
    ...options,
  };
  const rooms = Array.from({ length: threads }, () =>
    createThreadRoom<PaperJob, PaperAnswer>({
      name: "paper",
      start: thread,
      ...times,
      mostWaiting: 1,
      full: () => unavailable("Many papers are being written just now."),
      late: () => unavailable("This paper took too long to write."),
      dead: (error) => unavailable("This paper could not be written.", error),
    }),
  );
  /** The one that was at it last comes first: the others may go. */
  const free = rooms.toReversed();
  const queue = createFairQueue({
    atOnce: threads,
    waiting,
    refuse: sendAway(
      "Many papers are being written just now: please try again in a few seconds.",
      5,
    ),
  });

  return {
    /**
     * `network`: who asks, as `visitorKey` has it.
     * @returns the bytes of a PDF
     * @throws AppError too_large for more than a paper holds, too_many_requests when too many wait,
     *   unavailable when it takes too long or too much memory
     */
    async write(job: PaperJob, network: string): Promise<Buffer> {
      const letters = lettersOf(job);
      if (letters > mostLetters)
        throw new AppError(
          "too_large",
          `This is too long for a paper: it has ${letters} letters, a paper holds ${mostLetters}.`,
        );
      return queue.take(async () => {
        const room = free.pop();
        if (!room) throw new Error("more papers at once than threads");
        try {
          const { bytes } = await room.ask(job);
          return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        } finally {
          free.push(room);
        }
      }, queueOwnerOf(network));
    },
    async close(): Promise<void> {
      await Promise.all(rooms.map((room) => room.close()));
    },
  };
}
