import type { Conflict } from "#contract/itinerary.ts";
import type { OpenWindow, Plannable, PlannableSight } from "#contract/plannable.ts";
import type { Wish } from "#contract/wish.ts";
import { chooseDates } from "./choose-dates.ts";
import { daysFrom, listDates, monthOf, timetableDay } from "./dates.ts";
import { type FactsIndex, findAirport, getBase, getSight, indexFacts } from "./facts-index.ts";
import { listFeastsOn } from "./feasts.ts";
import { gainOf, visitMinutes } from "./gain.ts";
import {
  type BeginWindow,
  findBeginWindows,
  findOpenWindows,
  findSun,
  type Sun,
} from "./open-windows.ts";
import { contradict, readIds, readPins, unknown } from "./read-pins.ts";
import { type MoveTable, type Reckoned, recall, reckonDates } from "./reckoned.ts";
import { noThrift, readTraveller, type Thrift, type Traveller } from "./traveller.ts";
import { getWays, type Ways } from "./ways.ts";

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
    if (wish.never.includes(id))
      conflicts.push(contradict(id, `${id} is both a must and a never: it is left out.`));
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
          `${getSight(facts, sight).name} is pinned and never wanted: it is left out.`,
        ),
      );
    else must.add(sight);
  }
  for (const sight of must) {
    const { id, name, base } = getSight(facts, sight);
    if (never.bases.has(base))
      conflicts.push(
        contradict(id, `${name} belongs to ${getBase(facts, base).name}, which you never want.`),
      );
  }
  return {
    facts,
    wish,
    today,
    traveller,
    ways: getWays(facts, traveller),
    dates,
    months: dates.map(monthOf),
    timetable: dates.map(timetableDay),
    start: readEnd(facts, "start", wish.start, conflicts),
    end: readEnd(facts, "end", end, conflicts),
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

function readEnd(
  facts: FactsIndex,
  field: string,
  end: string,
  conflicts: Conflict[],
): TripEndPoint | null {
  const [kind, id = ""] = end.split(":");
  if (kind === "anywhere") return null;
  if (kind === "base") {
    const base = facts.baseOf.get(id);
    if (base !== undefined) return { base, airport: null };
  } else {
    const airport = findAirport(facts, id);
    if (airport) return { base: airport.base, airport: { code: id, minutes: airport.minutes } };
  }
  conflicts.push({
    wishes: [field],
    text: `No place of ours is near ${id}; the planner chose where the trip ${field === "start" ? "begins" : "ends"}.`,
    giveUp: [`Choose another ${field}.`],
  });
  return null;
}

export const isBanned = (model: TripModel, sight: number): boolean =>
  model.neverSights.has(sight) || model.neverBases.has(getSight(model.facts, sight).base);

/** Days ahead that a booking or permit of the sight needs for this party. */
export function leadDays({ book, permit, permitForeign }: PlannableSight, { passport }: Traveller) {
  return Math.max(book ?? 0, permit ?? 0, passport === "indian" ? 0 : (permitForeign ?? 0));
}

export function isTooLate(model: TripModel, sight: number, day: number): boolean {
  const lead = leadDays(getSight(model.facts, sight), model.traveller);
  return lead > 0 && lead > daysFrom(model.today, model.dates[day] as string);
}

/** Points more on the very day of a festival that happens there. */
const feastGain = 25;

/** Points of a visit on a day; 0 is not offered. A must is worth something in any month. */
export function gainOn(model: TripModel, sight: number, day: number): number {
  if (isBanned(model, sight) || isTooLate(model, sight, day)) return 0;
  const gain = usualGain(model, sight, model.months[day] as number);
  const feast = gain > 0 && isFeastAt(model, sight, day) ? feastGain : 0;
  return (model.must.has(sight) ? Math.max(gain, 10) : gain) + feast;
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
function isFeastAt({ facts, dates, feasts }: TripModel, sight: number, day: number): boolean {
  let at = feasts[day];
  if (at === undefined) {
    at = listFeastsOn(facts, dates[day] as string);
    feasts[day] = at;
  }
  return at?.has(sight) ?? false;
}

/** The sun moves some five minutes in a week: the windows of a day ask no more. */
const sunDays = 7;

const sunOn = (model: TripModel, base: number, day: number): Sun => {
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
  if (pin?.at == null) return usualBegins(model, sight, day);
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
