import type { PlannableFestival } from "#contract/plannable.ts";
import type { FactsIndex } from "./facts-index.ts";
import { straightKm } from "./points.ts";

interface Dated {
  readonly facts: FactsIndex;
  readonly dates: readonly string[];
}

/** The dates of a festival that an ISO date is one of. */
export const findDatesOn = ({ dates }: PlannableFestival, date: string) =>
  dates.find(({ start, end }) => start <= date && date <= end);

/** So near to its point a sight is where the festival happens. */
const atItKm = 1.5;
const feasts = new WeakMap<Dated, readonly (ReadonlySet<number> | null)[]>();

/** True where a festival of that very day happens at the sight. */
export function isFeastAt(model: Dated, sight: number, day: number): boolean {
  let days = feasts.get(model);
  if (!days) {
    days = listFeasts(model);
    feasts.set(model, days);
  }
  return days[day]?.has(sight) ?? false;
}

function listFeasts({ dates, facts }: Dated): (ReadonlySet<number> | null)[] {
  const { festivals = [], sights } = facts.plannable;
  return dates.map((date) => {
    const kept = festivals.filter((festival) => findDatesOn(festival, date));
    if (kept.length === 0) return null;
    const at = sights.flatMap((sight, index) =>
      kept.some((festival) => straightKm(festival, sight) <= atItKm) ? [index] : [],
    );
    return new Set(at);
  });
}
