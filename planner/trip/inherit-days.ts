import { keySpan } from "./ride-numbers.ts";
import { endsOn, type Route, wakesOn } from "./route.ts";
import type { TimedTrip } from "./timed-trip.ts";

/** Days of an earlier trip that are taken over where the route is the same. */
export interface Inherited {
  /** By day of the route the sights of one that begins and ends in the same bases, of several the nearest in number; none where there is no such day. */
  readonly timedTrip: number[][];
  /** Days that have some. */
  readonly shared: number;
  /** Days that have none, and those in a base that has gained or lost days: they are to be laid anew. */
  readonly open: number[];
}

/** Hands on the days of another trip to a route. */
export function inheritDays(
  { route: given, days }: Pick<TimedTrip, "route" | "days">,
  route: Route,
): Inherited {
  const left = new Map<number, number[]>();
  days.forEach((_, day) => {
    const key = keyOf(given, day);
    left.set(key, [...(left.get(key) ?? []), day]);
  });
  let shared = 0;
  const changed = new Set<number>();
  const timedTrip = days.map((_, day) => {
    const same = left.get(keyOf(route, day)) ?? [];
    let nearest = 0;
    same.forEach((other, k) => {
      if (Math.abs(other - day) < Math.abs((same[nearest] as number) - day)) nearest = k;
    });
    const [from] = same.splice(nearest, 1);
    if (from === undefined) {
      changed.add(wakesOn(route, day)).add(endsOn(route, day));
      return [];
    }
    shared++;
    return (days[from]?.visits ?? []).map(({ sight }) => sight);
  });
  for (const day of [...left.values()].flat())
    changed.add(wakesOn(given, day)).add(endsOn(given, day));
  const open = days.flatMap((_, day) =>
    changed.has(wakesOn(route, day)) || changed.has(endsOn(route, day)) ? [day] : [],
  );
  return { timedTrip, shared, open };
}

const keyOf = (route: Route, day: number) => wakesOn(route, day) * keySpan + endsOn(route, day);
