import type { Conflict } from "#contract/trip/itinerary.ts";
import type { Wish } from "#contract/trip/wish.ts";
import { listDates, monthOf, timetableDay } from "./dates.ts";
import type { FactsIndex } from "./facts-index.ts";
import type { FestivalStay } from "./festival-stay.ts";
import { type MoveTable, type Reckoned, reckonDates } from "./reckoned.ts";
import type { Tour } from "./tour-shape.ts";
import type { Traveller } from "./traveller.ts";
import type { Ways } from "./ways.ts";

/** Where the trip begins or ends: a base, and the airport's code and minutes where that was asked. */
export interface TripEndPoint {
  readonly base: number;
  readonly airport: { readonly code: string; readonly minutes: number } | null;
}

/** All that planning one trip needs: facts, traveller and dates together. Days are counted from 0 here. */
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
  readonly cache: Map<string, unknown>;
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
    cache: new Map(),
    firstCosts: [],
    lastCosts: [],
    offered: new WeakMap(),
    aboard: new WeakMap(),
  };
}
