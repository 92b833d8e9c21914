/** Milliseconds that answers about an address are rounded up to: more than the work takes. */
export const timingStep = 250;

/** A step in milliseconds, and what waits for the rest of one. */
export type Timing = { timingStep: number; pause: (milliseconds: number) => Promise<unknown> };

/**
 * Answers only at whole steps since the start, so that work done for a known address alone
 * cannot be told from the time it took. Refusals are delayed alike.
 */
export async function answerEvenly<T>(
  { timingStep: step, pause }: Timing,
  work: () => Promise<T>,
): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const spent = performance.now() - start;
    await pause(Math.ceil(spent / step) * step - spent);
  }
}

/** The same for sign-ups: they write far more for a new address, so on a busy machine one step is short. */
export const answerSignUpEvenly = <T>(timing: Timing, work: () => Promise<T>): Promise<T> =>
  answerEvenly({ ...timing, timingStep: 2 * timing.timingStep }, work);

/** The same for failures alone: whoever is let in need not wait. */
export async function failEvenly<T>(
  { timingStep: step, pause }: Timing,
  work: () => Promise<T>,
): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } catch (error) {
    const spent = performance.now() - start;
    await pause(Math.ceil(spent / step) * step - spent);
    throw error;
  }
}
