import { findToday } from "#app/ui/format-dates.ts";
import type { Wish } from "#contract/trip/wish.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import { planTimes } from "./create-planner.ts";
import type { Engine } from "./plan-engine.ts";

const keyOf = (wish: Wish) => JSON.stringify([findToday(), wish]);

/**
 * An engine that is made ready by planning: who then asks for a first plan of that very wish is given what
 * has been planned while the form was read.
 */
export function keepFirst(engine: Engine): Engine {
  let kept: { readonly key: string; readonly plan: TripPlan } | null = null;
  const first = { seconds: planTimes.first };
  return {
    ...engine,
    async warm(wish) {
      // Ways and months are known after a first time, and code is quick after a second.
      if (!kept) await engine.search(wish, first);
      const plan = await engine.search(wish, first);
      kept = { key: keyOf(wish), plan };
      return plan;
    },
    async search(wish, options, onBetter) {
      const isFirst = options.seconds <= first.seconds && options.seed === undefined;
      if (!isFirst || kept?.key !== keyOf(wish)) return engine.search(wish, options, onBetter);
      onBetter?.(kept.plan);
      return kept.plan;
    },
  };
}
