import type { PlannableFestival } from "#contract/content/plannable-festivals.ts";
import type { FactsIndex } from "./facts-index.ts";
import { straightKm } from "./points.ts";

/** The dates of a festival that an ISO date is one of. */
export const findDatesOn = ({ dates }: PlannableFestival, date: string) =>
  dates.find(({ start, end }) => start <= date && date <= end);

/** So far from its point it is still the same festival. */
export const nearFestivalKm = 45;

/** So near to its point a sight is where the festival happens. */
const atItKm = 1.5;

/** The sights where a festival happens on that very date; null where none does. */
export function listFestivalSights(
  { plannable }: FactsIndex,
  date: string,
): ReadonlySet<number> | null {
  const { festivals = [], sights } = plannable;
  const kept = festivals.filter((festival) => findDatesOn(festival, date));
  if (kept.length === 0) return null;
  const at = sights.flatMap((sight, index) =>
    kept.some((festival) => straightKm(festival, sight) <= atItKm) ? [index] : [],
  );
  return new Set(at);
}
