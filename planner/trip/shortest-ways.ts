import { isClockless } from "./dates.ts";
import { changeMinutes, everyDay, type Hop, runsOn } from "./hop.ts";
import type { Hops } from "./hops.ts";

/** Minutes, fares counted in. */
const farthestCost = 4000;

/** Door to door in one go, however cheap: a night and two days on trains. */
const longestDay = 1900;

/** From one base to all others: the hop that leads there (-1 is none), and the sums along the way. */
export interface WaysFrom {
  readonly last: Int32Array;
  /** -1 where nothing leads within a day and a half. */
  readonly minutes: Int32Array;
  readonly roadMinutes: Int32Array;
  readonly flights: Uint8Array;
  /** Minutes from the start until the last ferry has landed; 0 is no ferry. */
  readonly landed: Int32Array;
  /** Weekdays on which all of the way runs, as bits. */
  readonly days: Uint8Array;
  /** 1: something on the way departs by the clock. */
  readonly clocked: Uint8Array;
  /** Middle of the fares, rupees. */
  readonly fare: Float64Array;
}

/**
 * Dijkstra from one base over a heap; what would take days is not looked for.
 * @param when day of the timetable: what does not run on its weekday is left out, on a clockless one what departs by the clock
 * @param thrift how many times a rupee weighs: cheap ways are longer
 */
export function findWaysFrom(hops: Hops, from: number, when: number, thrift: number): WaysFrom {
  const { list, first, to, days, clocked, cost } = hops;
  const isFree = isClockless(when);
  const count = first.length - 1;
  const least = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const found: WaysFrom = {
    last: new Int32Array(count).fill(-1),
    minutes: new Int32Array(count).fill(-1),
    roadMinutes: new Int32Array(count),
    flights: new Uint8Array(count),
    landed: new Int32Array(count),
    days: new Uint8Array(count),
    clocked: new Uint8Array(count),
    fare: new Float64Array(count),
  };
  const { last } = found;
  const isDone = new Uint8Array(count);
  const heap = new Heap(least);
  least[from] = 0;
  found.days[from] = everyDay;
  heap.push(from);
  for (let at = heap.pop(); at >= 0; at = heap.pop()) {
    if (isDone[at] === 1) continue;
    const reached = least[at] as number;
    if (reached >= farthestCost * thrift) break;
    isDone[at] = 1;
    if (at === from) found.minutes[at] = 0;
    else if (!sumUp(found, list[last[at] as number] as Hop, from)) continue;
    for (let k = first[at] as number; k < (first[at + 1] as number); k++) {
      if (!runsOn(days[k] as number, when) || (isFree && clocked[k] === 1)) continue;
      const through = reached + (cost[k] as number);
      const next = to[k] as number;
      if (through < (least[next] as number)) {
        least[next] = through;
        last[next] = k;
        heap.push(next);
      }
    }
  }
  found.minutes[from] = -1;
  return found;
}

/** The sums to a hop's end are those to its beginning and its own; false where they are too long. */
function sumUp(found: WaysFrom, hop: Hop, from: number): boolean {
  const change = hop.from === from ? 0 : changeMinutes;
  const minutes = (found.minutes[hop.from] as number) + hop.minutes + change;
  if (minutes > longestDay) return false;
  const isRoad = hop.mode === "road";
  found.minutes[hop.to] = minutes;
  found.roadMinutes[hop.to] =
    (found.roadMinutes[hop.from] as number) + (isRoad ? hop.minutes + change : 0);
  found.flights[hop.to] = (found.flights[hop.from] as number) + (hop.mode === "flight" ? 1 : 0);
  found.landed[hop.to] = hop.mode === "ferry" ? minutes : (found.landed[hop.from] as number);
  found.days[hop.to] = (found.days[hop.from] as number) & hop.days;
  found.clocked[hop.to] = hop.clock ? 1 : (found.clocked[hop.from] as number);
  found.fare[hop.to] = (found.fare[hop.from] as number) + (hop.fare[0] + hop.fare[1]) / 2;
  return true;
}

/** Bases by their least cost, which may fall while they wait: then they stand there twice. */
class Heap {
  private readonly key: Float64Array;
  private readonly bases: number[] = [];
  private readonly costs: number[] = [];

  constructor(key: Float64Array) {
    this.key = key;
  }

  push(base: number): void {
    const { bases, costs } = this;
    const cost = this.key[base] as number;
    let at = bases.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((costs[above] as number) <= cost) break;
      bases[at] = bases[above] as number;
      costs[at] = costs[above] as number;
      at = above;
    }
    bases[at] = base;
    costs[at] = cost;
  }

  /** The base of least cost, -1 when none is left. */
  pop(): number {
    const { bases, costs } = this;
    const top = bases[0];
    if (top === undefined) return -1;
    const base = bases.pop() as number;
    const cost = costs.pop() as number;
    const size = bases.length;
    if (size === 0) return top;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= size) break;
      if (below + 1 < size && (costs[below + 1] as number) < (costs[below] as number)) below++;
      if ((costs[below] as number) >= cost) break;
      bases[at] = bases[below] as number;
      costs[at] = costs[below] as number;
      at = below;
    }
    bases[at] = base;
    costs[at] = cost;
    return top;
  }
}
