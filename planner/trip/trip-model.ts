import type { Conflict } from "#contract/itinerary.ts";
import type { OpenWindow, Plannable, PlannableSight } from "#contract/plannable.ts";
import type { Wish } from "#contract/wish.ts";
import { chooseDates } from "./choose-dates.ts";
import { daysFrom, listDates, monthOf, timetableDay } from "./dates.ts";
import { type FactsIndex, findAirport, getBase, getSight, indexFacts } from "./facts-index.ts";
import { isFeastAt } from "./feasts.ts";
import { gainOf, visitMinutes } from "./gain.ts";
import type { Distance, LocalWay } from "./local-ways.ts";
import {
  type BeginWindow,
  findBeginWindows,
  findOpenWindows,
  findSun,
  type Sun,
} from "./open-windows.ts";
import { contradict, readIds, readPins, unknown } from "./read-pins.ts";
import { noThrift, readTraveller, type Thrift, type Traveller } from "./traveller.ts";
import { getWays, type Ways } from "./ways.ts";

/** Where the trip begins or ends: a base, and the airport's code and minutes where that was asked. */
export interface TripEndPoint {
  readonly base: number;
  readonly airport: { readonly code: string; readonly minutes: number } | null;
}

/** What is planned: facts, traveller and dates put together. Days are counted from 0 here. */
export interface TripModel {
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
  /** What has been reckoned once: gains by sight and month, suns, begins by sight and day, the rest by name. */
  readonly gains: Map<number, number>;
  readonly suns: Map<number, Sun>;
  readonly begins: Map<number, readonly BeginWindow[]>;
  readonly kept: Map<string, unknown>;
  /** Sights by day that a route offers. */
  readonly offered: WeakMap<object, ReadonlyMap<number, ReadonlySet<number>>>;
  /** Sights by night that a route may sleep on (`route.ts`). */
  readonly aboard: WeakMap<object, ReadonlyMap<number, number>>;
  readonly localWays: Map<number, LocalWay>;
  /** Found once: by day of the timetable and stop, then by stop (`findDistance`). */
  readonly distances: ((Distance | null | undefined)[] | undefined)[][];
  /** Costs and minutes of ways between bases. */
  readonly moveCosts: MoveTable;
  readonly moveMinutes: MoveTable;
  /** By month. */
  readonly nightValues: (NightValues | undefined)[];
}

/** By day of the timetable and base one leaves, then by base one goes to. */
export type MoveTable = Map<number, Float64Array>;

/** Points that a night costs and brings, by base. */
export interface NightValues {
  readonly costs: Float64Array;
  readonly rest: Float64Array;
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
    kept: new Map(),
    offered: new WeakMap(),
    aboard: new WeakMap(),
  };
}

type Reckoned = Pick<
  TripModel,
  | "gains"
  | "suns"
  | "begins"
  | "localWays"
  | "distances"
  | "moveCosts"
  | "moveMinutes"
  | "nightValues"
>;

const mostReckoned = 4;
const reckoned = new WeakMap<FactsIndex, Map<string, Reckoned>>();

/** What hangs on party, pace, pull and dates alone is kept from edit to edit: none of them changes it. */
function recall(
  facts: FactsIndex,
  { party, pace, style, interests }: Wish,
  thrift: Thrift,
  dates: readonly string[],
): Reckoned {
  const key = JSON.stringify([party, pace, style, interests, thrift, dates[0], dates.length]);
  let known = reckoned.get(facts);
  if (!known) {
    known = new Map();
    reckoned.set(facts, known);
  }
  const own: Reckoned = known.get(key) ?? {
    gains: new Map(),
    suns: new Map(),
    begins: new Map(),
    localWays: new Map(),
    distances: [],
    moveCosts: new Map(),
    moveMinutes: new Map(),
    nightValues: [],
  };
  known.delete(key);
  known.set(key, own);
  for (const oldest of known.keys()) {
    if (known.size <= mostReckoned) break;
    known.delete(oldest);
  }
  return own;
}

/** The same trip begun on another day: what hangs on dates is reckoned anew, ways and distances are kept. */
export function moveModel(model: TripModel, from: string): TripModel {
  const dates = listDates(from, model.dates.length);
  return {
    ...model,
    dates,
    months: dates.map(monthOf),
    timetable: dates.map(timetableDay),
    suns: new Map(),
    begins: new Map(),
    kept: new Map(),
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

function remember<Value>(kept: Map<number, Value>, key: number, make: () => Value): Value {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const value = make();
  kept.set(key, value);
  return value;
}

/** Points more on the very day of a festival that happens there. */
const feastGain = 25;

/** Points of a visit on a day; 0 is not offered. A must is worth something in any month. */
export function gainOn(model: TripModel, sight: number, day: number): number {
  if (isBanned(model, sight) || isTooLate(model, sight, day)) return 0;
  const month = model.months[day] as number;
  const gain = remember(model.gains, sight * 16 + month, () =>
    gainOf(getSight(model.facts, sight), month, model.traveller, model.wish.interests),
  );
  const feast = gain > 0 && isFeastAt(model, sight, day) ? feastGain : 0;
  return (model.must.has(sight) ? Math.max(gain, 10) : gain) + feast;
}

/** The sun moves some five minutes in a week: the windows of a day ask no more. */
const sunDays = 7;

const sunOn = (model: TripModel, base: number, day: number): Sun => {
  const week = Math.floor(day / sunDays);
  return remember(model.suns, base * 8 + week, () => {
    const { lat, lon } = getBase(model.facts, base);
    return findSun(model.dates[week * sunDays] as string, lat, lon);
  });
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

const usualBegins = (model: TripModel, sight: number, day: number): readonly BeginWindow[] =>
  remember(model.begins, sight * 64 + day, () => {
    const item = getSight(model.facts, sight);
    const lastEntry =
      item.hours === undefined ? 0 : (model.facts.plannable.hours[item.hours]?.lastEntry ?? 0);
    // Who sleeps on it need not have seen it by nightfall.
    const minutes =
      item.overnight === undefined ? visitMinutes(item, model.traveller) : item.visit[0];
    const open = openOn(model, sight, day);
    const sun = sunOn(model, item.base, day);
    return findBeginWindows(item, open, lastEntry, minutes, model.traveller, sun);
  });
