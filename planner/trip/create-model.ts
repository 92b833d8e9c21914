import type { Plannable } from "#contract/content/plannable.ts";
import type { Conflict } from "#contract/trip/itinerary.ts";
import type { Wish } from "#contract/trip/wish.ts";
import { tell } from "#trip/tell.ts";
import { chooseDates } from "./choose-dates.ts";
import { monthOf, timetableDay } from "./dates.ts";
import { type FactsIndex, findAirport, getBase, getSight, indexFacts } from "./facts-index.ts";
import { easeOfMonth } from "./poor-month.ts";
import { findPull } from "./pull.ts";
import { contradict, readIds, readPins, unknown } from "./read-pins.ts";
import { readWhere } from "./read-where.ts";
import { recall } from "./reckoned.ts";
import { findTour } from "./tour.ts";
import { noThrift, readTraveller, type Thrift } from "./traveller.ts";
import type { TripEndPoint, TripModel } from "./trip-model.ts";
import { getWays } from "./ways.ts";

/** Facts, traveller and dates put together, with the way through all musts and where the trip is drawn to. */
export function createModel(
  plannable: Plannable,
  wish: Wish,
  today: string,
  thrift: Thrift = noThrift,
): TripModel {
  const facts = indexFacts(plannable);
  const conflicts: Conflict[] = [];
  const traveller = readTraveller(wish, thrift);
  const dates = chooseDates(facts, wish, today, conflicts);
  const end = wish.end ?? wish.start;
  const must = new Set<number>();
  const mustBases = new Set<number>();
  const never = readIds(facts, wish.never);
  for (const id of wish.must) {
    const [sight, base] = [facts.sightOf.get(id), facts.baseOf.get(id)];
    if (wish.never.includes(id)) conflicts.push(contradict(id, tell("must-and-never", { id })));
    else if (sight !== undefined) must.add(sight);
    else if (base !== undefined) mustBases.add(base);
    else conflicts.push(unknown("must", id));
  }
  const pins = readPins(facts, wish.pins, dates.length, conflicts);
  for (const sight of pins.sights.keys()) {
    if (never.sights.has(sight))
      conflicts.push(
        contradict(
          getSight(facts, sight).id,
          tell("pinned-and-never", { name: getSight(facts, sight).name }),
        ),
      );
    else must.add(sight);
  }
  for (const sight of must) {
    const { id, name, base } = getSight(facts, sight);
    if (never.bases.has(base))
      conflicts.push(
        contradict(id, tell("place-never", { name, place: getBase(facts, base).name })),
      );
  }
  const bare: TripModel = {
    facts,
    wish,
    today,
    traveller,
    where: readWhere(facts, wish.where, conflicts),
    pull: new Float64Array(facts.plannable.bases.length).fill(1),
    ease: 1,
    tour: null,
    ways: getWays(facts, traveller),
    dates,
    months: dates.map(monthOf),
    timetable: dates.map(timetableDay),
    start: readEnd(facts, "start", wish.start, undefined, conflicts),
    end: readEnd(facts, "end", end, pins.nights.get(dates.length - 2), conflicts),
    isRound: wish.end === undefined && wish.start === "anywhere",
    must,
    mustBases,
    neverSights: never.sights,
    neverBases: never.bases,
    pinned: pins.sights,
    pinnedNights: pins.nights,
    lockedDays: pins.days,
    conflicts,
    ...recall(facts, wish, thrift, dates),
    firstCosts: [],
    lastCosts: [],
    kept: new Map(),
    offered: new WeakMap(),
    aboard: new WeakMap(),
  };
  const toured = { ...bare, ease: easeOfMonth(bare), tour: findTour(bare) };
  return { ...toured, pull: findPull(toured) };
}

/** @param night the base that the last night is pinned to: who sleeps there goes straight to its airport */
function readEnd(
  facts: FactsIndex,
  field: "start" | "end",
  end: string,
  night: number | undefined,
  conflicts: Conflict[],
): TripEndPoint | null {
  const [kind, id = ""] = end.split(":");
  if (kind === "anywhere") return null;
  if (kind === "base") {
    const base = facts.baseOf.get(id);
    if (base !== undefined) return { base, airport: null };
  } else {
    const own = night === undefined ? undefined : getBase(facts, night).airports;
    const minutes = own?.find(([code]) => code === id)?.[1];
    const airport =
      night !== undefined && minutes !== undefined
        ? { base: night, minutes }
        : findAirport(facts, id);
    if (airport) return { base: airport.base, airport: { code: id, minutes: airport.minutes } };
  }
  conflicts.push({
    wishes: [field],
    ...tell("end-unknown", { id, end: field }),
    giveUp: [tell("choose-end", { end: field })],
  });
  return null;
}
