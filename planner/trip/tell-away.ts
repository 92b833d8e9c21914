import { tell } from "#trip/tell.ts";
import type { Told } from "#trip/told.ts";
import { anyWeekday } from "./dates.ts";
import { getBase, getSight } from "./facts-index.ts";
import { everyDay, type Hop, runsOn } from "./hop.ts";
import { endsOn, wakesOn } from "./route.ts";
import { nameHop, tellRunDays } from "./run-days.ts";
import type { TimedTrip } from "./timed-trip.ts";
import { findDistance } from "./travel-times.ts";
import type { TripModel } from "./trip-model.ts";

/** More days than that nobody travels for a must. */
const mostDaysSaid = 60;

/** Where no trip of these days holds all that must be seen: how many days would. */
function findNeeds({ tour, dates }: TripModel): number | null {
  const needs = tour?.needs ?? 0;
  return needs <= dates.length || needs > mostDaysSaid ? null : needs;
}

/**
 * Why one does not get there: all that must be seen needs more days, nothing leads there, or it is that far from the
 * nearest place of the trip. `of`: a sight that is left out, or a town that was asked for.
 */
export function tellAway(
  model: TripModel,
  { route }: TimedTrip,
  base: number,
  { name, of, needs = true }: { name: string; of: "left" | "town"; needs?: boolean },
): Told {
  const days = needs ? findNeeds(model) : null;
  if (days !== null) return tell(`${of}-needs`, { name, days });
  const month = model.months[0] as number;
  const when = anyWeekday(model.timetable[0] as number);
  let least = Number.POSITIVE_INFINITY;
  let nearest = route.start;
  for (const from of new Set([route.start, route.end, ...route.sleep])) {
    const minutes =
      findDistance(model, { base: from, sight: null }, { base, sight: null }, when)?.minutes ??
      Number.POSITIVE_INFINITY;
    if (minutes < least) {
      least = minutes;
      nearest = from;
    }
  }
  if (least === Number.POSITIVE_INFINITY) return tell(`${of}-unreached`, { name, month });
  const far = { name, minutes: Math.round(least), from: getBase(model.facts, nearest).name };
  const hop = findRare(model, route, nearest, base);
  if (!hop) return tell(`${of}-far`, far);
  const { name: train, what } = nameHop(hop);
  return tell(`${of}-far-runs`, { ...far, ...tellRunDays(hop.days), train, what });
}

/** What leads there and runs on none of the days that one is near. */
function findRare(
  model: TripModel,
  route: TimedTrip["route"],
  from: number,
  to: number,
): Hop | null {
  const way = model.ways.findDay(from, to, anyWeekday(model.timetable[0] as number));
  const hop = way?.hops.find(({ days }) => days !== everyDay);
  const here = model.timetable.filter(
    (_, day) => wakesOn(route, day) === from || endsOn(route, day) === from,
  );
  return !way || !hop || here.some((when) => runsOn(way.days, when)) ? null : hop;
}

export function tellBarred({ facts, traveller }: TripModel, sight: number): Told {
  const { name, closedTo, foreignersTogether = 1 } = getSight(facts, sight);
  return closedTo?.includes(traveller.passport)
    ? tell("left-passport", { name })
    : tell("left-group", { name, people: foreignersTogether });
}
