import type { DeskCall } from "#server/desk/calls.ts";
import type { ReviewService } from "#server/reviews/service.ts";
import { createReviewCalls } from "./review-calls.ts";

/** The travellers' voices, each with its own service; the desk adds who may. */
export type VoiceServices = { reviews: ReviewService };

export function createVoiceCalls({ reviews }: VoiceServices): DeskCall[] {
  return [...createReviewCalls(reviews)];
}
