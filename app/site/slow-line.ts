type Line = { saveData?: boolean; effectiveType?: string; downlink?: number };

const findLine = () => (navigator as { connection?: Line }).connection;

/** Whoever counts bytes, or waits for each of them, is asked for no more than what is pressed. */
export function isSlowLine(): boolean {
  const line = findLine();
  return Boolean(line?.saveData || line?.effectiveType?.endsWith("2g"));
}

/** Whether nothing is known against `megabits` a second; not every browser tells of its line. */
export function isLineFor(megabits: number): boolean {
  const line = findLine();
  if (line?.saveData || (line?.effectiveType && line.effectiveType !== "4g")) return false;
  return (line?.downlink ?? megabits) >= megabits;
}
