import { z } from "zod";
import { Message } from "#contract/text.ts";
import { reviewTexts } from "#contract/wire/review-limits.ts";
import {
  OwnReviewList,
  type Review,
  ReviewInput,
  ReviewPage,
  ReviewReportInput,
  ReviewSent,
  ReviewSummary,
} from "#contract/wire/reviews.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import { type Call, type CallContext, defineCall } from "#server/calls/call.ts";
import { parseInput } from "#server/http/read-body.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { ReviewService } from "./service.ts";

const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).optional(),
  before: z.string().max(200).describe("`next` of the page before").optional(),
});
const readId = (context: CallContext) =>
  parseInput(z.coerce.number().int().min(1), context.req.param("id"));

const sent = (review: Review): ReviewSent => ({ message: [review] });

const tag = "Reviews";

/** POST /Blogs, section 7, and what goes beyond it under /api/reviews. */
export function createReviewCalls(
  reviews: ReviewService,
  auth: Pick<Auth, "authenticate">,
): Call[] {
  return [
    defineCall({
      method: "POST",
      path: "/Blogs",
      may: "traveller",
      tag: "Product",
      summary: "Post a review; one a minute",
      description: "Name, e-mail and picture are the account's.",
      signedOut: reviewTexts.signedOut,
      body: ReviewInput,
      answer: ReviewSent,
      handle: async (c, { body }) => sent(await reviews.createReview(c.get("user"), body)),
    }),
    defineCall({
      method: "GET",
      path: "/api/reviews",
      may: "anybody",
      tag,
      summary: "Reviews, newest first",
      query: PageQuery,
      answer: ReviewPage,
      handle: (_c, { query }) => reviews.listReviews(query),
    }),
    defineCall({
      method: "GET",
      path: "/api/reviews/summary",
      may: "anybody",
      tag,
      summary: "How many, the average, the spread of stars",
      answer: ReviewSummary,
      handle: () => reviews.summariseReviews(),
    }),
    defineCall({
      method: "GET",
      path: "/api/reviews/mine",
      may: "traveller",
      tag,
      summary: "One's own reviews, hidden ones too",
      answer: OwnReviewList,
      handle: async (c) => ({ reviews: await reviews.listOwnReviews(c.get("user").id) }),
    }),
    defineCall({
      method: "PUT",
      path: "/api/reviews/:id{\\d{1,15}}",
      may: "traveller",
      tag,
      summary: "Change a review of one's own",
      body: ReviewInput,
      answer: ReviewSent,
      handle: async (c, { body }) => sent(await reviews.editReview(c.get("user"), readId(c), body)),
    }),
    defineCall({
      method: "DELETE",
      path: "/api/reviews/:id{\\d{1,15}}",
      may: "traveller",
      tag,
      summary: "Delete a review of one's own",
      answer: Message,
      async handle(c) {
        await reviews.deleteReview(c.get("user"), readId(c));
        return { message: reviewTexts.deleted };
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/reviews/:id{\\d{1,15}}/report",
      may: "anybody",
      tag,
      summary: "Tell the operator about a review",
      body: ReviewReportInput,
      answer: Message,
      async handle(c, { body }) {
        const user = await auth.authenticate(c.req.raw);
        await reviews.reportReview(readId(c), user?.id ?? visitorKey(c), body.reason);
        return { message: reviewTexts.reported };
      },
    }),
  ];
}
