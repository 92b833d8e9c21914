import type { Wish } from "#contract/trip/wish.ts";
import type { FactsIndex } from "./facts-index.ts";
import type { Distance, LocalWay } from "./local-ways.ts";
import type { BeginWindow, Sun } from "./open-windows.ts";
import type { TimedDay } from "./timed-day.ts";
import type { Thrift } from "./traveller.ts";

/** Values that depend on party, wish and dates alone: reckoned once, and kept through all edits. */
export interface Reckoned {
  /** Points by month, then by sight; NaN is not yet reckoned. */
  readonly gains: (Float64Array | undefined)[];
  /** By kind of sight: what one can have of it at most. */
  readonly limits: Map<string, number>;
  /** By base: bases so near that one goes over for a sight. */
  readonly near: Map<number, ReadonlySet<number>>;
  readonly localWays: Map<number, LocalWay>;
  /** By day of the timetable and stop, then by stop (`findDistance`). */
  readonly distances: ((Distance | null | undefined)[] | undefined)[][];
  /** Costs of ways between bases on days of one's own and by night, and minutes by day. */
  readonly moveCosts: MoveTable;
  readonly rideCosts: MoveTable;
  readonly moveMinutes: MoveTable<Int16Array>;
  /** By month. */
  readonly nightValues: (NightValues | undefined)[];
  /** Of the dates: by base and week, */
  readonly suns: Map<number, Sun>;
  /** by day, then by sight, */
  readonly begins: (readonly BeginWindow[] | undefined)[][];
  /** by day the sights where a festival happens, null is none, */
  readonly festivalSights: (ReadonlySet<number> | null)[];
  /** by frame and sights of a day its exact times (`timeDay`), */
  readonly timed: Map<string, TimedDay | null>;
  /** and by base and what is asked of it what time there is worth (`StayValues`). */
  readonly curves: Map<string, StayCurve>;
}

/** What `k × 30` minutes of sights in a base bring, at best greedily chosen, by kind. */
export interface StayCurve {
  /** Index of a kind; the first is what is counted with no kind. */
  readonly kinds: readonly number[];
  /** Points by step, then by kind. */
  readonly points: Float64Array;
}

/** By day of the timetable, base one leaves, base one goes to. */
export type MoveTable<Row = Float64Array> = ((Row | undefined)[] | undefined)[];

/** Points that a night costs and brings, by base. */
export interface NightValues {
  readonly costs: Float64Array;
  readonly rest: Float64Array;
  /** The most that a night rests anywhere. */
  readonly mostRest: number;
  /** Nights that there is something to see for. */
  readonly holds: Float64Array;
}

/** Nothing is reckoned yet of these dates. */
export const reckonDates = (): Pick<
  Reckoned,
  "suns" | "begins" | "festivalSights" | "timed" | "curves"
> => ({
  suns: new Map(),
  begins: [],
  festivalSights: [],
  timed: new Map(),
  curves: new Map(),
});

/** Parties and dates of which it is kept: the edits of a trip ask for the same again. */
const mostReckoned = 4;
const reckoned = new WeakMap<FactsIndex, Map<string, Reckoned>>();

/** What hangs on party, pace, dates and the part of the country that is meant: hardly an edit changes any of them. */
export function recall(
  facts: FactsIndex,
  { party, pace, style, interests, dayFrom, where }: Wish,
  thrift: Thrift,
  dates: readonly string[],
): Reckoned {
  const asked = [party, pace, style, interests, dayFrom, where];
  const key = JSON.stringify([...asked, thrift, dates[0], dates.length]);
  let known = reckoned.get(facts);
  if (!known) {
    known = new Map();
    reckoned.set(facts, known);
  }
  const own: Reckoned = known.get(key) ?? {
    gains: [],
    limits: new Map(),
    near: new Map(),
    localWays: new Map(),
    distances: [],
    moveCosts: [],
    rideCosts: [],
    moveMinutes: [],
    nightValues: [],
    ...reckonDates(),
  };
  known.delete(key);
  known.set(key, own);
  for (const oldest of known.keys()) {
    if (known.size <= mostReckoned) break;
    known.delete(oldest);
  }
  return own;
}
