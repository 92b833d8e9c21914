import type { travelModes } from "#contract/itinerary.ts";
import type { PlannableLeg } from "#contract/plannable.ts";
import { type FactsIndex, getBase } from "./facts-index.ts";
import { estimateLocal } from "./local-ways.ts";
import { straightKm } from "./points.ts";
import type { Traveller } from "./traveller.ts";

type Mode = (typeof travelModes)[number];

/** From base to base by one mode, door to door: the way to the station and the wait are counted in. */
export interface Hop {
  readonly from: number;
  readonly to: number;
  readonly mode: Mode;
  readonly minutes: number;
  readonly slow: number;
  readonly km: number;
  readonly name?: string;
  readonly note?: string;
  readonly estimated: boolean;
  /** Rupees for the party. */
  readonly fare: readonly [low: number, high: number];
}

/** Hops one after another within a day. */
export interface Way {
  readonly hops: readonly Hop[];
  readonly minutes: number;
  readonly roadMinutes: number;
  readonly flights: number;
  /** Middle of the fares, rupees. */
  readonly fare: number;
}

/** Minutes on either side: being there in time, and getting out. */
const waits: Partial<Record<Mode, readonly [before: number, after: number]>> = {
  flight: [90, 30],
  train: [25, 10],
  "toy-train": [25, 5],
  ferry: [25, 10],
};
/** From one vehicle into the next. */
const changeMinutes = 20;
const farthestEstimate = 230;
/** Door to door: shorter ones set one down before dawn. */
const shortestNight = 420;
const longestNight = 1020;
/** Minutes, fares counted in. */
const farthestCost = 4000;
/** Above it a road is taken only if somebody has driven it: passes close, valleys end. */
const highest = 2200;

/** Of a way: numbers alone, which is all that a search over routes asks. */
export interface WayLength {
  readonly minutes: number;
  readonly roadMinutes: number;
  readonly flights: number;
  /** Middle of the fares, rupees. */
  readonly fare: number;
}

/** All hops of a month as arrays: those from base `b` are `first[b]` to `first[b + 1] - 1`. */
interface Hops {
  readonly list: readonly Hop[];
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly cost: Float64Array;
  readonly nights: ReadonlyMap<number, Hop>;
}

interface Row {
  /** By base: the hop that leads there, -1 is none. */
  readonly last: Int32Array;
  readonly lengths: (WayLength | null)[];
  readonly ways: (Way | null | undefined)[];
}

/** The shortest ways between bases, by month, for one traveller: minutes weighed against fares. */
export class Ways {
  private readonly facts: FactsIndex;
  private readonly traveller: Traveller;
  private readonly hopsOf = new Map<number, Hops>();
  private readonly rows = new Map<number, Row>();

  constructor(facts: FactsIndex, traveller: Traveller) {
    this.facts = facts;
    this.traveller = traveller;
  }

  /** By day, hop by hop; null where nothing leads there in that month. */
  findDay(from: number, to: number, month: number): Way | null {
    const row = this.rowOf(from, month);
    const known = row.ways[to];
    if (known !== undefined) return known;
    const way = to === from ? null : trace(this.getHops(month), row, from, to);
    row.ways[to] = way;
    return way;
  }

  /** How long `findDay` is. */
  findLength(from: number, to: number, month: number): WayLength | null {
    return this.rowOf(from, month).lengths[to] ?? null;
  }

  /** Slept on the way; null where no such train, bus or boat is known. */
  findNight(from: number, to: number, month: number): Hop | null {
    return this.getHops(month).nights.get(from * 1000 + to) ?? null;
  }

  private rowOf(from: number, month: number): Row {
    const key = month * 1000 + from;
    let row = this.rows.get(key);
    if (!row) {
      row = findRow(this.getHops(month), from);
      this.rows.set(key, row);
    }
    return row;
  }

  private getHops(month: number): Hops {
    const known = this.hopsOf.get(month);
    if (known) return known;
    const { bases, legs } = this.facts.plannable;
    const hops: Hop[][] = bases.map(() => []);
    const nights = new Map<number, Hop>();
    for (const leg of legs) {
      if (leg.months && !leg.months.includes(month)) continue;
      for (const [from, to] of [
        [leg.from, leg.to],
        [leg.to, leg.from],
      ] as const) {
        const hop = this.readHop(leg, from, to);
        if (leg.night !== "only") hops[from]?.push(hop);
        if (!leg.night || leg.mode === "flight") continue;
        const sleeper = leg.night === "only" ? hop : asSleeper(hop);
        if (sleeper.minutes >= shortestNight && sleeper.minutes <= longestNight)
          keepShorter(nights, from * 1000 + to, sleeper);
      }
    }
    for (const estimate of listEstimates(this.facts)) {
      const hop = this.readEstimate(estimate);
      hops[hop.from]?.push(hop);
      hops[hop.to]?.push({ ...hop, from: hop.to, to: hop.from });
    }
    const packed = packHops(hops, nights, (hop) => this.costOf(hop));
    this.hopsOf.set(month, packed);
    return packed;
  }

  private readHop(leg: PlannableLeg, from: number, to: number): Hop {
    const mode = leg.mode as Mode;
    const [before, after] = waits[mode] ?? [0, 0];
    const extra = before + after + this.accessOf(from, mode) + this.accessOf(to, mode);
    const times = leg.car ? this.traveller.cars : this.traveller.heads;
    return {
      from,
      to,
      mode,
      minutes: leg.usual + extra,
      slow: leg.slow + extra,
      km: leg.km,
      ...(leg.name && { name: leg.name }),
      ...(leg.note && { note: leg.note }),
      estimated: false,
      fare: [leg.fare[0] * times, leg.fare[1] * times],
    };
  }

  private accessOf(base: number, mode: Mode): number {
    const { airports, stations } = getBase(this.facts, base);
    if (mode === "flight") return airports[0]?.[1] ?? 45;
    if (mode === "train" || mode === "toy-train") return Math.min(60, stations[0]?.[1] ?? 20);
    return 0;
  }

  private readEstimate({ from, to, minutes, km }: Estimate): Hop {
    const { cars, rupeesPerKm } = this.traveller;
    return {
      from,
      to,
      mode: "road",
      minutes: minutes + 15,
      slow: Math.round(minutes * 1.35) + 15,
      km: Math.round(km),
      estimated: true,
      fare: [Math.round(km * rupeesPerKm * cars * 0.8), Math.round(km * rupeesPerKm * cars * 1.3)],
    };
  }

  private costOf(hop: Hop): number {
    const { rupeesPerMinute, roadLimit } = this.traveller;
    const road = hop.mode === "road" && hop.minutes > roadLimit ? hop.minutes - roadLimit : 0;
    return hop.minutes + changeMinutes + road + (hop.fare[0] + hop.fare[1]) / 2 / rupeesPerMinute;
  }
}

interface Estimate {
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
  readonly km: number;
}

const estimates = new WeakMap<FactsIndex, Estimate[]>();

/** Roads that no leg tells of, by distance and terrain: not over water, in high mountains, or far. */
function listEstimates(facts: FactsIndex): Estimate[] {
  const known = estimates.get(facts);
  if (known) return known;
  const { bases, legs } = facts.plannable;
  const driven = new Set<number>();
  for (const { mode, from, to } of legs)
    if (mode === "road") driven.add(from * 1000 + to).add(to * 1000 + from);
  const isGuessed = ({ terrain, kind, altitude }: (typeof bases)[number]) =>
    terrain !== "island" && kind !== "island" && altitude <= highest;
  const list: Estimate[] = [];
  bases.forEach((a, from) => {
    if (!isGuessed(a)) return;
    for (let to = from + 1; to < bases.length; to++) {
      const b = getBase(facts, to);
      if (Math.abs(a.lat - b.lat) > 2.4 || driven.has(from * 1000 + to) || !isGuessed(b)) continue;
      const straight = straightKm(a, b);
      const lands = [a.terrain, b.terrain];
      if (straight > (lands.includes("mountains") ? 110 : farthestEstimate)) continue;
      const land = lands.includes("mountains")
        ? "mountains"
        : lands.includes("hills")
          ? "hills"
          : "plain";
      list.push({ from, to, ...estimateLocal(straight, land) });
    }
  });
  estimates.set(facts, list);
  return list;
}

function packHops(
  hops: readonly (readonly Hop[])[],
  nights: ReadonlyMap<number, Hop>,
  costOf: (hop: Hop) => number,
): Hops {
  const list = hops.flat();
  const first = new Int32Array(hops.length + 1);
  hops.forEach((from, base) => {
    first[base + 1] = (first[base] as number) + from.length;
  });
  return {
    list,
    first,
    to: Int32Array.from(list, ({ to }) => to),
    cost: Float64Array.from(list, costOf),
    nights,
  };
}

/** Dijkstra from one base; what would take days is not looked for. */
function findRow({ list, first, to, cost }: Hops, from: number): Row {
  const count = first.length - 1;
  const least = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const isDone = new Uint8Array(count);
  const last = new Int32Array(count).fill(-1);
  const lengths: (WayLength | null)[] = new Array(count).fill(null);
  least[from] = 0;
  lengths[from] = { minutes: 0, roadMinutes: 0, flights: 0, fare: 0 };
  for (;;) {
    let at = -1;
    let lowest = farthestCost;
    for (let k = 0; k < count; k++)
      if (isDone[k] === 0 && (least[k] as number) < lowest) {
        lowest = least[k] as number;
        at = k;
      }
    if (at < 0) break;
    isDone[at] = 1;
    const hop = list[last[at] as number];
    const before = hop && lengths[hop.from];
    if (hop && before) {
      const change = hop.from === from ? 0 : changeMinutes;
      lengths[at] = {
        minutes: before.minutes + hop.minutes + change,
        roadMinutes: before.roadMinutes + (hop.mode === "road" ? hop.minutes + change : 0),
        flights: before.flights + (hop.mode === "flight" ? 1 : 0),
        fare: before.fare + (hop.fare[0] + hop.fare[1]) / 2,
      };
    }
    for (let k = first[at] as number; k < (first[at + 1] as number); k++) {
      const through = lowest + (cost[k] as number);
      const next = to[k] as number;
      if (through < (least[next] as number)) {
        least[next] = through;
        last[next] = k;
      }
    }
  }
  lengths[from] = null;
  return { last, lengths, ways: new Array(count) };
}

function trace({ list }: Hops, { last, lengths }: Row, from: number, to: number): Way | null {
  const length = lengths[to];
  if (!length) return null;
  const hops: Hop[] = [];
  for (let at = to; at !== from; ) {
    const hop = list[last[at] as number] as Hop;
    hops.unshift(hop);
    at = hop.from;
  }
  return { hops, ...length };
}

/** Where the leg tells of the day's train: the sleeper beside it is slower and has another name. */
function asSleeper({ name: _name, note: _note, ...hop }: Hop): Hop {
  return { ...hop, minutes: Math.max(hop.slow, Math.round(hop.minutes * 1.2)) };
}

function keepShorter(nights: Map<number, Hop>, key: number, hop: Hop): void {
  const known = nights.get(key);
  if (!known || hop.minutes < known.minutes) nights.set(key, hop);
}

export { changeMinutes };
