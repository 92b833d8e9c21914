import type { LaidTrip } from "./laid-trip.ts";
import { endsOn, type Route, wakesOn } from "./route.ts";

/**
 * What another trip has made of the same days: by day of the route the sights of one that begins and ends
 * in the same bases, of several the nearest in number; none where there is no such day.
 */
export function inheritDays(
  { route: given, days }: Pick<LaidTrip, "route" | "days">,
  route: Route,
): { readonly laid: number[][]; readonly shared: number } {
  const left = new Map<number, number[]>();
  days.forEach((_, day) => {
    const key = keyOf(given, day);
    left.set(key, [...(left.get(key) ?? []), day]);
  });
  let shared = 0;
  const laid = days.map((_, day) => {
    const same = left.get(keyOf(route, day)) ?? [];
    let nearest = 0;
    same.forEach((other, k) => {
      if (Math.abs(other - day) < Math.abs((same[nearest] as number) - day)) nearest = k;
    });
    const [from] = same.splice(nearest, 1);
    if (from === undefined) return [];
    shared++;
    return (days[from]?.visits ?? []).map(({ sight }) => sight);
  });
  return { laid, shared };
}

const keyOf = (route: Route, day: number) => wakesOn(route, day) * 1000 + endsOn(route, day);
