import { anyWeekday, clockless, monthOfTimetable } from "./dates.ts";
import type { FactsIndex } from "./facts-index.ts";
import { changeMinutes, everyDay, type Hop, runsOn } from "./hop.ts";
import { type Hops, listHops } from "./hops.ts";
import {
  type HopChoice,
  readChoices,
  type TimedWay,
  takeWay,
  type WayChoices,
} from "./keep-clock.ts";
import { keySpan } from "./ride-numbers.ts";
import { findWaysFrom, type WaysFrom } from "./shortest-ways.ts";
import { getsBreaks, type Traveller } from "./traveller.ts";

/** A way as numbers alone: all that the search over routes needs. */
export interface WayLength {
  readonly minutes: number;
  readonly roadMinutes: number;
  readonly flights: number;
  /** Minutes from the start until the last ferry has landed, 0 without one: they cross by daylight. */
  readonly landed: number;
  /** Weekdays on which all of it runs, as bits. */
  readonly days: number;
  /** Something on it departs by the clock. */
  readonly clocked: boolean;
  /** Middle of the fares, rupees. */
  readonly fare: number;
}

/** Hops one after another within a day. */
export interface Way extends WayLength {
  readonly hops: readonly Hop[];
}

/**
 * The shortest ways between bases, by month and weekday, for one traveller: minutes weighed against fares.
 * Most run daily and at any time: the way of any weekday is found first, another only where that does not run,
 * and one without any clock where no day is long enough for its departures. `when` is a day of the timetable.
 */
export class Ways {
  private readonly facts: FactsIndex;
  private readonly traveller: Traveller;
  private readonly hopsOf = new Map<number, Hops>();
  private readonly found = new Map<number, WaysFrom>();
  private readonly lengths = new Map<number, WayLength | null>();
  private readonly ways = new Map<number, Way | null>();
  private readonly settled = new Map<number, Way | null>();
  private readonly choices = new Map<number, WayChoices>();
  private readonly options = new Map<number, readonly WayChoices[]>();

  constructor(facts: FactsIndex, traveller: Traveller) {
    this.facts = facts;
    this.traveller = traveller;
  }

  /** By day, hop by hop; null where nothing leads there on such a day. */
  findDay(from: number, to: number, when: number): Way | null {
    const any = this.settleDay(from, to, anyWeekday(when));
    return any === null || runsOn(any.days, when) ? any : this.settleDay(from, to, when);
  }

  /** By base, whatever clocks say; -1: nothing leads there. */
  minutesFrom(from: number, when: number): Int32Array {
    return this.findFrom(from, anyWeekday(when)).minutes;
  }

  lengthsFrom(from: number, when: number): WaysFrom {
    return this.findFrom(from, anyWeekday(when));
  }

  /** How long `findDay` is. */
  findLength(from: number, to: number, when: number): WayLength | null {
    const any = this.settleLength(from, to, anyWeekday(when));
    return any === null || runsOn(any.days, when) ? any : this.settleLength(from, to, when);
  }

  /**
   * The way of a day as it is gone by who is ready at a time: with the departure that suits best, another train
   * between the same bases, or nothing that departs by the clock.
   * @param soonest up to when one may set out before, for a departure that is gone by then
   */
  takeDay(from: number, to: number, when: number, ready: number, soonest = ready): TimedWay | null {
    const key = keyOf(from, to, when);
    let ways = this.options.get(key);
    if (!ways) {
      const free = this.findFree(from, to, when);
      ways = [this.listChoices(from, to, when), ...(free ? [this.listOwn(free, when)] : [])];
      this.options.set(key, ways);
    }
    return takeWay(ways, ready, soonest);
  }

  /** The shortest way of the day whatever its clocks say: what one misses who is not there when it leaves. */
  findWhateverTheHour(from: number, to: number, when: number): Way | null {
    const any = this.findDayOf(from, to, anyWeekday(when));
    return any === null || runsOn(any.days, when) ? any : this.findDayOf(from, to, when);
  }

  private settleDay(from: number, to: number, when: number): Way | null {
    const length = this.findLengthOf(from, to, when);
    return this.mayKeepClock(length)
      ? this.keepClock(from, to, when)
      : this.findDayOf(from, to, when);
  }

  private settleLength(from: number, to: number, when: number): WayLength | null {
    const length = this.findLengthOf(from, to, when);
    return this.mayKeepClock(length) ? this.keepClock(from, to, when) : length;
  }

  /** What is too long for any day is not asked when it departs. */
  private mayKeepClock(length: WayLength | null): boolean {
    const { boards, latest } = this.traveller;
    return length !== null && length.clocked && length.minutes <= latest - boards;
  }

  /** As one goes who is ready in the morning; without any clock where the departures do not end within the day. */
  private keepClock(from: number, to: number, when: number): Way | null {
    const key = keyOf(from, to, when);
    const known = this.settled.get(key);
    if (known !== undefined) return known;
    const { start, boards, latest } = this.traveller;
    const taken = takeWay([this.listChoices(from, to, when)], start, boards);
    const fits = taken !== null && taken.arrives <= latest;
    const way = fits ? { ...sumUp(taken.hops), clocked: true } : this.findFree(from, to, when);
    this.settled.set(key, way);
    return way;
  }

  private findFree(from: number, to: number, when: number): Way | null {
    return this.findDayOf(from, to, clockless(when));
  }

  /** The shortest way with what runs beside each of its hops. */
  private listChoices(from: number, to: number, when: number): WayChoices {
    const key = keyOf(from, to, when);
    let choices = this.choices.get(key);
    if (!choices) {
      const way = this.findWhateverTheHour(from, to, when);
      choices = readChoices(way?.hops.map((own) => this.listBeside(own, when)) ?? []);
      this.choices.set(key, choices);
    }
    return choices;
  }

  /** The way's hops and nothing beside them. */
  private listOwn({ hops }: Way, when: number): WayChoices {
    return readChoices(hops.map((own) => this.listBeside(own, when).slice(0, 1)));
  }

  /** A hop, and what runs beside it between the same bases. */
  private listBeside(own: Hop, when: number): HopChoice {
    const { list, cost, to, first } = this.getHops(when);
    const choice: { hop: Hop; cost: number }[] = [];
    for (let k = first[own.from] as number; k < (first[own.from + 1] as number); k++) {
      if (to[k] !== own.to) continue;
      const hop = list[k] as Hop;
      if (hop === own) choice.unshift({ hop, cost: cost[k] as number });
      else if (runsOn(hop.days, when)) choice.push({ hop, cost: cost[k] as number });
    }
    return choice;
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
    const { minutes, roadMinutes, flights, landed, days, clocked, fare } = this.findFrom(
      from,
      when,
    );
    const isThere = (minutes[to] as number) >= 0;
    const length = isThere
      ? {
          minutes: minutes[to] as number,
          roadMinutes: roadMinutes[to] as number,
          flights: flights[to] as number,
          landed: landed[to] as number,
          days: days[to] as number,
          clocked: clocked[to] === 1,
          fare: fare[to] as number,
        }
      : null;
    this.lengths.set(key, length);
    return length;
  }

  /** Slept on the way; null where no such train, bus or boat is known. */
  findNight(from: number, to: number, when: number): Hop | null {
    const nights = this.getHops(when).nights.get(from * keySpan + to);
    return nights?.find(({ days }) => runsOn(days, when)) ?? null;
  }

  private findFrom(from: number, when: number): WaysFrom {
    const key = when * keySpan + from;
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
    const month = monthOfTimetable(when);
    let hops = this.hopsOf.get(month);
    if (!hops) {
      hops = listHops(this.facts, this.traveller, month);
      this.hopsOf.set(month, hops);
    }
    return hops;
  }
}

/** What hops one after another come to. */
function sumUp(hops: readonly Hop[]): Way {
  let [minutes, roadMinutes, flights, landed, days, fare] = [0, 0, 0, 0, everyDay, 0];
  hops.forEach((hop, k) => {
    const own = hop.minutes + (k > 0 ? changeMinutes : 0);
    minutes += own;
    if (hop.mode === "road") roadMinutes += own;
    if (hop.mode === "flight") flights++;
    if (hop.mode === "ferry") landed = minutes;
    days &= hop.days;
    fare += (hop.fare[0] + hop.fare[1]) / 2;
  });
  return { hops, minutes, roadMinutes, flights, landed, days, clocked: false, fare };
}

const keyOf = (from: number, to: number, when: number) => (when * keySpan + from) * keySpan + to;

/** Travellers whose ways are kept: the edits of a trip, and its cheaper variants, ask for the same again. */
const mostKept = 6;
const kept = new WeakMap<FactsIndex, Map<string, Ways>>();

export function getWays(facts: FactsIndex, traveller: Traveller): Ways {
  const { cars, heads, rupeesPerMinute, rupeesPerKm, roadLimit, thrift } = traveller;
  const { start, boards, latest, youngest } = traveller;
  const money = [cars, heads, rupeesPerMinute, rupeesPerKm, roadLimit, thrift];
  const key = [...money, start, boards, latest, getsBreaks(youngest)].join();
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
