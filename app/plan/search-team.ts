import type { Wish } from "#contract/trip/wish.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import type { Engine, SearchOptions } from "./plan-engine.ts";

type Searcher = Pick<Engine, "warm" | "search" | "close">;

/** Engines that search for one wish side by side, each from a seed of its own. */
export type SearchTeam = {
  /** Has all of them ready for such a wish. */
  warm(wish: Wish): Promise<void>;
  /**
   * The best trip that any of so many finds (of equals the first one's); `onBetter` hears of what is better than
   * all that was told. Whoever fails is replaced the next time; fails only where all of them do.
   */
  search(
    wish: Wish,
    options: SearchOptions & { searchers: number },
    onBetter?: (plan: TripPlan) => void,
  ): Promise<TripPlan>;
  close(): void;
};

/** Seeds of neighbours are so far apart: between them are those of later searches of the same one. */
const seedStep = 1000;

/** How many may search at once: one core is the page's, and each takes some twenty megabytes. */
export function countSearchers({
  hardwareConcurrency: cores = 2,
  deviceMemory: gigabytes = 6,
}: {
  hardwareConcurrency?: number;
  deviceMemory?: number;
}): number {
  return Math.max(1, Math.min(4, cores - 1, Math.floor(gigabytes / 2)));
}

/** `size`: as many as `warm` opens. Those beyond the first are let go after a search. */
export function createSearchTeam(open: () => Searcher, size: number): SearchTeam {
  const members: (Searcher | null)[] = [];
  const getMember = (k: number): Searcher => {
    const member = members[k] ?? open();
    members[k] = member;
    return member;
  };
  const drop = (k: number) => {
    members[k]?.close();
    members[k] = null;
  };
  /** A browser that refuses another worker refuses it as it fails: not at once. */
  async function ask<T>(k: number, call: (member: Searcher) => Promise<T>): Promise<T> {
    let member: Searcher | null = null;
    try {
      member = getMember(k);
      return await call(member);
    } catch (error) {
      // It may be another one by now.
      if (members[k] === member) drop(k);
      throw error;
    }
  }
  const askAll = <T>(count: number, call: (member: Searcher, k: number) => Promise<T>) =>
    Promise.allSettled(
      Array.from({ length: count }, (_, k) => ask(k, (member) => call(member, k))),
    );
  return {
    async warm(wish) {
      await askAll(size, (member) => member.warm(wish));
    },
    async search(wish, { seconds, seed = wish.seed, searchers }, onBetter) {
      let told = Number.NEGATIVE_INFINITY;
      const tell = (found: TripPlan) => {
        if (found.itinerary.worth <= told) return;
        told = found.itinerary.worth;
        onBetter?.(found);
      };
      const searching = askAll(searchers, (member, k) =>
        member.search(wish, { seconds, seed: seed + k * seedStep }, onBetter && tell),
      );
      const own = [...members];
      const ends = await searching;
      // A newer search may have others by now.
      for (let k = 1; k < searchers; k++) if (members[k] === own[k]) drop(k);
      const found = ends.flatMap((end) => (end.status === "fulfilled" ? [end.value] : []));
      const [first, ...others] = found;
      if (!first) throw (ends[0] as PromiseRejectedResult).reason;
      return others.reduce(
        (best, other) => (other.itinerary.worth > best.itinerary.worth ? other : best),
        first,
      );
    },
    close() {
      for (const k of members.keys()) drop(k);
    },
  };
}
