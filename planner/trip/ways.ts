import { anyWeekday } from "./dates.ts";
import type { FactsIndex } from "./facts-index.ts";
import { type Hop, type Hops, listHops, runsOn } from "./hops.ts";
import { findWaysFrom, type WaysFrom } from "./shortest-ways.ts";
import type { Traveller } from "./traveller.ts";

/** Of a way: numbers alone, which is all that a search over routes asks. */
export interface WayLength {
  readonly minutes: number;
  readonly roadMinutes: number;
  readonly flights: number;
  /** Minutes from the start until the last ferry has landed, 0 without one: they cross by daylight. */
  readonly landed: number;
  /** Weekdays on which all of it runs, as bits. */
  readonly days: number;
  /** Middle of the fares, rupees. */
  readonly fare: number;
}

/** Hops one after another within a day. */
export interface Way extends WayLength {
  readonly hops: readonly Hop[];
}

/**
 * The shortest ways between bases, by month and weekday, for one traveller: minutes weighed against fares.
 * Most run daily: the way of any weekday is found first, another only where that does not run. `when` is
 * a day of the timetable.
 */
export class Ways {
  private readonly facts: FactsIndex;
  private readonly traveller: Traveller;
  private readonly hopsOf = new Map<number, Hops>();
  private readonly found = new Map<number, WaysFrom>();
  private readonly lengths = new Map<number, WayLength | null>();
  private readonly ways = new Map<number, Way | null>();

  constructor(facts: FactsIndex, traveller: Traveller) {
    this.facts = facts;
    this.traveller = traveller;
  }

  /** By day, hop by hop; null where nothing leads there on such a day. */
  findDay(from: number, to: number, when: number): Way | null {
    const any = this.findDayOf(from, to, anyWeekday(when));
    return any === null || runsOn(any.days, when) ? any : this.findDayOf(from, to, when);
  }

  /** How long `findDay` is. */
  findLength(from: number, to: number, when: number): WayLength | null {
    const any = this.findLengthOf(from, to, anyWeekday(when));
    return any === null || runsOn(any.days, when) ? any : this.findLengthOf(from, to, when);
  }

  private findDayOf(from: number, to: number, when: number): Way | null {
    const key = keyOf(from, to, when);
    const known = this.ways.get(key);
    if (known !== undefined) return known;
    const length = this.findLengthOf(from, to, when);
    const way = length && { ...length, hops: this.trace(from, to, when) };
    this.ways.set(key, way);
    return way;
  }

  private findLengthOf(from: number, to: number, when: number): WayLength | null {
    const key = keyOf(from, to, when);
    const known = this.lengths.get(key);
    if (known !== undefined) return known;
    const { minutes, roadMinutes, flights, landed, days, fare } = this.findFrom(from, when);
    const isThere = (minutes[to] as number) >= 0;
    const length = isThere
      ? {
          minutes: minutes[to] as number,
          roadMinutes: roadMinutes[to] as number,
          flights: flights[to] as number,
          landed: landed[to] as number,
          days: days[to] as number,
          fare: fare[to] as number,
        }
      : null;
    this.lengths.set(key, length);
    return length;
  }

  /** Slept on the way; null where no such train, bus or boat is known. */
  findNight(from: number, to: number, when: number): Hop | null {
    const nights = this.getHops(when).nights.get(from * 1000 + to);
    return nights?.find(({ days }) => runsOn(days, when)) ?? null;
  }

  private findFrom(from: number, when: number): WaysFrom {
    const key = when * 1000 + from;
    let found = this.found.get(key);
    if (!found) {
      found = findWaysFrom(this.getHops(when), from, when, this.traveller.thrift);
      this.found.set(key, found);
    }
    return found;
  }

  private trace(from: number, to: number, when: number): Hop[] {
    const { list } = this.getHops(when);
    const { last } = this.findFrom(from, when);
    const hops: Hop[] = [];
    for (let at = to; at !== from; ) {
      const hop = list[last[at] as number] as Hop;
      hops.unshift(hop);
      at = hop.from;
    }
    return hops;
  }

  private getHops(when: number): Hops {
    const month = when >> 3;
    let hops = this.hopsOf.get(month);
    if (!hops) {
      hops = listHops(this.facts, this.traveller, month);
      this.hopsOf.set(month, hops);
    }
    return hops;
  }
}

const keyOf = (from: number, to: number, when: number) => (when * 1000 + from) * 1000 + to;

/** Travellers whose ways are kept: the edits of a trip, and its cheaper variants, ask for the same again. */
const mostKept = 6;
const kept = new WeakMap<FactsIndex, Map<string, Ways>>();

export function getWays(facts: FactsIndex, traveller: Traveller): Ways {
  const { cars, heads, rupeesPerMinute, rupeesPerKm, roadLimit, thrift } = traveller;
  const key = [cars, heads, rupeesPerMinute, rupeesPerKm, roadLimit, thrift].join();
  let known = kept.get(facts);
  if (!known) {
    known = new Map();
    kept.set(facts, known);
  }
  const ways = known.get(key) ?? new Ways(facts, traveller);
  known.delete(key);
  known.set(key, ways);
  for (const oldest of known.keys()) {
    if (known.size <= mostKept) break;
    known.delete(oldest);
  }
  return ways;
}
