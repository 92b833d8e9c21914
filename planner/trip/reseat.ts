import { insert, repair } from "./fit-day.ts";
import type { Route } from "./route.ts";
import type { TripModel } from "./trip-model.ts";
import { gainOn } from "./visit-gain.ts";

type Days = readonly (readonly number[])[];
type Offered = ReadonlyMap<number, ReadonlySet<number>>;

/**
 * Days that come on other dates may be days on which a place is closed: it is seen on the nearest other one, in place of
 * lesser ones where there is no room. `days`: what was seen on each; `timedTrip`, which is changed: what still is.
 */
export function reseat(
  model: TripModel,
  route: Route,
  days: Days,
  timedTrip: number[][],
  offered: Offered,
): void {
  const isSeen = (sight: number) => timedTrip.some((stops) => stops.includes(sight));
  const lost = days.flatMap((sights, day) =>
    sights.flatMap((sight) => (isSeen(sight) ? [] : [{ sight, day }])),
  );
  lost.sort(
    (one, other) => gainOn(model, other.sight, other.day) - gainOn(model, one.sight, one.day),
  );
  for (const hasRoom of [true, false])
    for (const { sight, day } of lost) {
      if (isSeen(sight)) continue;
      const others = [...(offered.get(sight) ?? [])]
        .filter((other) => !model.lockedDays.has(other))
        .sort((a, b) => Math.abs(a - day) - Math.abs(b - day) || a - b);
      for (const other of others) {
        const stops = timedTrip[other] as number[];
        const seated = hasRoom
          ? insert(model, route, other, stops, sight)
          : pushIn(model, route, other, stops, sight);
        if (!seated) continue;
        timedTrip[other] = seated;
        break;
      }
    }
}

/** The day with the sight in place of lesser ones; null where it would be worth no more. */
function pushIn(
  model: TripModel,
  route: Route,
  day: number,
  stops: readonly number[],
  sight: number,
): number[] | null {
  const worth = (sights: readonly number[]) =>
    sights.reduce((sum, one) => sum + gainOn(model, one, day) + (model.must.has(one) ? 1e6 : 0), 0);
  let best: readonly number[] = stops;
  for (let at = 0; at <= stops.length; at++) {
    const seated = repair(model, route, day, stops.toSpliced(at, 0, sight));
    if (seated.includes(sight) && worth(seated) > worth(best)) best = seated;
  }
  return best === stops ? null : [...best];
}
