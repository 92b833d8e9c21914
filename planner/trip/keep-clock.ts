import { changeMinutes, type Hop } from "./hop.ts";

/** Hops that lead from one base to the next, any of which may be taken, each with its cost in minutes. */
export type HopChoice = readonly { readonly hop: Hop; readonly cost: number }[];

/** The hops of a way with what runs beside each, and when one would set out to be there when the first of it departs. */
export interface WayChoices {
  readonly hops: readonly HopChoice[];
  readonly begins: readonly number[];
}

/** A way as it is gone from a certain time on. Times are minutes after midnight, waits lie between the hops. */
export interface TimedWay {
  readonly hops: readonly Hop[];
  /** When each hop is begun, and when the last has ended. */
  readonly begins: readonly number[];
  readonly arrives: number;
  /** When the last ferry has landed; 0 without one. */
  readonly landed: number;
  /** One of them departs by the clock. */
  readonly isClocked: boolean;
}

/** A minute of the morning's rest against one on the way. */
const restCost = 0.25;

/** Nothing that departs before half past five is worth the night. */
const firstDeparture = 330;

/** When the hop can be begun by who is ready at a time; infinity where the day's last one has left. */
export function startAfter({ clock }: Hop, ready: number): number {
  if (!clock) return ready;
  return clock.starts.find((start) => start >= ready) ?? Number.POSITIVE_INFINITY;
}

/** Each hop as soon as it goes, of several that lead on the one that costs least with its wait. */
function walk(
  choices: readonly HopChoice[],
  begin: number,
): { way: TimedWay; cost: number } | null {
  const hops: Hop[] = [];
  const begins: number[] = [];
  let [time, total] = [begin, 0];
  for (const choice of choices) {
    const ready = time + (hops.length > 0 ? changeMinutes : 0);
    let best: Hop | null = null;
    let [least, start] = [Number.POSITIVE_INFINITY, 0];
    for (const { hop, cost } of choice) {
      const goes = startAfter(hop, ready);
      if (goes - ready + cost >= least) continue;
      least = goes - ready + cost;
      best = hop;
      start = goes;
    }
    if (!best) return null;
    hops.push(best);
    begins.push(start);
    time = start + best.minutes;
    total += least;
  }
  const isClocked = hops.some(({ clock }) => clock);
  const late = linger(hops, begins);
  const ferry = hops.findLastIndex(({ mode }) => mode === "ferry");
  const landed = ferry < 0 ? 0 : (late[ferry] as number) + (hops[ferry] as Hop).minutes;
  return { way: { hops, begins: late, arrives: time, landed, isClocked }, cost: total };
}

/** What goes at any time before the first departure goes as late as that allows: one waits where one has been. */
function linger(hops: readonly Hop[], begins: readonly number[]): number[] {
  const first = hops.findIndex(({ clock }) => clock);
  if (first < 1) return [...begins];
  const before = hops[first - 1] as Hop;
  const reached = (begins[first - 1] as number) + before.minutes + changeMinutes;
  const wait = (begins[first] as number) - reached;
  return begins.map((begin, k) => (k < first ? begin + wait : begin));
}

/** With the times to set out, of departures that are worth the night. */
export function readChoices(hops: readonly HopChoice[]): WayChoices {
  let before = 0;
  for (const [k, choice] of hops.entries()) {
    if (k > 0) before += changeMinutes;
    const begins = choice.flatMap(({ hop: { clock } }) =>
      (clock?.starts ?? [])
        .filter((start) => start + (clock?.lead ?? 0) >= firstDeparture)
        .map((start) => start - before),
    );
    if (begins.length > 0) return { hops, begins };
    before += choice[0]?.hop.minutes ?? 0;
  }
  return { hops, begins: [] };
}

/**
 * The way of least cost for who is ready at a time: minutes, fares, waits, and a quarter of what one rises
 * earlier. Null where every last departure has left.
 * @param soonest up to when one may set out before one is ready for a departure; `ready` where not at all
 */
export function takeWay(
  ways: readonly WayChoices[],
  ready: number,
  soonest: number,
): TimedWay | null {
  let best: TimedWay | null = null;
  let least = Number.POSITIVE_INFINITY;
  const take = (choices: readonly HopChoice[], begin: number) => {
    const found = walk(choices, begin);
    const cost = (found?.cost ?? 0) + (ready - begin) * restCost;
    if (!found || cost >= least) return;
    least = cost;
    best = found.way;
  };
  for (const { hops, begins } of ways) {
    take(hops, ready);
    for (const begin of begins) if (begin >= soonest && begin < ready) take(hops, begin);
  }
  return best;
}
