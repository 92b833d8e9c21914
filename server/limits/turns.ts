import { AppError } from "#server/errors/app-error.ts";

/** Work that takes turns: `atOnce` are at it, `waiting` may wait, the next is told to come again. */
export function createTurns({
  atOnce,
  waiting: mostWaiting,
  refusal,
  seconds,
}: {
  atOnce: number;
  waiting: number;
  /** Said to whoever finds too many waiting, and when to come again. */
  refusal: string;
  seconds: number;
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
        throw new AppError("too_many_requests", refusal, {
          headers: { "retry-after": String(seconds) },
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
