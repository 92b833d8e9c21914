import type { Plannable } from "#contract/content/plannable.ts";
import type { Conflict } from "#contract/trip/itinerary.ts";
import type { Wish } from "#contract/trip/wish.ts";
import { tell } from "#trip/tell.ts";
import {
  findOwnFestival,
  layFestival,
  readFestivals,
  tellFestivalMissed,
} from "./asked-festivals.ts";
import { chooseDates, chooseFestivalStart } from "./choose-dates.ts";
import { listDates, monthOf, timetableDay } from "./dates.ts";
import { type FactsIndex, findAirport, getBase, getSight, indexFacts } from "./facts-index.ts";
import type { AskedFestival } from "./festival-stay.ts";
import { easeOfMonth } from "./poor-month.ts";
import { findPull } from "./pull.ts";
import { contradict, readIds, readPins, unknown } from "./read-pins.ts";
import { readWhere } from "./read-where.ts";
import { recall } from "./reckoned.ts";
import { findTour } from "./tour.ts";
import type { Tour, TourStay } from "./tour-shape.ts";
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
  const named = readFestivals(facts, wish, conflicts);
  const asked = named.length > 0 ? named : findOwnFestival(facts, wish, today);
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
    else if (!facts.festivalOf.has(id)) conflicts.push(unknown("must", id));
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
    festivals: layFestivals(asked, dates),
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
    cache: new Map(),
    offered: new WeakMap(),
    aboard: new WeakMap(),
  };
  const dated = moveToFestival(bare, asked, thrift);
  for (const festival of named)
    if (!dated.festivals.some(({ field }) => field === festival.field))
      conflicts.push(tellFestivalMissed(festival, today));
  const toured = { ...dated, ease: easeOfMonth(dated), tour: findTour(dated) };
  return { ...toured, pull: findPull(toured) };
}

const layFestivals = (asked: readonly AskedFestival[], dates: readonly string[]) =>
  asked.flatMap((festival) => layFestival(festival, dates) ?? []);

/** Where the dates are left to the planner: those on which the way through all musts is at the festival in time. */
function moveToFestival(
  bare: TripModel,
  asked: readonly AskedFestival[],
  thrift: Thrift,
): TripModel {
  const { facts, wish, today } = bare;
  const soonest = chooseFestivalStart(asked, wish, today, 0);
  if (soonest === null) return bare;
  const move = (from: string): TripModel => {
    const dates = listDates(from, bare.dates.length);
    return {
      ...bare,
      dates,
      months: dates.map(monthOf),
      timetable: dates.map(timetableDay),
      festivals: layFestivals(asked, dates),
      ...recall(facts, wish, thrift, dates),
    };
  };
  const first = move(soonest);
  const nights = countNightsBefore(first, findTour(first));
  return move(chooseFestivalStart(asked, wish, today, nights) ?? soonest);
}

/** Nights that the tour spends before it is at the first festival; one more where one lands and has the days. */
function countNightsBefore({ festivals, dates, start }: TripModel, tour: Tour | null): number {
  const base = festivals[0]?.base;
  const stays = tour?.stays ?? [];
  const at = stays.findIndex((stay) => stay.base === base);
  const before = stays.slice(0, Math.max(0, at));
  const count = (list: readonly TourStay[]) => list.reduce((all, { nights }) => all + nights, 0);
  const spare = dates.length - 1 - count(stays);
  const isElsewhere = start !== null && start.base !== base;
  const share = before.some(({ isAsked }) => isAsked) ? Math.floor(Math.max(0, spare) / 2) : 0;
  return count(before) + Math.max(share, isElsewhere && spare > 1 ? 1 : 0);
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
