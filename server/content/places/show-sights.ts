import type { PlanDays } from "#contract/trip-days.ts";
import type { ShownSight } from "#contract/trip-page.ts";
import { getCatalogue } from "../catalogue.ts";
import { getPlaces, type PlacedSight } from "./read-places.ts";

let shared: ReadonlyMap<string, PlacedSight> | null = null;

/** The page that is a sight's own has its picture; a town's picture is not that of a sight in it. */
const ownPage = /^(attraction|experience|card|village):(.+)$/;

/**
 * The sights that a trip's stops name, by their id: where each is, and its own picture. What is not
 * among the facts (any more) is left out.
 */
export function showSights(days: PlanDays): Record<string, ShownSight> {
  shared ??= new Map(getPlaces().sights.map((sight) => [sight.id, sight]));
  const named = new Set(days.flatMap(({ stops }) => stops.flatMap(({ sight }) => sight ?? [])));
  const shown: Record<string, ShownSight> = {};
  for (const id of named) {
    const sight = shared.get(id);
    if (!sight) continue;
    const [, kind, slug] = ownPage.exec(sight.page ?? "") ?? [];
    const entry = slug ? getCatalogue().findPicture(`${kind}-${slug}`) : null;
    shown[id] = {
      name: sight.name,
      lat: sight.coordinates.lat,
      lon: sight.coordinates.lon,
      picture: entry && {
        slug: entry.slug,
        hour: entry.hour,
        colour: entry.colour,
        width: entry.width,
        height: entry.height,
        widths: entry.widths,
      },
    };
  }
  return shown;
}
