import { getSight } from "./facts-index.ts";
import { visitMinutes } from "./gain.ts";
import { type BeginWindow, findBeginWindows } from "./open-windows.ts";
import { openOn, sunOn, type TripModel, usualBegins } from "./trip-model.ts";

/** So far from its bed, in minutes, a must is worth an early start to whoever goes slowly. */
const farMust = 45;
/** Half past six: begun as soon as that, and reached by so long a way before. */
const soonest = 390;
export const mostBeforeMust = 240;
/** One is there so long before the last begin. */
const inTime = 60;

/**
 * What must be seen is not missed for breakfast: a temple that shuts at one and lies two hours off, a train that
 * leaves at seven on every day of the trip.
 */
export function risesForMust(model: TripModel, sight: number): boolean {
  const { must, facts, kept, dates } = model;
  if (!must.has(sight)) return false;
  if ((getSight(facts, sight).from?.[0] ?? 0) >= farMust) return true;
  const key = `rises.${sight}`;
  const known = kept.get(key) as boolean | undefined;
  if (known !== undefined) return known;
  const rises = dates.every((_, day) => usualBegins(model, sight, day).length === 0);
  kept.set(key, rises);
  return rises;
}

/** When such a must may begin on that day; found once. */
export function listEarlyBegins(
  model: TripModel,
  sight: number,
  day: number,
): readonly BeginWindow[] {
  const key = `early.${sight}.${day}`;
  const known = model.kept.get(key) as readonly BeginWindow[] | undefined;
  if (known) return known;
  const { facts, traveller } = model;
  const item = getSight(facts, sight);
  const { hours } = item;
  const lastEntry = hours === undefined ? 0 : (facts.plannable.hours[hours]?.lastEntry ?? 0);
  const found = findBeginWindows(
    item,
    openOn(model, sight, day),
    lastEntry,
    item.overnight === undefined ? visitMinutes(item, traveller) : item.visit[0],
    { ...traveller, start: Math.min(traveller.start, soonest) },
    sunOn(model, item.base, day),
  );
  model.kept.set(key, found);
  return found;
}

/** When such a must is begun at the latest that is still in good time. */
export const neededBegin = ([first, last]: BeginWindow): number => Math.max(first, last - inTime);
