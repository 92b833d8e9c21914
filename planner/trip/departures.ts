import { changeMinutes } from "./hop.ts";
import type { TimedWay } from "./keep-clock.ts";
import { localWay, type Stop } from "./stops.ts";
import type { TripModel } from "./trip-model.ts";

export const shortRide = 25;

/** How one comes from stop to stop by the clock: when one leaves and arrives, in minutes after midnight. */
export interface Departure {
  readonly leaves: number;
  readonly arrives: number;
  /** Minutes on the way without the waits, those of them by road, and when the last ferry has landed (0: none). */
  readonly travel: number;
  readonly road: number;
  readonly landed: number;
  /** True where a departure is waited for. */
  readonly isClocked: boolean;
}

/**
 * From stop to stop for who is ready at a time, where something on the way departs by the clock
 * (`clocked` of `findDistance`); null where the last departure has left.
 * @param soonest up to when one may set out before one is ready; `ready` where not at all
 */
export function findDeparture(
  model: TripModel,
  a: Stop,
  b: Stop,
  when: number,
  ready: number,
  soonest: number,
): Departure | null {
  const toWay = localWay(model, a.base, a.sight, null);
  const fromWay = localWay(model, b.base, null, b.sight);
  const before = toWay.minutes;
  const way = model.ways.takeDay(a.base, b.base, when, ready + before, soonest + before);
  if (!way) return null;
  const rides = spreadWay(way);
  const minutes = (list: readonly { minutes: number }[]) =>
    list.reduce((all, one) => all + one.minutes, 0);
  const local = [toWay, fromWay].filter((one) => one.mode === "road" && one.minutes >= shortRide);
  return {
    leaves: (way.begins[0] as number) - before,
    arrives: way.arrives + fromWay.minutes,
    travel: before + minutes(rides) + fromWay.minutes,
    road: minutes(local) + minutes(rides.filter(({ mode }) => mode === "road")),
    landed: way.landed,
    isClocked: way.isClocked,
  };
}

/** The hops of a way with the change before each but the first, and when each is begun. */
export function spreadWay({ hops, begins }: TimedWay) {
  return hops.map((hop, k) => {
    const change = k > 0 && !hop.clock ? changeMinutes : 0;
    return {
      ...hop,
      minutes: hop.minutes + change,
      slow: hop.slow + change,
      begins: (begins[k] as number) - change,
    };
  });
}
