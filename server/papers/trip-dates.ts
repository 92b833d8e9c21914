import { addDays } from "#contract/trip/calendar-day.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { SayPaper } from "#words/papers/say-paper.ts";
import type { PaperCalls, PaperTrip } from "./trip-sheet.ts";

/** The dates of a trip's paper, as far as somebody has said when it begins. */

/** The date of each day, by its index; null where nobody has said when the trip begins. */
export const readDates =
  ({ days, departure, when }: PaperTrip) =>
  (index: number): string | null =>
    days[index]?.date ?? (when ? null : addDays(departure, index));

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

/** Whether its days have dates: somebody has said when it begins. */
export const isDated = ({ days, when }: { days: PlanDays; when: string }): boolean =>
  when === "" || Boolean(days[0]?.date);

/** Hotels without the dates of their nights. */
export const withoutDates = ({ hotels, numbers }: PaperCalls): PaperCalls => ({
  hotels: hotels.map((hotel) => ({ ...hotel, nights: [] })),
  numbers,
});
