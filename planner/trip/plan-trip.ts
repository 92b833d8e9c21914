import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { Wish } from "#contract/trip/wish.ts";
import { createModel } from "./create-model.ts";
import { saveMoney } from "./save-money.ts";
import { type PlanOptions, searchTrip } from "./search-trip.ts";
import { writeItinerary } from "./write-itinerary.ts";

/**
 * The best trip found for a wish until time or iterations have run out; a cheaper one where its budget
 * is a limit that the best would break. What cannot be kept stands among the itinerary's conflicts.
 */
export function planTrip(plannable: Plannable, wish: Wish, options: PlanOptions): Itinerary {
  const model = createModel(plannable, wish, options.today);
  const { onProgress } = options;
  const found = searchTrip(model, options, (on, timedTrip) =>
    onProgress?.(writeItinerary(on, timedTrip)),
  );
  const itinerary = writeItinerary(found.model, found.timedTrip);
  return saveMoney(plannable, itinerary, found.timedTrip.route, options);
}
