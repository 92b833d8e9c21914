import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds that answers about an address are rounded up to. */
export const timingStep = 100;

/**
 * Answers only at whole steps since the start, so that work done for a known address alone
 * cannot be told from the time it took. Refusals are delayed alike.
 */
export async function answerEvenly<T>(work: () => Promise<T>, step = timingStep): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const spent = performance.now() - start;
    await wait(Math.ceil(spent / step) * step - spent);
  }
}
