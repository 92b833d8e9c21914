import type { Resources } from "#server/resources.ts";
import { createReviewAsking } from "./ask-service.ts";
import { createReviewDesk } from "./desk-service.ts";
import { createReviewLinks } from "./links.ts";
import { createMemories } from "./memory-service.ts";
import { createVoices } from "./voice-service.ts";
import { createReviewWriting, type ReviewNeeds } from "./write-service.ts";

export type TripReviews = ReturnType<typeof createTripReviews>;

/** What travellers say after a trip: asked for, written by a link, looked at by the office, read by everybody. */
export function createTripReviews(
  resources: Resources,
  needs: Omit<ReviewNeeds, "links"> & Pick<Parameters<typeof createMemories>[1], "hidePrices">,
) {
  const links = createReviewLinks(resources);
  const all = { ...needs, links };
  return {
    asking: createReviewAsking(resources, needs.trips, links),
    writing: createReviewWriting(resources, all),
    desk: createReviewDesk(resources, all),
    voices: createVoices(resources),
    memories: createMemories(resources, needs),
    /** Work by the clock. */
    forgetOld: links.forgetOld,
  };
}
