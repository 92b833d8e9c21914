import type { OpenWindow, PlannableSight } from "#contract/content/plannable.ts";
import type { Conflict } from "#contract/trip/itinerary.ts";
import type { Wish } from "#contract/trip/wish.ts";
import type { FestivalStay } from "./asked-festivals.ts";
import { daysFrom, listDates, monthOf, timetableDay } from "./dates.ts";
import { type FactsIndex, getBase, getSight } from "./facts-index.ts";
import { listFestivalSights } from "./festival-sights.ts";
import { gainOf, visitMinutes } from "./gain.ts";
import {
  type BeginWindow,
  findBeginWindows,
  findOpenWindows,
  findSun,
  type Sun,
} from "./open-windows.ts";
import { type MoveTable, type Reckoned, reckonDates } from "./reckoned.ts";
import type { Tour } from "./tour-shape.ts";
import type { Traveller } from "./traveller.ts";
import type { Ways } from "./ways.ts";

/** Where the trip begins or ends: a base, and the airport's code and minutes where that was asked. */
export interface TripEndPoint {
  readonly base: number;
  readonly airport: { readonly code: string; readonly minutes: number } | null;
}

/** What is planned: facts, traveller and dates put together. Days are counted from 0 here. */
export interface TripModel extends Reckoned {
  readonly facts: FactsIndex;
  readonly wish: Wish;
  readonly today: string;
  readonly traveller: Traveller;
  readonly ways: Ways;
  readonly dates: readonly string[];
  readonly months: readonly number[];
  /** By day: what timetables ask of it (`timetableDay`). */
  readonly timetable: readonly number[];
  /** Null: the planner chooses. */
  readonly start: TripEndPoint | null;
  readonly end: TripEndPoint | null;
  /** The end is where it starts, wherever that is. */
  readonly isRound: boolean;
  /** Bases of the part of the country that is meant; null: none is. */
  readonly where: ReadonlySet<number> | null;
  /** Festivals asked for that the dates meet. */
  readonly festivals: readonly FestivalStay[];
  /** By base: how much of a sight's worth counts there (`where/pull.ts`). */
  readonly pull: Float64Array;
  /** By how much a month that is poor all round is raised (`poor-month.ts`). */
  readonly ease: number;
  /** The shortest way through all that must be seen; null: nothing must. */
  readonly tour: Tour | null;
  readonly must: ReadonlySet<number>;
  readonly mustBases: ReadonlySet<number>;
  readonly neverSights: ReadonlySet<number>;
  readonly neverBases: ReadonlySet<number>;
  /** By sight: the day pinned, null for any, and the minute. */
  readonly pinned: ReadonlyMap<number, { day: number | null; at: number | null }>;
  /** By day: the base of the night that follows. */
  readonly pinnedNights: ReadonlyMap<number, number>;
  readonly lockedDays: ReadonlySet<number>;
  /** Wishes that cannot be read on these facts. */
  readonly conflicts: readonly Conflict[];
  /** What has been reckoned once for this wish, by name. */
  readonly kept: Map<string, unknown>;
  /** Sights by day that a route offers. */
  readonly offered: WeakMap<object, ReadonlyMap<number, ReadonlySet<number>>>;
  /** Sights by night that a route may sleep on (`route.ts`). */
  readonly aboard: WeakMap<object, ReadonlyMap<number, number>>;
  /** Costs of ways between bases on the first and on the last day: they hang on when one comes and goes. */
  readonly firstCosts: MoveTable;
  readonly lastCosts: MoveTable;
}

/** The same trip begun on another day: what hangs on dates is reckoned anew, ways and distances are kept. */
export function moveModel(model: TripModel, from: string): TripModel {
  const dates = listDates(from, model.dates.length);
  return {
    ...model,
    dates,
    months: dates.map(monthOf),
    timetable: dates.map(timetableDay),
    ...reckonDates(),
    kept: new Map(),
    firstCosts: [],
    lastCosts: [],
    offered: new WeakMap(),
    aboard: new WeakMap(),
  };
}

export const isBanned = (model: TripModel, sight: number): boolean =>
  model.neverSights.has(sight) || model.neverBases.has(getSight(model.facts, sight).base);

/** True where the party is not let in: closed to its passport, or fewer foreigners than the permit is given to. */
export function isBarred({ facts, traveller }: TripModel, sight: number): boolean {
  const { closedTo, foreignersTogether = 1 } = getSight(facts, sight);
  const { passport, heads } = traveller;
  if (passport === "indian") return false;
  return (closedTo?.includes(passport) ?? false) || heads < foreignersTogether;
}

/** Days ahead that a booking or permit of the sight needs for this party. */
export function leadDays({ book, permit, permitForeign }: PlannableSight, { passport }: Traveller) {
  return Math.max(book ?? 0, permit ?? 0, passport === "indian" ? 0 : (permitForeign ?? 0));
}

export function isTooLate(model: TripModel, sight: number, day: number): boolean {
  const lead = leadDays(getSight(model.facts, sight), model.traveller);
  return lead > 0 && lead > daysFrom(model.today, model.dates[day] as string);
}

/** Points more on the very day of a festival that happens there. */
const festivalGain = 25;

/** Points of a visit on a day; 0 is not offered. A must is worth something in any month. */
export function gainOn(model: TripModel, sight: number, day: number): number {
  if (isBanned(model, sight) || isBarred(model, sight) || isTooLate(model, sight, day)) return 0;
  const gain =
    usualGain(model, sight, model.months[day] as number) *
    (model.pull[getSight(model.facts, sight).base] as number) *
    model.ease;
  const festival = gain > 0 && isFestivalAt(model, sight, day) ? festivalGain : 0;
  return (model.must.has(sight) ? Math.max(gain, 10) : gain) + festival;
}

/** Points of a visit in a month, whatever else is asked. */
export function usualGain(
  { facts, gains, traveller, wish }: TripModel,
  sight: number,
  month: number,
): number {
  let row = gains[month];
  if (!row) {
    row = new Float64Array(facts.plannable.sights.length).fill(Number.NaN);
    gains[month] = row;
  }
  let gain = row[sight] as number;
  if (Number.isNaN(gain)) {
    gain = gainOf(getSight(facts, sight), month, traveller, wish.interests);
    row[sight] = gain;
  }
  return gain;
}

/** True where a festival of that very day happens at the sight. */
function isFestivalAt(
  { facts, dates, festivalSights }: TripModel,
  sight: number,
  day: number,
): boolean {
  let at = festivalSights[day];
  if (at === undefined) {
    at = listFestivalSights(facts, dates[day] as string);
    festivalSights[day] = at;
  }
  return at?.has(sight) ?? false;
}

/** The sun moves some five minutes in a week: the windows of a day ask no more. */
const sunDays = 7;

export const sunOn = (model: TripModel, base: number, day: number): Sun => {
  const week = Math.floor(day / sunDays);
  const key = base * 8 + week;
  let sun = model.suns.get(key);
  if (!sun) {
    const { lat, lon } = getBase(model.facts, base);
    sun = findSun(model.dates[week * sunDays] as string, lat, lon);
    model.suns.set(key, sun);
  }
  return sun;
};

/** Hours of the sight on that date; null where nobody knows them. */
export function openOn(model: TripModel, sight: number, day: number): readonly OpenWindow[] | null {
  const { hours } = getSight(model.facts, sight);
  const compiled = hours === undefined ? undefined : model.facts.plannable.hours[hours];
  return compiled ? findOpenWindows(compiled, model.dates[day] as string) : null;
}

/** When a visit may begin on that day, hours and traveller's day considered. */
export function beginsOn(model: TripModel, sight: number, day: number): readonly BeginWindow[] {
  const pin = model.pinned.get(sight);
  if (pin?.day != null && pin.day !== day) return [];
  if (pin?.at == null)
    return risesForMust(model, sight) || risesForBest(model, sight)
      ? listEarlyBegins(model, sight, day)
      : usualBegins(model, sight, day);
  const { at } = pin;
  const item = getSight(model.facts, sight);
  const minutes =
    item.overnight === undefined ? visitMinutes(item, model.traveller) : item.visit[0];
  const open = openOn(model, sight, day);
  const isOpen = open === null || open.some(([from, to]) => from <= at && at + minutes <= to);
  return isOpen ? [[at, at] as const] : [];
}

/** By the hours alone, whatever is pinned. */
function usualBegins(model: TripModel, sight: number, day: number): readonly BeginWindow[] {
  const { facts, traveller, begins } = model;
  let row = begins[day];
  if (!row) {
    row = new Array(facts.plannable.sights.length);
    begins[day] = row;
  }
  const known = row[sight];
  if (known) return known;
  const item = getSight(facts, sight);
  const lastEntry =
    item.hours === undefined ? 0 : (facts.plannable.hours[item.hours]?.lastEntry ?? 0);
  // Who sleeps on it need not have seen it by nightfall.
  const minutes = item.overnight === undefined ? visitMinutes(item, traveller) : item.visit[0];
  const open = openOn(model, sight, day);
  const sun = sunOn(model, item.base, day);
  const found = findBeginWindows(item, open, lastEntry, minutes, traveller, sun);
  row[sight] = found;
  return found;
}

/** So far from its bed, in minutes, a must is worth an early start to whoever goes slowly. */
const farMust = 45;
/** Half past six: begun as soon as that, and reached by so long a way before. */
const soonest = 390;
export const mostBeforeMust = 240;
/** Worth a day of its own, or more. */
const bestWorth = 4;
/** One is there so long before the last begin. */
const inTime = 60;

/**
 * What must be seen is not missed for breakfast: a temple that shuts at one and lies two hours off, a train that
 * leaves at seven on every day of the trip.
 */
export function risesForMust(model: TripModel, sight: number): boolean {
  const { must, facts } = model;
  if (!must.has(sight)) return false;
  if ((getSight(facts, sight).from?.[0] ?? 0) >= farMust) return true;
  return isEarlyOnly(model, sight);
}

/** The jeeps of Kaziranga leave at seven: whoever has come so far for them goes with them, however late he likes to rise. */
function risesForBest(model: TripModel, sight: number): boolean {
  // Who says so does not rise for it.
  if (model.wish.dayFrom !== undefined) return false;
  const { worth, kind } = getSight(model.facts, sight);
  return worth >= bestWorth && kind === "safari" && isEarlyOnly(model, sight);
}

/** True where no day of the trip lets a visit begin after the party's usual start. Found once. */
function isEarlyOnly(model: TripModel, sight: number): boolean {
  const key = `early-only.${sight}`;
  const known = model.kept.get(key) as boolean | undefined;
  if (known !== undefined) return known;
  const isEarly = model.dates.every((_, day) => usualBegins(model, sight, day).length === 0);
  model.kept.set(key, isEarly);
  return isEarly;
}

/** When such a must may begin on that day; found once. */
function listEarlyBegins(model: TripModel, sight: number, day: number): readonly BeginWindow[] {
  const key = `early.${sight}.${day}`;
  const known = model.kept.get(key) as readonly BeginWindow[] | undefined;
  if (known) return known;
  const { facts, traveller } = model;
  const item = getSight(facts, sight);
  const { hours } = item;
  const lastEntry = hours === undefined ? 0 : (facts.plannable.hours[hours]?.lastEntry ?? 0);
  const found = findBeginWindows(
    item,
    openOn(model, sight, day),
    lastEntry,
    item.overnight === undefined ? visitMinutes(item, traveller) : item.visit[0],
    { ...traveller, start: Math.min(traveller.start, soonest) },
    sunOn(model, item.base, day),
  );
  model.kept.set(key, found);
  return found;
}

/** When such a must is begun at the latest that is still in good time. */
export const neededBegin = ([first, last]: BeginWindow): number => Math.max(first, last - inTime);
