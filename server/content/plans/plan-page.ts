import type { Language } from "#contract/languages.ts";
import type { ExchangeRate } from "#contract/quote/quote.ts";
import type { SightLooks } from "#contract/wire/sight-look.ts";
import type { OpenedLink } from "#planner/trip/open-trip.ts";
import type { TripWithFacts } from "#planner/trip/trip-facts.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import { planOf } from "#planner/trip/write-document.ts";
import type { TripDocument } from "#trip/document.ts";
import { readOwnWords } from "#trip/own-words.ts";
import { mapTexts } from "#trip/shown-trip.ts";
import { sightsOf } from "#trip/sights.ts";
import type { Say } from "#trip/told.ts";
import { listTold } from "#words/list-told.ts";
import type { IndiaSheet } from "../map/india-sheet.ts";
import { firstLanguage } from "../overrides/layers.ts";
import { nameIn } from "../places/names-in.ts";
import { findLooks, getLooksFile } from "../places/sight-looks.ts";
import type { Plans } from "./create-plans.ts";
import { findLeadPicture } from "./lead-picture.ts";
import type { PlaceLabel } from "./plan-facts.ts";

/** Where two points lie in the drawing: from them the page finds where any other does. */
export type PlanMapAnchors = { lon: number; lat: number; x: number; y: number }[];

export type PlanForm = {
  /** Address of the facts that a browser plans on. */
  facts: string;
  /** Address of how every sight is drawn, for what a browser plans. */
  looks: string;
  bases: PlaceLabel[];
  /** By code, by the names that people call them. */
  airports: PlaceLabel[];
  /** Parts of the country that one may wish for, as a wish writes them: `region:kutch`, `state:kerala`. */
  areas: { regions: PlaceLabel[]; states: PlaceLabel[] };
  /** `festival:holi`, and the month in which it is next; the soonest first. */
  festivals: (PlaceLabel & { month: string })[];
  map: { drawing: string; lands: string[]; anchors: PlanMapAnchors };
  /** The office's rates that sums are shown by beside rupees; none where it has set none. */
  exchange: ExchangeRate[];
  /** Today in India, YYYY-MM-DD. */
  today: string;
};

export type PlanPages = ReturnType<typeof createPlanPages>;

/** What the planner's page asks of the server. */
export function createPlanPages(options: {
  /** Of the pages. */
  language: Language;
  say: Say;
  plans: Pick<Plans, "facts" | "open">;
  exchange: () => ExchangeRate[];
  map: IndiaSheet;
  today: () => string;
  nameState: (slug: string) => string;
  nameFestival: (slug: string) => string;
}) {
  const { plans, map, today, nameState, nameFestival, language } = options;
  const facts = () => plans.facts(language);
  const anchors = [
    { lon: 70, lat: 10 },
    { lon: 92, lat: 32 },
  ].map((point) => {
    const [x, y] = map.place(point);
    return { ...point, x, y };
  });
  const drawn = { drawing: map.address, lands: map.lands.map(({ slug }) => slug), anchors };
  return {
    /** India, to draw a way upon. */
    map: (): PlanForm["map"] => drawn,
    async form(): Promise<PlanForm> {
      const { planner, bases, airports, regions, states, festivals } = await facts();
      const areas = {
        regions: regions.map(({ id, name }) => ({ id: `region:${id}`, name })),
        states: states
          .map((slug) => ({ id: `state:${slug}`, name: nameState(slug) }))
          .sort((one, other) => one.name.localeCompare(other.name)),
      };
      return {
        facts: planner.facts,
        looks: getLooksFile().address,
        bases,
        airports,
        areas,
        festivals: festivals
          .flatMap(({ id, dates }) => {
            const next = dates
              .filter(({ end }) => end >= today())
              .map(({ start }) => (start < today() ? today() : start))
              .sort()[0];
            const name = nameFestival(id);
            return next ? { id: `festival:${id}`, name, month: next.slice(0, 7), next } : [];
          })
          .sort((one, other) => one.next.localeCompare(other.next))
          .map(({ id, name, month }) => ({ id, name, month })),
        map: drawn,
        exchange: options.exchange(),
        today: today(),
      };
    },
    /** Everything that can be wished for, by name. */
    async names(): Promise<PlaceLabel[]> {
      const own = await facts();
      const english = language === firstLanguage ? own : await plans.facts();
      // What stands in an address is mostly English.
      const known = own === english ? [own] : [own, english];
      return known.flatMap(({ bases, sights }) => [...bases, ...sights]);
    },
    /** The trip that an address asks for. @throws AppError unavailable when too many wait */
    async open(link: OpenedLink): Promise<TripPlan> {
      const { itinerary, document } = await plans.open(link);
      // What people wrote stays as they wrote it.
      return planOf(mapTexts(itinerary, nameIn(language)), readOwnWords(document));
    },
    /** How the sights of a trip are drawn. */
    looks: (trip: Pick<TripDocument, "days">): SightLooks => findLooks(sightsOf(trip)),
    /** What the trip says, in the order of `listTold`. */
    say: (trip: TripPlan["itinerary"] | TripWithFacts): string[] => listTold(trip).map(options.say),
    /** What a trip is headed by, and a shared link's card. */
    leadPicture: findLeadPicture,
  };
}
