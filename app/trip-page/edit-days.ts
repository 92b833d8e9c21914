import { createUuid } from "#app/calls/create-uuid.ts";
import { addDays } from "#contract/calendar-day.ts";
import type { PlanDay, PlanDays, PlanStop } from "#contract/trip-days.ts";

/** Changes of a trip's days by hand. A day and a stop keep their id for good, so that others' changes can be told apart. */

const newId = (prefix: string) => `${prefix}-${createUuid().slice(0, 8)}`;

export function createDay(days: PlanDays, title: string): PlanDay {
  const last = days.at(-1);
  return {
    id: newId("day"),
    date: last?.date ? addDays(last.date, 1) : null,
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

export const removeDay = (days: PlanDays, id: string): PlanDays =>
  days.filter((one) => one.id !== id);

/** Moves one of a list by `steps`; the list as it is where there is no room. */
export function moveItem<T extends { id: string }>(
  list: readonly T[],
  id: string,
  steps: number,
): T[] {
  const from = list.findIndex((one) => one.id === id);
  const to = from + steps;
  const item = list[from];
  if (!item || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** A day changes places with its neighbour; the dates stay where they are in the trip. */
export function moveDay(days: PlanDays, id: string, steps: number): PlanDays {
  const dates = days.map(({ date }) => date);
  return moveItem(days, id, steps).map((day, index) => ({ ...day, date: dates[index] ?? null }));
}
