import { addDays } from "#trip/dates.ts";

export { addDays };

const dayMs = 86_400_000;

/** ISO dates in a row. */
export const listDates = (from: string, days: number): string[] =>
  Array.from({ length: days }, (_, day) => addDays(from, day));

/** Whole days from one ISO date to another. */
export const daysFrom = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** 0 is Monday. */
export const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

/** 1 to 12. */
export const monthOf = (date: string): number => Number(date.slice(5, 7));

/** What a timetable asks of a date: its month and weekday, as month × 8 + weekday (0 is Monday). */
export const timetableDay = (date: string): number => monthOf(date) * 8 + weekdayOf(date);
/** The same month on whatever weekday suits. */
export const anyWeekday = (timetable: number): number => timetable | 7;

/** Such a day for what waits for no clock. */
export const clockless = (timetable: number): number => timetable | 128;
export const isClockless = (timetable: number): boolean => timetable >= 128;
/** 1 to 12. */
export const monthOfTimetable = (timetable: number): number => (timetable & 127) >> 3;

export const daysInMonth = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
