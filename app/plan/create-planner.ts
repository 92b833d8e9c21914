import type { Itinerary } from "#contract/itinerary.ts";
import type { Wish } from "#contract/wish.ts";
import type { Engine } from "./plan-engine.ts";

/** What the page asks of the planner. */
export type Planner = Pick<
  Engine,
  "warm" | "listNames" | "change" | "listAlternatives" | "explainAbsence" | "close"
> & {
  /** A first plan at once, better ones until a second has gone; a newer call ends an older one. */
  plan(wish: Wish, onBetter: (itinerary: Itinerary) => void): Promise<Itinerary>;
  /** A better trip of the same wish, searched beside all else; null where none was found in time. */
  improve(itinerary: Itinerary, round: number): Promise<Itinerary | null>;
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
 * One engine answers at once; another searches on beside it and is thrown away when what it
 * searches for is no longer asked. `openDeep` null: there is one thread alone, which is spared.
 */
export function createPlanner(quick: Engine, openDeep: (() => Engine) | null): Planner {
  let deep: Engine | null = null;
  let isSearching = false;
  let turn = 0;
  let warmed: { readonly key: string; readonly done: Promise<void> } | null = null;
  const dropSearch = () => {
    turn += 1;
    if (!isSearching) return;
    deep?.close();
    deep = null;
    isSearching = false;
  };
  async function searchDeep(
    wish: Wish,
    options: { seconds: number; seed?: number },
    onBetter?: (itinerary: Itinerary) => void,
  ): Promise<Itinerary | null> {
    if (!openDeep) return null;
    const own = turn;
    isSearching = true;
    try {
      deep ??= openDeep();
      const found = await deep.search(wish, options, onBetter);
      return own === turn ? found : null;
    } catch {
      // Thrown away, dead, or never allowed: what is shown stands.
      if (own === turn) deep = null;
      return null;
    } finally {
      if (own === turn) isSearching = false;
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
    listNames: quick.listNames,
    listAlternatives: quick.listAlternatives,
    explainAbsence: quick.explainAbsence,
    async plan(wish, onBetter) {
      dropSearch();
      const own = turn;
      let best = await quick.search(wish, { seconds: planTimes.first });
      if (own !== turn) return best;
      onBetter(best);
      const take = (found: Itinerary | null) => {
        if (own !== turn || !found || found.worth <= best.worth) return;
        best = found;
        onBetter(best);
      };
      // The first plan is painted before the next is looked for.
      await breathe();
      if (openDeep && own === turn)
        take(await searchDeep(wish, { seconds: planTimes.better }, take));
      for (let slice = 1; !openDeep && own === turn && slice <= planTimes.slices; slice++) {
        take(await quick.search(wish, { seconds: planTimes.slice, seed: wish.seed + slice }));
        await breathe();
      }
      return best;
    },
    change(itinerary, edit) {
      dropSearch();
      return quick.change(itinerary, edit);
    },
    async improve(itinerary, round) {
      if (isSearching) return null;
      const { wish } = itinerary;
      const found = await searchDeep(wish, { seconds: planTimes.quiet, seed: wish.seed + round });
      return found && found.worth > itinerary.worth * worthOffering ? found : null;
    },
    close() {
      dropSearch();
      deep?.close();
      quick.close();
    },
  };
}
