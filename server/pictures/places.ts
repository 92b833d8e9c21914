import { AppError } from "#server/errors/app-error.ts";

/** Work that takes turns: `atOnce` are at it, `waiting` may wait, the next is told to come again. */
export function createPlaces({
  atOnce,
  waiting: mostWaiting,
}: {
  atOnce: number;
  waiting: number;
}) {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return {
    /** @throws AppError too_many_requests, with Retry-After, and whatever the work throws */
    async take<T>(work: () => Promise<T>): Promise<T> {
      if (busy < atOnce) busy += 1;
      else if (waiting.length < mostWaiting)
        await new Promise<void>((resolve) => waiting.push(resolve));
      else
        throw new AppError("too_many_requests", "Many pictures are arriving: please try again.", {
          headers: { "retry-after": "5" },
        });
      try {
        return await work();
      } finally {
        // A place is handed over, never free in between.
        const next = waiting.shift();
        if (next) next();
        else busy -= 1;
      }
    },
  };
}
