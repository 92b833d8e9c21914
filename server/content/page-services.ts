import type { Office } from "#contract/content/office.ts";
import type { Language } from "#contract/languages.ts";
import type { ExchangeRate } from "#contract/quote/quote.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { PageTag } from "#server/live/page-changes.ts";
import type { PhotoService } from "#server/photos/service.ts";
import type { Resources } from "#server/resources.ts";
import type { ReviewService } from "#server/reviews/service.ts";
import type { TripReviews } from "#server/trip-reviews/service.ts";
import { sayIn } from "#words/say-in.ts";
import { type Catalogue, getCatalogue } from "./catalogue.ts";
import { type Chrome, readChrome } from "./chrome.ts";
import { createJourneyPages, type JourneyPages } from "./journeys/journey-pages.ts";
import { getIndiaSheet, type IndiaSheet } from "./map/india-sheet.ts";
import { firstLanguage, followContent } from "./overrides/layers.ts";
import { createPageReaders, type PageReaders } from "./pages/page-readers.ts";
import { createTileMaker } from "./pages/tiles.ts";
import { getPlaces, type Places } from "./places/read-places.ts";
import type { Plans } from "./plans/create-plans.ts";
import { createPlanPages, type PlanPages } from "./plans/plan-page.ts";
import { getSearch, type Search } from "./search.ts";
import { getStaticPages, type StaticPages } from "./static-pages.ts";
import { readTranslations, translate } from "./translations.ts";

/** What page loaders may call: the same services as the API, never their own HTTP. */
export type PageServices = {
  /** Public address without a trailing slash. */
  origin: string;
  /** In which languages the pages are shown. */
  languages: readonly Language[];
  chat: Chrome["chat"];
  /** Where the auth service is mounted, for the browser's client. */
  authMount: string;
  /** "google", "facebook", "passkey": those that are set up. */
  signInWays: string[];
  catalogue: Catalogue;
  places: Places;
  fixed: StaticPages;
  map: IndiaSheet;
  readonly chrome: Chrome;
  /** Of these texts, and of the addresses that are made of them. */
  language: Language;
  search: Search;
  /** What each screen of places, lists and fixed texts shows. */
  pages: PageReaders;
  /** What everybody may read of the reviews and the travellers' photos. */
  reviews: Pick<ReviewService, "listReviews" | "summariseReviews">;
  photos: Pick<PhotoService, "listGallery">;
  /** And of what is said after trips. */
  voices: Pick<TripReviews["voices"], "readTop">;
  /** The planner's form and its plans. */
  plans: PlanPages;
  /** Ready-made journeys, planned when first asked for. */
  journeys: JourneyPages;
  /** Now; tests set it. */
  clock: () => Date;
};

/** What the office has changed says it in its own words; what it was shipped with has a translation. */
const officeIn = (office: Office, language: Language): Office =>
  language === firstLanguage
    ? office
    : (translate(office, readTranslations("office.json", language)) as Office);

/** What pages in a language are made of. `shared`: the services that the API has too. */
export function createPageServices(
  resources: Pick<Resources, "config" | "clock">,
  shared: Pick<PageServices, "reviews" | "photos" | "voices"> & {
    plans: Plans;
    /** The office's details as they hold now. */
    office: { current(): Office };
    exchange: { current(): ExchangeRate[] };
  },
  language: Language = "en",
): PageServices {
  const { config, clock } = resources;
  const catalogue = getCatalogue(language);
  const places = getPlaces(language);
  const fixed = getStaticPages(language);
  const source = {
    language,
    catalogue,
    places,
    fixed: followContent(() => ({ ...fixed, office: officeIn(shared.office.current(), language) })),
    map: getIndiaSheet(),
    search: getSearch(language),
    clock,
  };
  const today = () => dayInIndia(clock());
  const tiles = createTileMaker(catalogue, clock);
  const plans = createPlanPages({
    language,
    say: sayIn[language],
    plans: shared.plans,
    exchange: shared.exchange.current,
    map: source.map,
    today,
    nameState: catalogue.nameState,
    nameFestival: (slug) => catalogue.find("festivals", slug)?.name ?? slug,
  });
  const services: Omit<PageServices, "chrome"> = {
    origin: config.http.origin,
    languages: config.languages,
    chat: config.chat,
    authMount: config.auth.mount,
    signInWays: ["google", "facebook", "passkey"].filter((name) =>
      name === "passkey"
        ? config.auth.passkeys
        : config.auth[name as "google" | "facebook"] ||
          config.auth.oidc.some((provider) => provider.name === name),
    ),
    ...source,
    reviews: shared.reviews,
    photos: shared.photos,
    voices: shared.voices,
    plans,
    journeys: createJourneyPages(
      { ...source, tiles },
      { plans: shared.plans, pages: plans, today },
    ),
    pages: createPageReaders({ ...source, tiles }),
  };
  return {
    ...services,
    get chrome() {
      return readChrome(services);
    },
  };
}

/**
 * The same services for one page: `onRead` hears which of the visitors' own it reads, before it does.
 * A page that has read none of it stays as it is, whatever they write.
 */
export function watchReads(services: PageServices, onRead: (tag: PageTag) => void): PageServices {
  const watched = (tag: "reviews" | "photos") => ({
    enumerable: true,
    get() {
      onRead(tag);
      return services[tag];
    },
  });
  // Of one place: a page is out of date when something is said of that.
  const voices: PageServices["voices"] = {
    readTop(place) {
      onRead(`reviews of ${place ?? "trips"}`);
      return services.voices.readTop(place);
    },
  };
  return Object.create(services, {
    reviews: watched("reviews"),
    photos: watched("photos"),
    voices: { enumerable: true, value: voices },
  });
}
