import { addDays } from "#contract/trip/calendar-day.ts";
import type { SayPaper } from "#words/papers/say-paper.ts";
import type { PaperCalls, PaperTrip } from "./trip-sheet.ts";

/** The dates of a trip's paper, as far as somebody has said when it begins. */

export const sayDate = (date: string | null, say: SayPaper): string =>
  date === null ? "" : say("full-day", { day: date });

/** When it is, and how long: as far as that is known. */
export function sayDates(
  { days, when = "" }: PaperTrip,
  first: string | null,
  say: SayPaper,
): string {
  const length = Math.max(days.length, 1);
  if (first !== null)
    return length > 1
      ? say("dates", { first, last: addDays(first, length - 1), days: length })
      : say("day", { day: first });
  const [year = "", month = ""] = when.split("-");
  return month
    ? say("dates-month", { days: length, month: Number(month), year })
    : say("dates-open", { days: length });
}

/** Hotels without the dates of their nights. */
export const withoutDates = ({ hotels, numbers }: PaperCalls): PaperCalls => ({
  hotels: hotels.map((hotel) => ({ ...hotel, nights: [] })),
  numbers,
});
