import { listParts } from "#planner/trip/text-marks.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import type { FactTextsReader } from "./fact-texts.ts";
import type { Engine } from "./plan-engine.ts";

/** An engine that plans on facts without texts, as one whose answers have them. */
export function withTexts(engine: Engine, texts: FactTextsReader): Engine {
  const { fill } = texts;
  return {
    async warm(wish) {
      const kept = await engine.warm(wish);
      texts.prepare(listParts(kept));
      return kept;
    },
    listNames: async () => fill(await engine.listNames()),
    async search(wish, options, onBetter) {
      // Told in the order in which they were found, all of them before the end; what has no texts is not told.
      let told = Promise.resolve();
      const tell = (better: TripPlan) => {
        told = told.then(async () => onBetter?.(await fill(better))).catch(() => {});
      };
      const found = await engine.search(wish, options, onBetter && tell);
      await told;
      return fill(found);
    },
    open: async (link) => fill(await engine.open(link)),
    change: async (trip, edit) => fill(await engine.change(trip, edit)),
    listAlternatives: async (trip, sight) => fill(await engine.listAlternatives(trip, sight)),
    explainAbsence: async (trip, sight) => fill(await engine.explainAbsence(trip, sight)),
    close: engine.close,
  };
}
