import type { PlannableLeg } from "#contract/content/plannable.ts";
import type { travelModes } from "#contract/trip/itinerary.ts";
import { anyWeekday } from "./dates.ts";
import { listRoadEstimates, type RoadEstimate } from "./estimate-roads.ts";
import { type FactsIndex, getBase } from "./facts-index.ts";
import { nameBack } from "./name-back.ts";
import { breaksIn, type Traveller } from "./traveller.ts";

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
  /** Weekdays on which it departs, Monday the lowest of seven bits. */
  readonly days: number;
  /** When one sets out for each of its departures, and how long before: absent, it may be taken at any time. */
  readonly clock?: { readonly starts: readonly number[]; readonly lead: number };
  /** Rupees for the party. */
  readonly fare: readonly [low: number, high: number];
}

/** Minutes on either side: being there in time, and getting out. */
const waits: Partial<Record<Mode, readonly [before: number, after: number]>> = {
  flight: [90, 30],
  train: [25, 10],
  "toy-train": [25, 5],
  ferry: [25, 10],
};
/** From one vehicle into the next. */
export const changeMinutes = 20;
/** Door to door: shorter ones set one down before dawn. */
const shortestNight = 420;
const longestNight = 1020;

/** All seven weekdays as bits. */
export const everyDay = 127;

/** "136" as bits, Monday the lowest; all of them where nothing is said. */
function readWeekdays(days: string | undefined): number {
  if (days === undefined) return everyDay;
  let bits = 0;
  for (const day of days) bits |= 1 << (Number(day) - 1);
  return bits;
}

/** True where what departs on `days` departs on that day of the timetable, or on some day where any will do. */
export const runsOn = (days: number, when: number): boolean =>
  days === everyDay || when === anyWeekday(when) || ((days >> (when & 7)) & 1) === 1;

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
  /** Slept on the way, by `from * 1000 + to`, the shortest first. */
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
    cost: Float64Array.from(list, (hop) => costOf(traveller, hop)),
    nights,
  };
}

function readHop(
  facts: FactsIndex,
  traveller: Traveller,
  leg: PlannableLeg,
  from: number,
  to: number,
): Hop {
  const mode = leg.mode as Mode;
  const [before, after] = waits[mode] ?? [0, 0];
  const lead = before + accessOf(facts, from, mode);
  const breaks = mode === "road" ? breaksIn(leg.usual, traveller.youngest) : 0;
  const extra = lead + after + accessOf(facts, to, mode) + breaks;
  const departures = from === leg.from ? leg.at : leg.atBack;
  const times = leg.car ? traveller.cars : traveller.heads;
  return {
    from,
    to,
    mode,
    minutes: leg.usual + extra,
    slow: leg.slow + extra,
    km: leg.km,
    // Where the other direction alone has a clock, whatever runs this way has another name.
    ...(leg.name &&
      (departures || !(leg.at || leg.atBack)) && {
        name: from === leg.from || mode !== "train" ? leg.name : nameBack(leg.name),
      }),
    ...(leg.note && { note: leg.note }),
    estimated: false,
    days: readWeekdays(from === leg.from ? leg.days : (leg.back ?? leg.days)),
    ...(departures && { clock: { starts: departures.map((at) => at - lead), lead } }),
    fare: [leg.fare[0] * times, leg.fare[1] * times],
  };
}

function accessOf(facts: FactsIndex, base: number, mode: Mode): number {
  const { airports, station = 20 } = getBase(facts, base);
  if (mode === "flight") return airports[0]?.[1] ?? 45;
  if (mode === "train" || mode === "toy-train") return Math.min(60, station);
  return 0;
}

function readEstimate(
  { cars, rupeesPerKm, youngest }: Traveller,
  { from, to, minutes, km }: RoadEstimate,
): Hop {
  const extra = 15 + breaksIn(minutes, youngest);
  return {
    from,
    to,
    mode: "road",
    minutes: minutes + extra,
    slow: Math.round(minutes * 1.35) + extra,
    km: Math.round(km),
    estimated: true,
    days: everyDay,
    fare: [Math.round(km * rupeesPerKm * cars * 0.8), Math.round(km * rupeesPerKm * cars * 1.3)],
  };
}

function costOf({ rupeesPerMinute, roadLimit }: Traveller, hop: Hop): number {
  const road = hop.mode === "road" && hop.minutes > roadLimit ? hop.minutes - roadLimit : 0;
  return hop.minutes + changeMinutes + road + (hop.fare[0] + hop.fare[1]) / 2 / rupeesPerMinute;
}

/** Where the leg tells of the day's train: the sleeper beside it is slower and has another name. */
function asSleeper({ name: _name, note: _note, clock: _clock, ...hop }: Hop): Hop {
  return { ...hop, days: everyDay, minutes: Math.max(hop.slow, Math.round(hop.minutes * 1.2)) };
}

function addNight(nights: Map<number, Hop[]>, hop: Hop): void {
  const key = hop.from * 1000 + hop.to;
  const list = nights.get(key) ?? [];
  list.push(hop);
  list.sort((a, b) => a.minutes - b.minutes);
  nights.set(key, list);
}
