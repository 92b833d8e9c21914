import type { Itinerary } from "#contract/itinerary.ts";
import type { Plannable } from "#contract/plannable.ts";
import type { Wish } from "#contract/wish.ts";
import { editWish, type PlanEdit } from "./plan-edits.ts";

/** A place that can be wished for. */
export type PlaceName = { id: string; name: string; where: string };

/** A trip while it is being made: the first one, better ones, and the last. */
export type PlanNews = { itinerary: Itinerary; done: boolean };

/** Plans for the page, wherever it runs: in a worker, or on the page's own thread. */
export type Planner = {
  /** Names of bases and sights to search in. */
  listNames(): Promise<PlaceName[]>;
  /** Resolves with the last plan; `onNews` hears of each on the way. A newer call ends an older one. */
  plan(wish: Wish, onNews: (news: PlanNews) => void): Promise<Itinerary>;
  /** The trip changed, the rest kept where it can be. */
  change(itinerary: Itinerary, edit: PlanEdit): Promise<Itinerary>;
  close(): void;
};

export type Search = {
  seconds: number;
  onProgress?: (itinerary: Itinerary) => void;
  /** A former plan that is to be kept where the wish allows it. */
  from?: Itinerary;
};

/** How a trip is searched for; told apart from the engine so that tests can plan without a search. */
export type Searcher = (plannable: Plannable, wish: Wish, search: Search) => Itinerary;

/** Seconds: to a first plan, in which it gets better, and of a change. */
export const planTimes = { first: 0.1, better: 0.9, change: 0.08 } as const;

/** Lets the page (or the worker's messages) breathe between two searches. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

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

/** The planner itself: facts are fetched once, a search runs in slices. */
export function createEngine(
  loadFacts: () => Promise<Plannable>,
  search: Searcher,
  { slices = 3 }: { slices?: number } = {},
): Planner {
  let facts: Promise<Plannable> | null = null;
  let current = 0;
  const open = () => {
    facts ??= loadFacts().catch((error: unknown) => {
      facts = null;
      throw error;
    });
    return facts;
  };
  return {
    listNames: async () => listPlaceNames(await open()),
    async plan(wish, onNews) {
      const own = ++current;
      const plannable = await open();
      const tell = (itinerary: Itinerary) => onNews({ itinerary, done: false });
      let best = search(plannable, wish, { seconds: planTimes.first });
      tell(best);
      for (let slice = 1; slice <= slices; slice++) {
        await pause();
        if (own !== current) return best;
        const seconds = planTimes.better / slices;
        const better = search(plannable, wish, { seconds, from: best });
        if (better.worth <= best.worth) continue;
        best = better;
        tell(best);
      }
      return best;
    },
    async change(itinerary, edit) {
      current += 1;
      const plannable = await open();
      return search(plannable, editWish(itinerary, edit), {
        seconds: planTimes.change,
        from: itinerary,
      });
    },
    close() {
      current += 1;
    },
  };
}
