import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { ShownSight } from "#contract/wire/trip-page.ts";
import { keepMade } from "../overrides/layers.ts";
import { getPlaces, type PlacedSight } from "./read-places.ts";
import { lookOf } from "./sight-looks.ts";

const byId = keepMade(
  (): ReadonlyMap<string, PlacedSight> =>
    new Map(getPlaces().sights.map((sight) => [sight.id, sight])),
);

/** Where the towns are in which a trip's days spend the night, by their names; what is no town of ours is left out. */
export function showBeds(days: PlanDays): Record<string, { lat: number; lon: number }> {
  const named = new Set(days.flatMap(({ sleeps }) => sleeps ?? []));
  const known = getPlaces().bases.filter(({ name }) => named.has(name));
  return Object.fromEntries(known.map(({ name, coordinates }) => [name, coordinates]));
}

/**
 * The sights that a trip's stops name, by their id: where each is, and how it is drawn. What is not
 * among the facts (any more) is left out.
 */
export function showSights(days: PlanDays): Record<string, ShownSight> {
  const named = new Set(days.flatMap(({ stops }) => stops.flatMap(({ sight }) => sight ?? [])));
  const shown: Record<string, ShownSight> = {};
  for (const id of named) {
    const sight = byId().get(id);
    if (!sight) continue;
    const { lat, lon } = sight.coordinates;
    shown[id] = { name: sight.name, lat, lon, ...lookOf(sight) };
  }
  return shown;
}
