import { monthInIndia } from "#contract/trip/india-clock.ts";
import { addressOf } from "../addresses.ts";
import { viewPicture } from "../picture-view.ts";
import { findStateSights, listPagelessSights } from "../places/state-sights.ts";
import type { PageSource } from "./page-source.ts";
import { narrowSights } from "./sight-filters.ts";

export type StateSightsPage = NonNullable<ReturnType<typeof readStateSightsPage>>;

/**
 * `/west-india/gujarat/sights`; null where the state's towns all have pages.
 * @param asked the address's query, which narrows the list
 */
export function readStateSightsPage(
  source: PageSource,
  regionSlug: string,
  slug: string,
  asked = new URLSearchParams(),
) {
  const { catalogue, places, clock } = source;
  const state = catalogue.find("states", slug);
  const region = catalogue.find("regions", regionSlug);
  if (!state || !region || state.region !== region.slug) return null;
  const { narrowing, isLeft } = narrowSights(places, listPagelessSights(places, slug), asked);
  const sights = findStateSights(places, catalogue, slug, isLeft);
  return (
    sights && {
      ...sights,
      narrowing,
      state: { name: state.name, to: addressOf.state(state) },
      region: { slug: region.slug, name: region.name, to: addressOf.region(region.slug) },
      path: addressOf.stateSights(state),
      scene: viewPicture(catalogue, state.picture, "scene"),
      month: monthInIndia(clock()),
    }
  );
}
