import { canRideAtOnce, type Route } from "./route.ts";
import type { Stay } from "./stay.ts";
import type { TripModel } from "./trip-model.ts";

export function staysOf({ sleep, ride }: Route): Stay[] {
  const stays: Stay[] = [];
  let from = 0;
  for (let night = 1; night <= sleep.length; night++) {
    if (night < sleep.length && sleep[night] === sleep[from] && !ride[night]) continue;
    stays.push({
      base: sleep[from] as number,
      nights: night - from,
      ride: ride[from] ?? false,
    });
    from = night;
  }
  return stays;
}

/** Stays in a row become nights; free ends are where the first and the last stay are. */
export function buildRoute(
  model: TripModel,
  stays: readonly Stay[],
  free: { start: number; end: number },
): Route {
  const start = model.start?.base ?? stays[0]?.base ?? free.start;
  const end = model.end?.base ?? (model.isRound ? start : (stays.at(-1)?.base ?? free.end));
  const sleep: number[] = [];
  const ride: boolean[] = [];
  let from = start;
  for (const { base, nights, ride: wantsRide } of stays) {
    for (let k = 0; k < nights; k++) {
      const night = sleep.length;
      // A night on the way needs a train that runs: where there is none one goes by day.
      const canRide =
        wantsRide && k === 0 && !model.traveller.wheelchair && (night > 0 || canRideAtOnce(model));
      ride.push(
        canRide && model.ways.findNight(from, base, model.timetable[night] as number) !== null,
      );
      sleep.push(base);
      from = base;
    }
  }
  return { start, end, sleep, ride };
}

export function joinStays(stays: readonly Stay[]): Stay[] {
  const joined: Stay[] = [];
  for (const stay of stays) {
    const last = joined.at(-1);
    if (last && last.base === stay.base)
      joined[joined.length - 1] = { ...last, nights: last.nights + stay.nights };
    else joined.push(stay);
  }
  return joined;
}
