/** 545 as "09:05": minutes after midnight as a clock and a field of time have them; past midnight the next morning's. */
export const writeClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** "09:05" as minutes after midnight; null of anything else. */
export function readClock(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
