import { monthInIndia } from "#server/days/india-day.ts";
import { addressOf } from "../addresses.ts";
import { viewPicture } from "../picture-view.ts";
import { findStateSights } from "../places/state-sights.ts";
import type { PageSource } from "./page-source.ts";

export type StateSightsPage = NonNullable<ReturnType<typeof readStateSightsPage>>;

/** `/west-india/gujarat/sights`; null where the state's towns all have pages. */
export function readStateSightsPage(source: PageSource, regionSlug: string, slug: string) {
  const { catalogue, places, clock } = source;
  const state = catalogue.find("states", slug);
  const region = catalogue.find("regions", regionSlug);
  if (!state || !region || state.region !== region.slug) return null;
  const sights = findStateSights(places, catalogue, slug);
  return (
    sights && {
      ...sights,
      state: { name: state.name, to: addressOf.state(state) },
      region: { slug: region.slug, name: region.name, to: addressOf.region(region.slug) },
      path: addressOf.stateSights(state),
      scene: viewPicture(catalogue, state.picture, "scene"),
      month: monthInIndia(clock()),
    }
  );
}
