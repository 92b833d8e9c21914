/** India keeps one offset all year: UTC+5:30. */
const offset = 330 * 60_000;

/** The instant moved so that its UTC fields read as the clock on a wall in India, where trips and office are. */
export const moveToIndia = (now: Date): Date => new Date(now.getTime() + offset);

/** The day (YYYY-MM-DD) in India, whatever the reader's or the server's own zone. */
export const dayInIndia = (now: Date): string => moveToIndia(now).toISOString().slice(0, 10);

/** 1 to 12, by the same calendar. */
export const monthInIndia = (now: Date): number => moveToIndia(now).getUTCMonth() + 1;

/** Minutes after midnight in India. */
export function minuteInIndia(now: Date): number {
  const there = moveToIndia(now);
  return there.getUTCHours() * 60 + there.getUTCMinutes();
}

/** 0 is Monday, as everywhere in compiled hours. */
export const weekdayInIndia = (now: Date): number => (moveToIndia(now).getUTCDay() + 6) % 7;
