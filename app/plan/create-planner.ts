import type { Wish } from "#contract/trip/wish.ts";
import { holdsLocked } from "#planner/trip/holds-locked.ts";
import { takeOver } from "#planner/trip/take-over.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import type { Engine } from "./plan-engine.ts";
import { createSearchTeam } from "./search-team.ts";

/** What the page asks of the planner. */
export type Planner = Pick<
  Engine,
  "listNames" | "open" | "change" | "listAlternatives" | "explainAbsence" | "close"
> & {
  /** Has everything ready for such a wish, so that the first question is answered at once. */
  warm(wish: Wish): Promise<unknown>;
  /** A first plan at once, better ones until a second has gone; a newer call ends an older one. */
  plan(wish: Wish, onBetter: (plan: TripPlan) => void): Promise<TripPlan>;
  /** Has those ready that search for better plans, once, before the first is asked for. */
  warmSearch(wish: Wish): Promise<void>;
  /** A better trip of the same wish, searched beside all else; null where none was found in time. */
  improve(plan: TripPlan, round: number): Promise<TripPlan | null>;
};

/**
 * Seconds: to a first plan, in which it gets better, and of a quiet search while one reads; in slices,
 * so many of them, where the page's one thread searches.
 */
export const planTimes = { first: 0.02, better: 0.9, quiet: 2.5, slice: 0.08, slices: 4 } as const;

/** Lets the page draw and answer. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 50));

/** What a trip must be worth more to be offered: less is not worth a reader's attention. */
export const worthOffering = 1.01;

/**
 * One engine answers at once; `searchers` others search on beside it while one waits for better plans, one of
 * them while one reads, and are thrown away when what they search for is no longer asked. `openDeep` null: there
 * is one thread alone, which is spared.
 */
export function createPlanner(
  quick: Engine,
  openDeep: (() => Engine) | null,
  searchers = 1,
): Planner {
  const team = openDeep && createSearchTeam(openDeep, searchers);
  let isSearching = false;
  let latest = 0;
  let warmed: { readonly key: string; readonly done: Promise<unknown> } | null = null;
  let isTeamWarm = false;
  const dropSearch = () => {
    latest += 1;
    if (!isSearching) return;
    team?.close();
    isSearching = false;
  };
  async function searchDeep(
    wish: Wish,
    options: { seconds: number; seed?: number; searchers: number },
    onBetter?: (plan: TripPlan) => void,
  ): Promise<TripPlan | null> {
    if (!team) return null;
    const own = latest;
    isSearching = true;
    try {
      const found = await team.search(wish, options, onBetter);
      return own === latest ? found : null;
    } catch {
      // Thrown away, dead, or never allowed: what is shown stands.
      return null;
    } finally {
      if (own === latest) isSearching = false;
    }
  }
  return {
    warm(wish) {
      const key = JSON.stringify(wish);
      if (warmed?.key === key) return warmed.done;
      const done = quick.warm(wish).catch((error: unknown) => {
        if (warmed?.key === key) warmed = null;
        throw error;
      });
      warmed = { key, done };
      return done;
    },
    async warmSearch(wish) {
      // Who is asked already gets ready by searching.
      if (latest > 0 || isTeamWarm) return;
      isTeamWarm = true;
      await team?.warm(wish);
    },
    listNames: quick.listNames,
    listAlternatives: quick.listAlternatives,
    explainAbsence: quick.explainAbsence,
    async plan(wish, onBetter) {
      dropSearch();
      const own = latest;
      let best = await quick.search(wish, { seconds: planTimes.first });
      if (own !== latest) return best;
      onBetter(best);
      const take = (found: TripPlan | null) => {
        if (own !== latest || !found || found.itinerary.worth <= best.itinerary.worth) return;
        best = found;
        onBetter(best);
      };
      // The first plan is painted before the next is looked for.
      await breathe();
      if (team && own === latest)
        take(await searchDeep(wish, { seconds: planTimes.better, searchers }, take));
      for (let slice = 1; !team && own === latest && slice <= planTimes.slices; slice++) {
        take(await quick.search(wish, { seconds: planTimes.slice, seed: wish.seed + slice }));
        await breathe();
      }
      return best;
    },
    open(link) {
      dropSearch();
      return quick.open(link);
    },
    change(trip, edit) {
      dropSearch();
      return quick.change(trip, edit);
    },
    async improve(plan, round) {
      if (isSearching) return null;
      const { wish, worth } = plan.itinerary;
      const seed = wish.seed + round;
      const found = await searchDeep(wish, { seconds: planTimes.quiet, seed, searchers: 1 });
      if (!found || found.itinerary.worth <= worth * worthOffering) return null;
      return holdsLocked(plan.document, found.document) ? takeOver(plan, found) : null;
    },
    close() {
      dropSearch();
      team?.close();
      quick.close();
    },
  };
}
