type SlowLine = { saveData?: boolean; effectiveType?: string };

/** Whoever counts bytes, or waits for each of them, is asked for no more than what is pressed. */
export function isSlowLine(): boolean {
  const { connection } = navigator as { connection?: SlowLine };
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith("2g"));
}
