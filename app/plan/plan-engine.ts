import type { PlaceName } from "#app/search/find-place-names.ts";
import type { Plannable } from "#contract/content/plannable.ts";
import type { LeftOut } from "#contract/trip/itinerary.ts";
import type { Wish } from "#contract/trip/wish.ts";
import type { Alternative } from "#planner/trip/alternatives.ts";
import type { PlanEdit } from "#planner/trip/edits.ts";
import type { OpenedLink } from "#planner/trip/open-trip.ts";
import type { ChangedPlan, TripPlan } from "#planner/trip/trip-plan.ts";
import type { TripDocument } from "#trip/document.ts";

export type SearchOptions = {
  /** At most so long; the first plan is always made. */
  seconds: number;
  /** Another seed looks elsewhere; the wish's own by default. */
  seed?: number;
};

/** What the planner can be asked, wherever it runs: one job after the other. */
export type Engine = {
  /** Has everything ready for such a wish, so that the first question is answered at once; with what is planned for it. */
  warm(wish: Wish): Promise<unknown>;
  /** Names of bases and sights to search in. */
  listNames(): Promise<PlaceName[]>;
  /** The best trip found in the time; `onBetter` hears of the first and of each better one. */
  search(
    wish: Wish,
    options: SearchOptions,
    onBetter?: (plan: TripPlan) => void,
  ): Promise<TripPlan>;
  /** The trip of a link: its days as they stand in it, or a first plan of its wish. */
  open(link: OpenedLink): Promise<TripPlan>;
  /** The trip after one edit, the rest kept where it can be. */
  change(trip: TripDocument, edit: PlanEdit): Promise<ChangedPlan>;
  /** What could stand in a visit's place that day. */
  listAlternatives(trip: TripDocument, sight: string): Promise<Alternative[]>;
  /** Why a sight is not in the trip; null where it is, or nobody knows it. */
  explainAbsence(trip: TripDocument, sight: string): Promise<LeftOut | null>;
  close(): void;
};

/** The planner's own functions; told apart from the engine so that tests can plan without a search. */
export type TripMaker = {
  plan(
    facts: Plannable,
    wish: Wish,
    options: SearchOptions & { onProgress?: (plan: TripPlan) => void },
  ): TripPlan;
  open(facts: Plannable, link: OpenedLink): TripPlan;
  change(facts: Plannable, trip: TripDocument, edit: PlanEdit): ChangedPlan;
  listAlternatives(facts: Plannable, trip: TripDocument, sight: string): Alternative[];
  explainAbsence(facts: Plannable, trip: TripDocument, sight: string): LeftOut | null;
};

export function listPlaceNames({ bases, sights }: Plannable): PlaceName[] {
  return [
    ...bases.map(({ id, name, state }) => ({ id, name, where: sayState(state) })),
    ...sights.map(({ id, name, base }) => ({ id, name, where: bases[base]?.name ?? "" })),
  ];
}

const sayState = (slug: string) =>
  slug
    .split("-")
    .map((word) => (word === "and" ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");

/** The engine on the thread that calls it. Facts are read once; a failure is tried again. */
export function createEngine(loadFacts: () => Promise<Plannable>, maker: TripMaker): Engine {
  let facts: Promise<Plannable> | null = null;
  const open = () => {
    facts ??= loadFacts().catch((error: unknown) => {
      facts = null;
      throw error;
    });
    return facts;
  };
  return {
    warm: async () => void (await open()),
    listNames: async () => listPlaceNames(await open()),
    search: async (wish, options, onBetter) =>
      maker.plan(await open(), wish, { ...options, ...(onBetter && { onProgress: onBetter }) }),
    open: async (link) => maker.open(await open(), link),
    change: async (trip, edit) => maker.change(await open(), trip, edit),
    listAlternatives: async (trip, sight) => maker.listAlternatives(await open(), trip, sight),
    explainAbsence: async (trip, sight) => maker.explainAbsence(await open(), trip, sight),
    close() {},
  };
}
