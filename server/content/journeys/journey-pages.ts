import type { Journey } from "#contract/content/journey.ts";
import type { PictureView } from "#contract/content/picture.ts";
import type { SightLooks } from "#contract/wire/sight-look.ts";
import { type TripWithFacts, withFacts } from "#planner/trip/trip-facts.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import { writeTripLink } from "#trip/link.ts";
import { mapTexts } from "#trip/shown-trip.ts";
import { sightsOf } from "#trip/sights.ts";
import { addressOf } from "../addresses.ts";
import { firstLanguage } from "../overrides/layers.ts";
import { type GiantWord, setTitleWord } from "../pages/giant-words.ts";
import { readHeadScene } from "../pages/head-scenes.ts";
import type { PageSource } from "../pages/page-source.ts";
import { findLead } from "../pages/theme-page.ts";
import type { Tile } from "../pages/tiles.ts";
import { viewPicture } from "../picture-view.ts";
import { nameIn } from "../places/names-in.ts";
import { findLooks } from "../places/sight-looks.ts";
import type { Plans } from "../plans/create-plans.ts";
import type { PlanForm, PlanPages } from "../plans/plan-page.ts";
import { journeyIterations, wishOf } from "./plan-month.ts";
import { getJourneys } from "./read-journeys.ts";

export type JourneyTile = Tile & { days: number; months: readonly number[] };

export type JourneyListPage = { scene: PictureView | null; journeys: JourneyTile[] };

export type JourneyPage = Pick<
  Journey,
  "slug" | "name" | "tagline" | "description" | "months" | "days"
> & {
  /** The name as it stands in the sky. */
  word: GiantWord;
  picture: PictureView | null;
  /** The place that the picture shows, and its page. */
  pictureOf: { name: string; to: string } | null;
  month: number;
  trip: TripWithFacts;
  /** Its first and last day. */
  from: string;
  to: string;
  /** What the trip says, in the order of `listTold`. */
  said: string[];
  /** Where the planner opens this very trip. */
  change: string;
  map: PlanForm["map"];
  exchange: PlanForm["exchange"];
  /** Pages of the sights that have one, by id. */
  links: Record<string, string>;
  /** How its sights are drawn. */
  looks: SightLooks;
  others: { to: string; name: string }[];
};

export type JourneyPages = ReturnType<typeof createJourneyPages>;

/** The list of ready-made journeys, and each with the trip that the planner makes of it. */
export function createJourneyPages(
  source: PageSource,
  options: {
    plans: Pick<Plans, "plan">;
    pages: Pick<PlanPages, "form" | "say">;
    today: () => string;
  },
) {
  const { catalogue, places, language } = source;
  const { plans, pages, today } = options;
  /** By slug and month: planned when first asked for, a failure is asked for again. */
  const planned = new Map<string, Promise<TripPlan>>();
  let plannedOn = "";

  /** `facts`: the address of what it is planned on; other facts are other journeys. */
  function plan(journey: Journey, facts: string): Promise<TripPlan> {
    if (facts !== plannedOn) planned.clear();
    plannedOn = facts;
    const wish = wishOf(journey, today());
    const key = `${journey.slug} ${JSON.stringify(wish.when)}`;
    const known = planned.get(key);
    if (known) return known;
    const made = plans.plan(wish, { iterations: journeyIterations });
    planned.set(key, made);
    made.catch(() => planned.delete(key));
    return made;
  }

  const leadOf = (journey: Journey) => findLead(source, journey.picture);
  const pictureSlugOf = (journey: Journey) => leadOf(journey)?.picture?.slug;

  return {
    list: (): JourneyListPage => ({
      scene: readHeadScene(source, "journeys"),
      journeys: getJourneys(language).map((journey) => {
        const lead = leadOf(journey);
        return {
          to: addressOf.journey(journey.slug),
          name: journey.name,
          place: lead?.name ?? "",
          line: journey.tagline,
          picture: lead?.picture ?? null,
          region: lead?.region ?? null,
          days: journey.days,
          months: journey.months,
        };
      }),
    }),
    /** Null where there is no such journey. @throws AppError unavailable when too many plan */
    async find(slug: string): Promise<JourneyPage | null> {
      const journey = getJourneys(language).find((other) => other.slug === slug);
      if (!journey) return null;
      const { map, facts, exchange } = await pages.form();
      const planned = mapTexts(await plan(journey, facts), nameIn(language ?? firstLanguage));
      const trip = withFacts(planned);
      const { from, to } = planned.itinerary;
      const { name, tagline, description, months, days } = journey;
      const lead = leadOf(journey);
      const picture = pictureSlugOf(journey);
      const seen = new Set(sightsOf(trip.document));
      const links = places.sights.flatMap(({ id, page }) => {
        const to = seen.has(id) && page ? findLead(source, page)?.to : undefined;
        return to ? [[id, to] as const] : [];
      });
      return {
        slug,
        name,
        tagline,
        description,
        months,
        days,
        word: setTitleWord(name),
        picture: picture ? viewPicture(catalogue, picture, "hero") : null,
        pictureOf: lead && { name: lead.name, to: lead.to },
        month: Number(from.slice(5, 7)),
        trip,
        from,
        to,
        said: pages.say(trip),
        change: `/plan?p=${await writeTripLink(trip.document)}`,
        map,
        exchange,
        links: Object.fromEntries(links),
        looks: findLooks(seen),
        others: getJourneys(language)
          .filter((other) => other.slug !== slug)
          .map((other) => ({ to: addressOf.journey(other.slug), name: other.name })),
      };
    },
  };
}
