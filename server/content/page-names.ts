import { addressOf } from "./addresses.ts";
import { getCatalogue } from "./catalogue.ts";
import { getJourneys } from "./journeys/read-journeys.ts";
import { keepMade } from "./overrides/layers.ts";
import { listSightsWithPages } from "./places/page-of-sight.ts";
import { getPlaces } from "./places/read-places.ts";

/**
 * The names of the pages that are about a place, a festival, an experience or a journey, by their
 * addresses; null for any other address. Read when first asked, and when content has changed.
 */
export function createPageNames(): (path: string) => string | null {
  const names = keepMade(readPageNames);
  return (path) => names().get(path) ?? null;
}

function readPageNames(): ReadonlyMap<string, string> {
  const catalogue = getCatalogue();
  return new Map([
    ...catalogue.regions.map(({ slug, name }) => [addressOf.region(slug), name] as const),
    ...catalogue.states.map((state) => [addressOf.state(state), state.name] as const),
    ...catalogue.destinations.map(({ slug, name }) => [addressOf.destination(slug), name] as const),
    ...catalogue.attractions.map(({ slug, name }) => [addressOf.attraction(slug), name] as const),
    ...listSightsWithPages(getPlaces(), catalogue).map(
      ({ id, name }) => [addressOf.sight(id), name] as const,
    ),
    ...catalogue.experiences.map(({ slug, name }) => [addressOf.experience(slug), name] as const),
    ...catalogue.festivals.map(({ slug, name }) => [addressOf.festival(slug), name] as const),
    ...getJourneys().map(({ slug, name }) => [addressOf.journey(slug), name] as const),
  ]);
}
