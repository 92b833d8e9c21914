import type { ShownDays } from "./days-of-page.ts";

/** What is seen, in its order, and on how many days. */
export function listSeen({ trip, days = [] }: ShownDays): { sights: string[]; count: number } {
  if (!trip)
    return {
      sights: days.flatMap(({ stops }) => stops.flatMap(({ sight }) => sight ?? [])),
      count: days.length,
    };
  const items = trip.days.flatMap((day) => day.items);
  return {
    sights: items.flatMap((item) => (item.kind === "visit" ? [item.sight] : [])),
    count: trip.days.length,
  };
}
