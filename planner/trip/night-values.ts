import { getBase } from "./facts-index.ts";
import { gainOf, monthFactor, visitMinutes } from "./gain.ts";
import { nightCosts } from "./night-costs.ts";
import type { NightValues } from "./reckoned.ts";
import type { TripModel } from "./trip-model.ts";
import { stay as weights } from "./where-weights.ts";

/** Kinds of bases where a night is worth something without any sight, each with the interests that it serves. */
const restful: Readonly<Record<string, readonly string[]>> = {
  beach: ["beaches", "wellness"],
  island: ["beaches", "water"],
  "hill-station": ["mountains", "nature"],
};

/** What a night in each base costs in a month (a poor month, no bed of one's style) and how it rests; reckoned once a month. */
export function findNights(model: TripModel, month: number): NightValues {
  const { facts, traveller, nightValues } = model;
  let values = nightValues[month];
  if (!values) {
    const { bases } = facts.plannable;
    const rest = Float64Array.from(bases, ({ kind }) => leisureOf(model, kind));
    values = {
      mostRest: rest.reduce((a, b) => Math.max(a, b), 0),
      costs: Float64Array.from(
        bases,
        ({ months, prices }) =>
          (1 - monthFactor(months, month)) * nightCosts.month +
          (prices[traveller.styleIndex] ? 0 : nightCosts.noBed),
      ),
      holds: listHolds(model, month),
      rest,
    };
    nightValues[month] = values;
  }
  return values;
}

/** By base: nights that what is worth it in that month fills; one more than that nothing asks for. */
function listHolds({ facts, traveller, wish }: TripModel, month: number): Float64Array {
  const holds = new Float64Array(facts.plannable.bases.length);
  for (const sight of facts.plannable.sights) {
    if (sight.worth < 2 || gainOf(sight, month, traveller, wish.interests) <= 0) continue;
    const way = Math.min(weights.mostWayMinutes, 2 * (sight.from?.[0] ?? 0));
    const share = weights.shareByWorth[sight.worth] ?? 1;
    const days = (share * (visitMinutes(sight, traveller) + way)) / weights.fullDay[wish.pace];
    holds[sight.base] = (holds[sight.base] as number) + days;
  }
  return holds.map(
    (days, base) => days + (restful[getBase(facts, base).kind] ? weights.restDays : 0),
  );
}

function leisureOf({ wish }: TripModel, kind: string): number {
  const pulls = restful[kind];
  return pulls
    ? nightCosts.leisure[wish.pace] * Math.max(...pulls.map((pull) => wish.interests[pull] ?? 1))
    : 0;
}
