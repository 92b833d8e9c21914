import type { Attraction, Experience } from "#contract/content/content.ts";
import type { Festival } from "#contract/content/festival.ts";
import { dayInIndia, monthInIndia } from "#contract/trip/india-clock.ts";
import { addressOf, findStateAddress } from "../addresses.ts";
import { getMoon, isProvisional, isReckoned, orderByNextDate } from "../calendar.ts";
import type { Destination } from "../catalogue.ts";
import { drawStateMap } from "../map/state-map.ts";
import { viewPicture } from "../picture-view.ts";
import { findPlaceFacts, findPlaceSights, type PlaceFacts } from "../places/place-facts.ts";
import { withReading } from "../places/standing.ts";
import { orderByDistance } from "./distance.ts";
import { setTitleWord } from "./giant-words.ts";
import type { PageSource } from "./page-source.ts";
import { narrowSights } from "./sight-filters.ts";
import { listMapPlaces } from "./state-page.ts";

/** Kilometres within which a sight belongs to a place, and a place is a day's journey away. */
const atHand = 45;
const dayAway = 260;

type Subject = {
  slug: string;
  name: string;
  coordinates: { lon: number; lat: number };
  picture: string;
};

/** What the page of any one place has around it: where it lies, what is near, what happens there. */
function readSurroundings(
  source: PageSource,
  subject: Subject,
  where: {
    /** As sights and bases name it: "city:agra". */
    page: string;
    state: string;
    states?: string[];
    city: string | null;
    address: string;
  },
  /** The address's query, which narrows the list of its sights. */
  asked = new URLSearchParams(),
) {
  const { catalogue, places, tiles, clock } = source;
  const state = catalogue.find("states", where.state);
  const region = state && catalogue.find("regions", state.region);
  const city = where.city ? catalogue.find("cities", where.city) : null;
  const cityAddress = city && addressOf.destination(city.slug);
  const isOther = (item: { slug: string; name: string }) =>
    item.slug !== subject.slug || item.name !== subject.name;
  const near = <T extends Subject>(items: readonly T[], within: number) =>
    orderByDistance(items.filter(isOther), subject.coordinates, within);

  const states = where.states ?? [where.state];
  const festivals = orderByNextDate(
    catalogue.festivals.filter(
      (item) => isOther(item) && item.states.some((slug) => states.includes(slug)),
    ),
    dayInIndia(clock()),
  );
  const pins = listMapPlaces(source, where.state).filter((pin) => pin.address !== where.address);
  const { listed } = findPlaceSights(
    places,
    where.page,
    catalogue.nameInEnglish(where.page) ?? subject.name,
  );
  // What the page tells as a card among its sights is no neighbour's tile besides.
  const isTold = (page: string) => listed.some((sight) => sight.page === page);
  const attractions = near(catalogue.attractions, atHand)
    .filter(({ item }) => !isTold(`attraction:${item.slug}`))
    .map(({ item }) => tiles.attraction(item));
  const experiences = near(catalogue.experiences, atHand)
    .filter(({ item }) => !isTold(`experience:${item.slug}`))
    .map(({ item }) => tiles.experience(item));
  const { narrowing, isLeft } = narrowSights(places, listed, asked);
  const known = findPlaceFacts(places, catalogue, where.page, subject);
  const facts = known && { ...known, sights: known.sights.filter(({ id }) => isLeft(id)) };
  // It fills the view, as a state does.
  const isVillage = where.page.startsWith("village:");
  return {
    facts,
    /** Of the facts' sights; null where they are too few. */
    narrowing,
    word: setTitleWord(subject.name),
    sightMap: facts && drawSightMap(facts, subject, where),
    state: { name: catalogue.nameState(where.state), to: findStateAddress(catalogue, where.state) },
    region: region
      ? { slug: region.slug, name: region.name, to: addressOf.region(region.slug) }
      : null,
    city: city && cityAddress ? { name: city.name, to: cityAddress } : null,
    permits: state ? withReading(state.permits) : null,
    picture: viewPicture(catalogue, subject.picture, isVillage ? "scene" : "hero"),
    month: monthInIndia(clock()),
    sights: [...attractions, ...experiences].slice(0, 6),
    festivals: festivals.slice(0, 3).map(({ festival }) => tiles.festival(festival)),
    nearby: near(catalogue.destinations, dayAway)
      .filter(({ item, kilometres }) => kilometres > 2 || item.slug !== where.city)
      .slice(0, 4)
      .map(({ item, kilometres }) => ({ ...tiles.destination(item), kilometres })),
    map: drawStateMap(where.state, [
      { label: subject.name, address: where.address, kind: "here", ...subject.coordinates },
      ...pins.slice(0, 9),
    ]),
  };
}

/** Fewer sights than this need no map of their own; kilometres within which they share one. */
const leastMapped = 3;
const mostMapped = 14;
const inTown = 15;

/** The sights of a town, each leading to its card on the page; those a journey away are left out. */
function drawSightMap(
  { base, sights }: PlaceFacts,
  subject: Subject,
  where: { state: string; address: string },
) {
  const near = orderByDistance(sights, subject.coordinates, inTown).map(({ item }) => item.id);
  const shown = sights.filter(({ id }) => near.includes(id)).slice(0, mostMapped);
  if (!base || shown.length < leastMapped) return null;
  return drawStateMap(
    where.state,
    shown.map(({ id, name, coordinates }) => ({
      label: name,
      address: `${where.address}#${id}`,
      kind: "attraction" as const,
      ...coordinates,
    })),
    "places",
  );
}

export type DestinationPage = NonNullable<ReturnType<typeof readDestinationPage>>;

/** `/destinations/agra`: a city, a village or a card of the five tabs. */
export function readDestinationPage(
  source: PageSource,
  slug: string,
  asked = new URLSearchParams(),
) {
  const place: Destination | null = source.catalogue.findDestination(slug);
  if (!place) return null;
  const { picture: _picture, state, aliases: _aliases, ...told } = place;
  const address = addressOf.destination(slug);
  const page = `${place.kind}:${slug}`;
  return {
    ...told,
    tags: told.tags.map(source.catalogue.nameTag),
    ...readSurroundings(source, place, { page, state, city: slug, address }, asked),
  };
}

export type AttractionPage = NonNullable<ReturnType<typeof readAttractionPage>>;

export function readAttractionPage(
  source: PageSource,
  slug: string,
  asked = new URLSearchParams(),
) {
  const item: Attraction | null = source.catalogue.find("attractions", slug);
  if (!item) return null;
  const { picture: _picture, state, city, aliases: _aliases, ...told } = item;
  const address = addressOf.attraction(slug);
  const page = `attraction:${slug}`;
  return {
    ...told,
    tags: told.tags.map(source.catalogue.nameTag),
    ...readSurroundings(source, item, { page, state, city, address }, asked),
  };
}

export type ExperiencePage = NonNullable<ReturnType<typeof readExperiencePage>>;

export function readExperiencePage(
  source: PageSource,
  slug: string,
  asked = new URLSearchParams(),
) {
  const item: Experience | null = source.catalogue.find("experiences", slug);
  if (!item) return null;
  const { picture: _picture, state, city, aliases: _aliases, takePart, ...told } = item;
  const address = addressOf.experience(slug);
  const page = `experience:${slug}`;
  return {
    ...told,
    tags: told.tags.map(source.catalogue.nameTag),
    takePart: withReading(takePart),
    ...readSurroundings(source, item, { page, state, city, address }, asked),
  };
}

export type FestivalPage = NonNullable<ReturnType<typeof readFestivalPage>>;

export function readFestivalPage(source: PageSource, slug: string) {
  const item: Festival | null = source.catalogue.find("festivals", slug);
  if (!item) return null;
  const { catalogue, tiles } = source;
  const { picture: _picture, states, city, aliases, dates, takePart, ...told } = item;
  const address = addressOf.festival(slug);
  const today = dayInIndia(source.clock());
  const { occasion, moon } = tiles.festival(item);
  return {
    ...told,
    tags: told.tags.map(source.catalogue.nameTag),
    takePart: withReading(takePart),
    ...readSurroundings(source, item, {
      page: `festival:${slug}`,
      state: findHost(source, item),
      states,
      city,
      address,
    }),
    aliases: aliases.filter((alias) => /[ऀ-ॿ]/.test(alias)).slice(0, 1),
    occasion,
    moon,
    dates: dates.map((date) => ({
      ...date,
      provisional: isProvisional(date, today),
      reckoned: isReckoned(date, today),
      moon: getMoon(date.start),
    })),
    keptIn: states.flatMap((name) => {
      const state = catalogue.find("states", name);
      return state ? [{ name: state.name, to: addressOf.state(state) }] : [];
    }),
  };
}

/** The state in which its own point lies: its city's, or the first that keeps it. */
function findHost({ catalogue }: PageSource, item: Festival): string {
  const city = item.city ? catalogue.find("cities", item.city) : null;
  return city?.state ?? item.states[0] ?? "delhi";
}
