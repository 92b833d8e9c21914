import type { Budget, RupeeRange } from "#contract/trip/itinerary.ts";
import type { TripWithFacts } from "#planner/trip/trip-facts.ts";
import { findStay } from "./show-planned.ts";

/** Rupees for the whole party: what a day adds, and what has come together by its end. */
export type DayCost = { added: RupeeRange; sofar: RupeeRange };

type Line = Budget["lines"][number];

const addUp = <T>(
  all: Readonly<Record<string, T>> | undefined,
  sumOf: (one: T) => number,
): number => Object.values(all ?? {}).reduce((sum, one) => sum + sumOf(one), 0);

/** How much of a line falls on a day, against the other days. */
function weigh({ what }: Line, { document: { days }, facts }: TripWithFacts): number[] {
  if (what === "tickets")
    return days.map(({ id }) => addUp(facts.days[id]?.visits, ({ fee }) => fee ?? 0));
  if (what === "transport")
    return days.map(({ id }) => addUp(facts.days[id]?.rides, ({ fare }) => fare?.[1] ?? 0));
  if (what === "stay")
    return days.map(({ night }, index) => {
      const stay = findStay(facts.stays, index + 1);
      return night && stay?.price ? stay.price[1] / stay.nights : 0;
    });
  return days.map(() => 1);
}

/**
 * The budget by days: each line is shared out by what is bought on a day, so that the last day's sum is
 * the budget's total to the rupee.
 */
export function spreadCosts(trip: TripWithFacts): DayCost[] {
  const { days } = trip.document;
  const count = days.length;
  const sums = days.map((): [number, number] => [0, 0]);
  for (const line of trip.facts.budget.lines) {
    const weights = weigh(line, trip);
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    let before = 0;
    for (const [index, weight] of weights.entries()) {
      before += all > 0 ? weight / all : 1 / count;
      const sum = sums[index] as [number, number];
      // The last takes exactly the whole, whatever was lost in fractions.
      const part = index === count - 1 ? 1 : before;
      sum[0] += line.range[0] * part;
      sum[1] += line.range[1] * part;
    }
  }
  return sums.map(([low, high], index) => {
    const [lowBefore, highBefore] = sums[index - 1] ?? [0, 0];
    const round = (value: number) => Math.max(0, Math.round(value));
    return {
      added: [round(low - lowBefore), round(high - highBefore)],
      sofar: [round(low), round(high)],
    };
  });
}
