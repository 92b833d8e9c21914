/** Safari has no idle time to give: a moment later will do. */
const moment = 200;

/**
 * Runs once the page has nothing better to do, at the latest after so many milliseconds.
 * @returns takes it back
 */
export function whenIdle(run: () => void, latest = 1000): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(run, { timeout: latest });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(run, moment);
  return () => clearTimeout(timer);
}
