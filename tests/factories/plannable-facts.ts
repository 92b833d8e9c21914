import type { Plannable } from "#contract/content/plannable.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import { compilePlaces } from "#server/content/places/compile-places.ts";
import { getPlaces } from "#server/content/places/read-places.ts";

let shared: Plannable | null = null;

/** The site's own facts as the planner gets them, compiled once a process. */
export function getPlannable(): Plannable {
  shared ??= compilePlaces(getPlaces(), getCatalogue());
  return shared;
}
