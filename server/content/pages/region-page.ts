import type { RegionSlug } from "#contract/content/content.ts";
import { dayInIndia, monthInIndia } from "#contract/trip/india-clock.ts";
import { addressOf } from "../addresses.ts";
import { orderByNextDate } from "../calendar.ts";
import { viewPicture } from "../picture-view.ts";
import { listRegionStates } from "../region-states.ts";
import { setGiantWord } from "./giant-words.ts";
import { readIndiaMap } from "./india-map-view.ts";
import type { PageSource } from "./page-source.ts";

export type RegionPage = NonNullable<ReturnType<typeof readRegionPage>>;

/** `/north-india` and its three sisters; null for any other word. */
export function readRegionPage(source: PageSource, slug: string) {
  const { catalogue, tiles, clock, language } = source;
  const region = catalogue.find("regions", slug);
  if (!region) return null;
  const here = listRegionStates(region);
  const isHere = (state: string) => here.includes(state);
  const tellStates = (slugs: readonly string[]) =>
    slugs
      .flatMap((name) => catalogue.find("states", name) ?? [])
      .map((state) => ({
        slug: state.slug,
        name: state.name,
        kind: state.kind,
        capital: state.capital,
        tagline: state.tagline,
        description: state.description,
        knownFor: state.knownFor,
        to: addressOf.state(state),
        scores: state.season.map(({ score }) => score),
        picture: viewPicture(catalogue, state.picture, "figure"),
      }));
  return {
    slug: region.slug as RegionSlug,
    name: region.name,
    tagline: region.tagline,
    description: region.description,
    word: setGiantWord(region.slug, region.name, language),
    picture: viewPicture(catalogue, region.picture, "scene"),
    month: monthInIndia(clock()),
    stateCount: here.length,
    states: tellStates(region.states),
    beside: tellStates(region.beside),
    cities: catalogue.destinations
      .filter((place) => place.kind === "city" && isHere(place.state))
      .map(tiles.destination),
    attractions: catalogue.attractions.filter((item) => isHere(item.state)).map(tiles.attraction),
    festivals: orderByNextDate(
      catalogue.festivals.filter((item) => item.states.some(isHere)),
      dayInIndia(clock()),
    )
      .slice(0, 5)
      .map(({ festival }) => tiles.festival(festival)),
    others: catalogue.regions
      .filter((other) => other.slug !== slug)
      .map((other) => ({
        to: addressOf.region(other.slug),
        slug: other.slug,
        name: other.name,
        tagline: other.tagline,
      })),
    map: readIndiaMap(source, region.slug),
  };
}
