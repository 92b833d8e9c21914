import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { ShownSight } from "#contract/wire/trip-page.ts";
import { getCatalogue } from "../catalogue.ts";
import { viewPicture } from "../picture-view.ts";
import { getPlaces, type PlacedSight } from "./read-places.ts";

let shared: ReadonlyMap<string, PlacedSight> | null = null;

/** The page that is a sight's own has its picture; a town's picture is not that of a sight in it. */
const ownPage = /^(attraction|experience|card|village):(.+)$/;

/** The picture of a sight's own page by its slug, made or not; empty where it has none. */
export function ownPicture(page: string | undefined): string {
  const [, kind, slug] = ownPage.exec(page ?? "") ?? [];
  return slug ? `${kind}-${slug}` : "";
}

/** Where the towns are in which a trip's days spend the night, by their names; what is no town of ours is left out. */
export function showBeds(days: PlanDays): Record<string, { lat: number; lon: number }> {
  const named = new Set(days.flatMap(({ sleeps }) => sleeps ?? []));
  const known = getPlaces().bases.filter(({ name }) => named.has(name));
  return Object.fromEntries(known.map(({ name, coordinates }) => [name, coordinates]));
}

/**
 * The sights that a trip's stops name, by their id: where each is, and its own picture. What is not
 * among the facts (any more) is left out.
 */
export function showSights(days: PlanDays): Record<string, ShownSight> {
  shared ??= new Map(getPlaces().sights.map((sight) => [sight.id, sight]));
  const named = new Set(days.flatMap(({ stops }) => stops.flatMap(({ sight }) => sight ?? [])));
  const catalogue = getCatalogue();
  const shown: Record<string, ShownSight> = {};
  for (const id of named) {
    const sight = shared.get(id);
    if (!sight) continue;
    const picture = ownPicture(sight.page);
    shown[id] = {
      name: sight.name,
      lat: sight.coordinates.lat,
      lon: sight.coordinates.lon,
      // What has not been made has no map in its stead here: the days have one of their own.
      picture: catalogue.findPicture(picture) && viewPicture(catalogue, picture),
    };
  }
  return shown;
}
