import type { PlanDays } from "#contract/trip/trip-days.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import { findPageAddress, findSightAddress } from "./page-of-sight.ts";
import { getPlaces } from "./read-places.ts";

/**
 * The pages of this site that a trip's days lead to, in their order and each once: the towns of its nights
 * and of its sights, and the sights. `nameOf`: what the page of an address is about.
 */
export function listPagesOfDays(
  days: PlanDays,
  nameOf: (path: string) => string | null,
): { path: string; name: string }[] {
  const [places, catalogue] = [getPlaces(), getCatalogue()];
  const sights = new Map(places.sights.map((sight) => [sight.id, sight]));
  const bases = new Map(places.bases.map((base) => [base.id, base]));
  const beds = new Map(
    places.bases.flatMap((base) =>
      [base.name, ...(base.aliases ?? [])].map((name) => [name, base] as const),
    ),
  );
  const paths = new Set<string>();
  const addTown = (base: { page?: string | undefined } | undefined) => {
    const path = base?.page && findPageAddress(catalogue, base.page);
    if (path) paths.add(path);
  };
  for (const day of days) {
    if (day.sleeps) addTown(beds.get(day.sleeps));
    for (const stop of day.stops) {
      const sight = stop.sight ? sights.get(stop.sight) : undefined;
      if (!sight) continue;
      addTown(bases.get(sight.base));
      paths.add(findSightAddress(places, catalogue, sight.id));
    }
  }
  return [...paths].flatMap((path) => {
    const name = nameOf(path);
    return name ? [{ path, name }] : [];
  });
}
