import type { Itinerary } from "#contract/trip/itinerary.ts";
import { listParts } from "#planner/packed/marks.ts";
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
      const tell = (better: Itinerary) => {
        told = told.then(async () => onBetter?.(await fill(better))).catch(() => {});
      };
      const found = await engine.search(wish, options, onBetter && tell);
      await told;
      return fill(found);
    },
    open: async (link) => fill(await engine.open(link)),
    change: async (itinerary, edit) => fill(await engine.change(itinerary, edit)),
    listAlternatives: async (itinerary, sight) =>
      fill(await engine.listAlternatives(itinerary, sight)),
    explainAbsence: async (itinerary, sight) => fill(await engine.explainAbsence(itinerary, sight)),
    close: engine.close,
  };
}
