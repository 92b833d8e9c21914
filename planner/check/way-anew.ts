import type { Plannable } from "#contract/content/plannable.ts";

/** Minutes in which a day may go on: from half past eight, the usual start, to half past nine in the evening. */
const dayMinutes = 780;
/** Minutes of road that a day holds at any pace, with a word that they are long: nine hours and a half. */
const roadMinutes = 570;
/** Beside a flight's own: an hour to the airport, two before it leaves, an hour for bags and the way to the bed. */
const byAir = 240;
/** Beside a train's or a ferry's own: half an hour to it and half an hour from it. */
const byRail = 60;
/** Part of a day that is gone when a night's ride has come in: at eleven, with a bath and breakfast. */
const afterNight = 0.2;
/** What is a day to so much of it, waiting more or less: one night for the two ways, as one of them may want a bed. */
const aboutDay = 0.06;

type Facts = Pick<Plannable, "bases" | "legs">;

/** What the way to a part of the country is reckoned with. */
interface Way {
  /** Index of the base where the trip begins. */
  readonly start: number;
  /** Indices of the bases that are meant. */
  readonly inside: readonly number[];
  /** 1 to 12. */
  readonly month: number;
  /** False where nobody sleeps on a train. */
  readonly nights: boolean;
}

/**
 * Nights that the way to the nearest base inside and home asks for, by the known legs that are open in the month: none
 * where a day or one night's ride leads there, or no known leg; else as few as days of going leave between, there
 * and back, and those that the facts ask to be slept lower down before.
 */
export function countNightsOfWay(plannable: Facts, way: Way): number {
  const [, stretch] = findNearest(way.inside, findDays(plannable, way, dayMinutes));
  const [nearest, days] = findNearest(way.inside, findDays(plannable, way, roadMinutes));
  if (nearest < 0 || stretch <= 1 - aboutDay) return 0;
  if (way.nights && isOneRide(plannable, way.start, nearest)) return 0;
  if (stretch <= 1 + aboutDay) return 1;
  const { restBefore = [] } = plannable.bases[nearest] ?? {};
  const rest = Math.max(0, ...restBefore.map(([nights]) => nights));
  return 2 * Math.max(0, Math.ceil(days - 1e-9) - 1) + rest;
}

function findNearest(inside: readonly number[], days: readonly number[]): [number, number] {
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
  for (const base of inside) {
    const own = days[base] ?? Number.POSITIVE_INFINITY;
    if (own < least) [nearest, least] = [base, own];
  }
  return [nearest, least];
}

const isOneRide = ({ legs }: Facts, from: number, to: number) =>
  legs.some(
    (leg) => leg.night && [leg.from, leg.to].includes(from) && [leg.from, leg.to].includes(to),
  );

/**
 * Days that the soonest way to each base takes: 1.5 is a day, a night and half of the day after it. What a day no
 * longer holds begins the next. `Infinity` where no leg leads. Dijkstra's: whoever is sooner at a base is so beyond it.
 */
function findDays({ bases, legs }: Facts, { start, month, nights }: Way, road: number): number[] {
  const days = bases.map(() => Number.POSITIVE_INFINITY);
  days[start] = 0;
  const legsAt = bases.map((): Plannable["legs"] => []);
  for (const leg of legs)
    if (!leg.months || leg.months.includes(month)) {
      legsAt[leg.from]?.push(leg);
      legsAt[leg.to]?.push(leg);
    }
  const left = new Set(bases.keys());
  for (;;) {
    let [at, gone] = [-1, Number.POSITIVE_INFINITY];
    for (const base of left) {
      const own = days[base] as number;
      if (own < gone) [at, gone] = [base, own];
    }
    if (at < 0) return days;
    left.delete(at);
    const evening = Math.max(1, Math.ceil(gone - 1e-9));
    for (const { from, to, mode, usual, night } of legsAt[at] ?? []) {
      const aside = mode === "flight" ? byAir : byRail;
      const share = mode === "road" ? usual / road : (usual + aside) / dayMinutes;
      // What is longer than a day has no bed on it, and is gone in one all the same.
      const byDay = gone + share <= evening ? gone + share : evening + Math.min(1, share);
      const then = night && nights ? Math.min(byDay, evening + afterNight) : byDay;
      const next = from === at ? to : from;
      if (then < (days[next] as number)) days[next] = then;
    }
  }
}
