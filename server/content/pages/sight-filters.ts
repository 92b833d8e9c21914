import { listClosedMonths } from "#contract/content/open-months.ts";
import type { Catalogue } from "../catalogue.ts";
import { compileHours } from "../places/compile-hours.ts";
import { findHighAltitude, findPlaceSights } from "../places/place-facts.ts";
import type { PlacedSight, Places } from "../places/read-places.ts";
import { listPagelessSights } from "../places/state-sights.ts";
import { type Answers, type Narrowing, narrowList } from "./narrow-list.ts";

/** Fewer sights than this are read faster than narrowed. */
const leastNarrowed = 6;

/** Hours are compiled for it: worked out once a sight. */
const known = new WeakMap<PlacedSight, Answers>();

/** What a sight answers to, as its card's badges say it. */
export function answerOfSight(places: Places, sight: PlacedSight): Answers {
  const answers = known.get(sight) ?? workOut(places, sight);
  known.set(sight, answers);
  return answers;
}

function workOut(places: Places, sight: PlacedSight): Answers {
  const { hours, closedTo, permit, bookAhead, stepFree } = sight;
  const closed = hours
    ? listClosedMonths(compileHours(hours.open, sight.coordinates, hours.lastEntry))
    : [];
  // A pass without a gate is "open" the whole year by its hours: that snow shuts it its score of 0 says.
  const isOpen = (month: number) =>
    closed.length > 0 ? !closed.includes(month) : sight.months?.[month - 1] !== "0";
  const isFree = !permit && !closedTo?.includes("foreign");
  return {
    region: [],
    state: [],
    grade: [],
    interest: [],
    days: [],
    month: Array.from({ length: 12 }, (_, index) => index + 1)
      .filter(isOpen)
      .map(String),
    access: ["yes", "partly"].includes(stepFree.access) ? ["step-free"] : [],
    permit: isFree ? ["none"] : [],
    booking: bookAhead ? [] : ["none"],
    altitude: findHighAltitude(places, sight) === null ? ["below-2500"] : [],
  };
}

type NarrowedSights = {
  /** Null where there are too few to narrow: the query changes nothing there. */
  narrowing: Narrowing | null;
  isLeft: (id: string) => boolean;
};

/** Narrows a page's list of sights by its address's query. */
export function narrowSights(
  places: Places,
  sights: readonly PlacedSight[],
  asked: URLSearchParams,
): NarrowedSights {
  if (sights.length < leastNarrowed) return { narrowing: null, isLeft: () => true };
  return narrowList(new Map(sights.map((one) => [one.id, answerOfSight(places, one)])), asked);
}

/** The sights that the page at an address lists, and may narrow. */
export function findListedSights(
  places: Places,
  catalogue: Catalogue,
  pathname: string,
): readonly PlacedSight[] {
  const [, list, slug = "", end, ...rest] = pathname.split("/");
  if (rest.length > 0) return [];
  if (end !== undefined) {
    const state = end === "sights" ? catalogue.find("states", slug) : null;
    return state?.region === list ? listPagelessSights(places, slug) : [];
  }
  const subject =
    list === "destinations"
      ? catalogue.findDestination(slug)
      : list === "attractions" || list === "experiences"
        ? catalogue.find(list, slug)
        : null;
  if (!subject) return [];
  const kind = "kind" in subject ? subject.kind : list?.slice(0, -1);
  const page = `${kind}:${slug}`;
  return findPlaceSights(places, page, catalogue.nameInEnglish(page) ?? subject.name).listed;
}
