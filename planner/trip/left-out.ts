import type { PlannableSight } from "#contract/content/plannable.ts";
import type { LeftOut } from "#contract/trip/itinerary.ts";
import { tell } from "#trip/tell.ts";
import { getBase, getSight } from "./facts-index.ts";
import { listOffered } from "./offered-sights.ts";
import { tellAway } from "./tell-away.ts";
import type { TimedTrip } from "./timed-trip.ts";
import type { TripModel } from "./trip-model.ts";
import { usualGain } from "./visit-gain.ts";
import { highlights } from "./where-weights.ts";
import { explainLeftOut } from "./why-left-out.ts";

const mostLeftOut = 24;

/** Of what is worth it and lies elsewhere, the first few are enough. */
const mostElsewhere = 5;
const worthElsewhere = 4;
/** Worth from which a sight near one's nights is missed. */
const worthNear = 3;

/**
 * Whether a base belongs to such a trip though nobody sleeps in it: what it is meant to see, or not far from it; who has
 * said nothing of where means the states that were chosen. Nobody misses the Taj on the Andamans.
 */
function findKin(model: TripModel, bases: ReadonlySet<number>): (base: number) => boolean {
  const { facts, where, start, end, tour, pull } = model;
  if (where || start || end || tour?.asked.size)
    return (base) => (pull[base] as number) >= highlights.leastPull;
  const states = new Set([...bases].map((base) => getBase(facts, base).state));
  return (base) => states.has(getBase(facts, base).state);
}

/** Places that the traveller might miss: those asked for, then the worthiest of where one sleeps or near. */
export function listLeftOut(model: TripModel, timedTrip: TimedTrip): LeftOut[] {
  const { facts, must, wish } = model;
  const seen = new Set(timedTrip.days.flatMap(({ visits }) => visits.map(({ sight }) => sight)));
  const offered = listOffered(model, timedTrip.route);
  const bases = new Set([timedTrip.route.start, timedTrip.route.end, ...timedTrip.route.sleep]);
  const isKin = findKin(model, bases);
  const isElsewhere = ({ base, worth }: PlannableSight) => worth >= worthElsewhere && isKin(base);
  const worthy = facts.plannable.sights
    .map((item, sight) => ({ item, sight }))
    .filter(
      ({ item, sight }) =>
        !seen.has(sight) &&
        (must.has(sight) || (bases.has(item.base) ? item.worth >= worthNear : isElsewhere(item))),
    )
    .map(({ item, sight }) => ({ item, sight, rank: rankOf(model, sight, bases.has(item.base)) }))
    .sort((a, b) => b.rank - a.rank || a.sight - b.sight);
  let elsewhere = 0;
  const shown = worthy
    .filter(
      ({ item, sight }) => bases.has(item.base) || must.has(sight) || elsewhere++ < mostElsewhere,
    )
    .slice(0, mostLeftOut);
  const list = shown.map(({ sight }) =>
    explainLeftOut(model, timedTrip, sight, offered.get(sight)),
  );
  for (const base of model.mustBases)
    if (
      !timedTrip.route.sleep.includes(base) &&
      timedTrip.route.start !== base &&
      timedTrip.route.end !== base
    ) {
      const { id, name } = getBase(facts, base);
      const isNever = wish.never.includes(id);
      list.unshift({
        id,
        name,
        reason: isNever ? "never" : "far",
        ...(isNever
          ? tell("left-never", { name })
          : tellAway(model, timedTrip, base, { name, of: "town" })),
        asked: true,
      });
    }
  return list;
}

function rankOf(model: TripModel, sight: number, isNear: boolean): number {
  const item = getSight(model.facts, sight);
  const month = model.months[0] as number;
  return (
    (model.must.has(sight) ? 1e6 : 0) +
    usualGain(model, sight, month) * (isNear ? 2 : 1) +
    item.worth
  );
}
