import { newId } from "#contract/new-id.ts";
import { dateAt } from "#contract/trip/day-order.ts";
import type { PlanDay, PlanDays, PlanStop } from "#contract/trip/trip-days.ts";

/** Changes of a trip's days by hand. A day and a stop keep their id for good, so that others' changes can be told apart. */

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

export const replaceDay = (days: PlanDays, day: PlanDay): PlanDays =>
  days.map((one) => (one.id === day.id ? day : one));
