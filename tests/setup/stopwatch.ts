/**
 * Tests that hold a rule about time ask for what a busy machine cannot spoil: the processor time of
 * this process, or the best of several tries.
 */

/** Milliseconds of processor time that `work` took in this process, its threads included. */
export async function measureProcessorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of what `measure` answers, tried at most `tries` times and until it is below `enough`. */
export async function findLeast(
  measure: () => Promise<number>,
  { tries, enough }: { tries: number; enough: number },
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < tries && least >= enough; n++) least = Math.min(least, await measure());
  return least;
}
