import { newId } from "#contract/new-id.ts";
import { dateAt } from "#contract/trip/day-order.ts";
import type { PlanDay, PlanDays, PlanStop } from "#contract/trip/trip-days.ts";

/** Days and stops that are not there yet: each has an id of its own for good. */

/** A day with nothing said yet, as it stands in its form. */
export function createDay(days: PlanDays, title: string): PlanDay {
  const last = days.at(-1);
  return {
    id: newId("day"),
    date: dateAt(days, days.length),
    title,
    text: "",
    sleeps: last?.sleeps ?? null,
    stops: [],
  };
}

export const createStop = (name: string): PlanStop => ({
  id: newId("stop"),
  name,
  sight: null,
  at: null,
  text: "",
});
