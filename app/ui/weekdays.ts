import { m } from "#app/paraglide/messages.js";
import { shortenWeekday } from "./format-dates.ts";
import { listAll } from "./format-lists.ts";

const week = ["1", "2", "3", "4", "5", "6", "7"];
/** So few days of rest are named in place of the days on which it runs. */
const mostRests = 2;

/** ISO weekdays, Monday is 1: "136" is "Mon, Wed, and Sat", "123567" is "daily but Thu". */
export function describeWeekdays(days: string): string {
  const rests = week.filter((day) => !days.includes(day));
  if (rests.length === 0) return m.weekdays_daily();
  // The first of January 2024 was a Monday.
  const name = (list: readonly string[]) =>
    listAll(list.map((day) => shortenWeekday(`2024-01-0${day}`)));
  return rests.length <= mostRests ? m.weekdays_daily_but({ days: name(rests) }) : name([...days]);
}
