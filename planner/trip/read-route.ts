import type { Notice } from "#contract/trip/itinerary.ts";
import type { Skeleton } from "#trip/skeleton.ts";
import type { SkeletonDay } from "#trip/skeleton-days.ts";
import { getBase } from "./facts-index.ts";
import type { Route } from "./route.ts";
import type { TripModel } from "./trip-model.ts";

/** A link's route over the facts of today. `gone`: by day, towns that are no longer among them. */
export type ReadRoute = { route: Route; gone: ReadonlyMap<number, readonly Notice[]> };

const noticeOf = (text: string): Notice => ({ level: "warning", code: "town-gone", text });

/** `port-blair` as "Port Blair": a town that is gone has no other name here. */
const spellOut = (id: string): string =>
  id.replaceAll("-", " ").replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/**
 * The route of a link. A night in a town that is gone is spent where the one before it is, so that every other day
 * stays as it was; a beginning or end that is gone is where the first night, or the last, is spent.
 * @returns null where none of its towns is among the facts
 */
export function readRoute(
  { facts }: TripModel,
  { s, e }: Skeleton,
  days: readonly SkeletonDay[],
): ReadRoute | null {
  const nights = days.slice(0, -1);
  const bases = nights.map(({ night }) => facts.baseOf.get(night ?? ""));
  const known = bases.filter((base) => base !== undefined);
  const start = facts.baseOf.get(s) ?? known[0] ?? facts.baseOf.get(e);
  if (start === undefined) return null;
  const end = facts.baseOf.get(e) ?? known.at(-1) ?? start;
  const gone = new Map<number, Notice[]>();
  const tell = (day: number, text: string) =>
    gone.set(day, [...(gone.get(day) ?? []), noticeOf(text)]);
  const name = (base: number) => getBase(facts, base).name;
  const lost = (id: string | null) =>
    id ? `${spellOut(id)} is no longer among our towns` : "It says no town";

  if (!facts.baseOf.has(s)) tell(0, `${lost(s)}: the trip begins in ${name(start)} instead.`);
  const sleep: number[] = [];
  for (const [night, base] of bases.entries()) {
    const here = base ?? sleep.at(-1) ?? start;
    if (base === undefined)
      tell(
        night,
        `${lost(nights[night]?.night ?? null)}: this night is in ${name(here)} until you choose another place.`,
      );
    sleep.push(here);
  }
  if (!facts.baseOf.has(e))
    tell(days.length - 1, `${lost(e)}: the trip ends in ${name(end)} instead.`);
  // Nobody rides through the night to where they are.
  const ride = nights.map(
    ({ isOnWay }, night) =>
      isOnWay && bases[night] !== undefined && sleep[night] !== (sleep[night - 1] ?? start),
  );
  return { route: { start, end, sleep, ride }, gone };
}
