import { dayInIndia, monthInIndia } from "#contract/trip/india-clock.ts";
import { addressOf } from "../addresses.ts";
import { orderByNextDate } from "../calendar.ts";
import { getHandbook } from "../handbook/read-handbook.ts";
import type { MapPlace } from "../map/state-map.ts";
import { drawStateMap } from "../map/state-map.ts";
import { viewPicture } from "../picture-view.ts";
import { withReading } from "../places/standing.ts";
import { listPagelessBases } from "../places/state-sights.ts";
import { listRegionStates } from "../region-states.ts";
import { listTreksOfState } from "../treks/trek-pages.ts";
import { setGiantWord } from "./giant-words.ts";
import type { PageSource } from "./page-source.ts";

export type StatePage = NonNullable<ReturnType<typeof readStatePage>>;

/** Pins beyond this many cover one another on every state's map. */
const mostPins = 14;

/** Where the way to a state begins that has no place of its own here: its map shows that town. */
const gateways: Record<string, string> = { lakshadweep: "kochi" };

/** All that a map of this state can show, towns before monuments. */
export function listMapPlaces({ catalogue }: PageSource, state: string): MapPlace[] {
  const destinations = catalogue.destinations.filter(
    (place) => place.state === state || place.slug === gateways[state],
  );
  const attractions = catalogue.attractions.filter((item) => item.state === state);
  return [
    ...destinations.map((place) => ({
      label: place.name,
      address: addressOf.destination(place.slug),
      kind: place.kind,
      ...place.coordinates,
    })),
    ...attractions.map((item) => ({
      label: item.name,
      address: addressOf.attraction(item.slug),
      kind: "attraction" as const,
      ...item.coordinates,
    })),
  ].slice(0, mostPins);
}

/** `/west-india/rajasthan`; null when the region has no such state. */
export function readStatePage(source: PageSource, regionSlug: string, slug: string) {
  const { catalogue, places, tiles, clock, language } = source;
  const state = catalogue.find("states", slug);
  const region = catalogue.find("regions", regionSlug);
  if (!state || !region || state.region !== region.slug) return null;
  const isHere = (item: { state: string }) => item.state === slug;
  const sisters = listRegionStates(region);
  const position = sisters.indexOf(slug);
  const stateAt = (index: number) => {
    const found = catalogue.find(
      "states",
      sisters[(index + sisters.length) % sisters.length] ?? "",
    );
    return found ? tiles.state(found) : null;
  };
  const { picture, region: _region, season, permits, ...told } = state;
  return {
    ...told,
    season,
    permits: withReading(permits),
    region: { slug: region.slug, name: region.name, to: addressOf.region(region.slug) },
    word: setGiantWord(state.slug, state.name, language),
    picture: viewPicture(catalogue, picture, "scene"),
    month: monthInIndia(clock()),
    destinations: catalogue.destinations.filter(isHere).map(tiles.destination),
    attractions: catalogue.attractions.filter(isHere).map(tiles.attraction),
    experiences: catalogue.experiences.filter(isHere).map(tiles.experience),
    festivals: orderByNextDate(
      catalogue.festivals.filter((item) => item.states.includes(slug)),
      dayInIndia(clock()),
    ).map(({ festival }) => tiles.festival(festival)),
    treks: listTreksOfState(catalogue, slug),
    /** The page of its other towns' sights, where there are any. */
    moreSights: listPagelessBases(places, slug).length > 0 ? addressOf.stateSights(state) : null,
    alcohol: getHandbook(source.language).alcohol.find((law) => law.state === slug) ?? null,
    map: drawStateMap(slug, listMapPlaces(source, slug)),
    previous: stateAt(position - 1),
    next: stateAt(position + 1),
  };
}
