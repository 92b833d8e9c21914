import cover from "#content/cover.json" with { type: "json" };
import { readLands } from "#server/content/map/lands.ts";
import type { Places } from "#server/content/places/read-places.ts";

/** What the places still lack of the cover that is promised, a line each. */
export function findCoverFaults({ sights, bases, legs }: Places): string[] {
  const { counts, worldHeritage, named, placesWithoutPage } = cover;
  const heritage = new Set(sights.map((sight) => sight.worldHeritage));
  const ids = new Set([...sights, ...bases].map(({ id }) => id));
  const stateOf = new Map<string, number>();
  for (const { state } of sights) stateOf.set(state, (stateOf.get(state) ?? 0) + 1);
  const short = (name: string, has: number, wants: number) =>
    has < wants ? [`${has} ${name}, ${wants} are promised`] : [];
  return [
    ...short("sights", sights.length, counts.sights),
    ...short("bases", bases.length, counts.bases),
    ...short("legs", legs.length, counts.legs),
    ...readLands().flatMap(({ slug }) =>
      short(`sights in ${slug}`, stateOf.get(slug) ?? 0, counts.placesPerState),
    ),
    ...worldHeritage
      .filter((name) => !heritage.has(name))
      .map((name) => `World Heritage: no sight carries "${name}"`),
    ...[...named, ...placesWithoutPage]
      .filter((id) => !ids.has(id))
      .map((id) => `no sight or base "${id}"`),
  ];
}

const heritageNames = new Set(cover.worldHeritage);

/** World Heritage properties that are not on the list, or not in its spelling. */
export function findHeritageFaults({ sights }: Places): string[] {
  return sights
    .filter(({ worldHeritage }) => worldHeritage && !heritageNames.has(worldHeritage))
    .map(
      ({ id, file, worldHeritage }) => `${file}: ${id}: "${worldHeritage}" is not in cover.json`,
    );
}
