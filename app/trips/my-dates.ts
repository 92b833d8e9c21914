import { readDraft } from "#app/forms/drafts.ts";
import { keptPlans, tripDraft } from "#app/forms/form-drafts.ts";
import type { TripDraft } from "./trip-draft.ts";

/** First and last day of a trip, YYYY-MM-DD; the same day where only its beginning is known. */
export type MyDates = { from: string; to: string };

const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

let last: { text: string; dates: MyDates[] } | null = null;

/** Days of the kept plans, the latest plan first; forty kilobytes each, read once a change. */
function readPlanDates(): MyDates[] {
  try {
    const text = localStorage.getItem(keptPlans) ?? "[]";
    if (last?.text === text) return last.dates;
    const plans = JSON.parse(text) as { itinerary?: { from?: unknown; to?: unknown } }[];
    const dates = plans.flatMap(({ itinerary }) => {
      const { from, to } = itinerary ?? {};
      return isDay(from) && isDay(to) && from <= to ? [{ from, to }] : [];
    });
    last = { text, dates };
    return dates;
  } catch {
    return [];
  }
}

/** When this browser's person travels: by the planner's last trip, else by the draft of a request; null for the past. */
export function readMyDates(today: string): MyDates | null {
  const planned = readPlanDates().find(({ to }) => to >= today);
  if (planned) return planned;
  const day = readDraft<TripDraft>(tripDraft, "device")?.values?.travelDate;
  return isDay(day) && day >= today ? { from: day, to: day } : null;
}
