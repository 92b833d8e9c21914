import { warning } from "#trip/tell.ts";
import type { ToldNotice } from "#trip/told.ts";
import { getBase } from "./facts-index.ts";
import type { Route } from "./route.ts";
import type { TripModel } from "./trip-model.ts";
import type { WrittenTrip } from "./written-trip.ts";

/** The route of written days over the facts of today. `gone`: by day, towns that are no longer among them. */
export type ReadRoute = { route: Route; gone: ReadonlyMap<number, readonly ToldNotice[]> };

/**
 * The route of a link. A night in a town that is gone is spent where the one before it is, so that every other day
 * stays as it was; a beginning or end that is gone is where the first night, or the last, is spent.
 * @returns null where none of its towns is among the facts
 */
export function readRoute(
  { facts }: TripModel,
  { days, start: s, end: e }: Pick<WrittenTrip, "days" | "start" | "end">,
): ReadRoute | null {
  const nights = days.slice(0, -1);
  const bases = nights.map(({ night }) => facts.baseOf.get(night ?? ""));
  const known = bases.filter((base) => base !== undefined);
  const start = facts.baseOf.get(s) ?? known[0] ?? facts.baseOf.get(e);
  if (start === undefined) return null;
  const end = facts.baseOf.get(e) ?? known.at(-1) ?? start;
  const gone = new Map<number, ToldNotice[]>();
  const add = (day: number, notice: ToldNotice) =>
    gone.set(day, [...(gone.get(day) ?? []), notice]);
  const name = (base: number) => getBase(facts, base).name;

  if (!facts.baseOf.has(s)) add(0, warning("start-gone", { id: s, here: name(start) }));
  const sleep: number[] = [];
  for (const [night, base] of bases.entries()) {
    const here = base ?? sleep.at(-1) ?? start;
    const id = nights[night]?.night;
    if (base === undefined)
      add(
        night,
        id
          ? warning("town-gone", { id, here: name(here) })
          : warning("town-unsaid", { here: name(here) }),
      );
    sleep.push(here);
  }
  if (!facts.baseOf.has(e)) add(days.length - 1, warning("end-gone", { id: e, here: name(end) }));
  // Nobody rides through the night to where they are.
  const ride = nights.map(
    ({ isOnWay }, night) =>
      isOnWay && bases[night] !== undefined && sleep[night] !== (sleep[night - 1] ?? start),
  );
  return { route: { start, end, sleep, ride }, gone };
}
