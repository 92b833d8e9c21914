import { listRoadEstimates } from "./estimate-roads.ts";
import type { FactsIndex } from "./facts-index.ts";
import { changeMinutes, everyDay, type Hop } from "./hop.ts";
import { readEstimate, readHop } from "./read-hop.ts";
import { keySpan, slower } from "./ride-numbers.ts";
import type { Traveller } from "./traveller.ts";

/** Door to door: shorter ones set one down before dawn. */
const shortestNight = 420;
const longestNight = 1020;

/** All hops of a month as arrays: those from base `b` are `first[b]` to `first[b + 1] - 1`. */
export interface Hops {
  readonly list: readonly Hop[];
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly days: Uint8Array;
  /** 1: it departs by the clock. */
  readonly clocked: Uint8Array;
  /** Minutes, fares and long roads counted in. */
  readonly cost: Float64Array;
  /** Slept on the way, by `from * keySpan + to`, the shortest first. */
  readonly nights: ReadonlyMap<number, readonly Hop[]>;
}

/** Legs that run in the month, both ways, and roads between neighbours that nobody has told us of. */
export function listHops(facts: FactsIndex, traveller: Traveller, month: number): Hops {
  const { bases, legs } = facts.plannable;
  const hops: Hop[][] = bases.map(() => []);
  const nights = new Map<number, Hop[]>();
  for (const leg of legs) {
    if (leg.months && !leg.months.includes(month)) continue;
    for (const [from, to] of [
      [leg.from, leg.to],
      [leg.to, leg.from],
    ] as const) {
      const hop = readHop(facts, traveller, leg, from, to);
      if (leg.night !== "only") hops[from]?.push(hop);
      if (!leg.night || leg.mode === "flight") continue;
      const sleeper = leg.night === "only" ? hop : asSleeper(hop);
      if (sleeper.minutes >= shortestNight && sleeper.minutes <= longestNight)
        addNight(nights, sleeper);
    }
  }
  for (const estimate of listRoadEstimates(facts)) {
    const hop = readEstimate(traveller, estimate);
    hops[hop.from]?.push(hop);
    hops[hop.to]?.push({ ...hop, from: hop.to, to: hop.from });
  }
  const list = hops.flat();
  const roads = listShortRoads(list, traveller);
  const first = new Int32Array(hops.length + 1);
  hops.forEach((from, base) => {
    first[base + 1] = (first[base] as number) + from.length;
  });
  return {
    list,
    first,
    to: Int32Array.from(list, ({ to }) => to),
    days: Uint8Array.from(list, ({ days }) => days),
    clocked: Uint8Array.from(list, ({ clock }) => (clock ? 1 : 0)),
    cost: Float64Array.from(list, (hop) => {
      const isIdle = hop.mode === "flight" && roads.has(hop.from * keySpan + hop.to);
      return costOf(traveller, hop) + (isIdle ? flightQueues : 0);
    }),
    nights,
  };
}

/** Minutes that a flight must save beside a road that a day holds: bags, queues and a day cut in two. */
const flightQueues = 75;

/** By `from * keySpan + to`: a road of the facts that the party bears on one day. */
const listShortRoads = (list: readonly Hop[], { roadLimit }: Traveller): ReadonlySet<number> =>
  new Set(
    list.flatMap(({ mode, minutes, from, to }) =>
      mode === "road" && minutes <= roadLimit ? [from * keySpan + to] : [],
    ),
  );

function costOf({ rupeesPerMinute, roadLimit }: Traveller, hop: Hop): number {
  const road = hop.mode === "road" && hop.minutes > roadLimit ? hop.minutes - roadLimit : 0;
  return hop.minutes + changeMinutes + road + (hop.fare[0] + hop.fare[1]) / 2 / rupeesPerMinute;
}

/** Where the leg tells of the day's train: the sleeper beside it is slower and has another name. */
function asSleeper({ name: _name, note: _note, clock: _clock, ...hop }: Hop): Hop {
  return {
    ...hop,
    days: everyDay,
    minutes: Math.max(hop.slow, Math.round(hop.minutes * slower.sleeper)),
  };
}

function addNight(nights: Map<number, Hop[]>, hop: Hop): void {
  const key = hop.from * keySpan + hop.to;
  const list = nights.get(key) ?? [];
  list.push(hop);
  list.sort((a, b) => a.minutes - b.minutes);
  nights.set(key, list);
}
