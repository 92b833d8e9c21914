import { Message } from "#contract/text.ts";
import { ReasonInput } from "#contract/wire/desk-trip-changes.ts";
import { type DeskReview, DeskReviewPage, DeskReviewQuery } from "#contract/wire/desk-voices.ts";
import { PublicAnswerInput } from "#contract/wire/voices.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readNumber } from "#server/calls/read-path.ts";
import type { ReviewService } from "./service.ts";

type Row = Awaited<ReturnType<ReviewService["listForDesk"]>>["rows"][number];

const present = (row: Row): DeskReview => ({
  id: row.id,
  author: row.authorName,
  email: row.authorEmail,
  rating: row.rating,
  title: row.title,
  comment: row.comment,
  excerpt: row.excerpt,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  hiddenAt: row.hiddenAt?.toISOString() ?? null,
  hiddenReason: row.hiddenReason,
  answer: row.answer ?? "",
  openReports: row.openReports,
  reasons: row.reasons,
});

const tag = "Desk: voices";

/** Hide, restore, and what readers have reported. */
export function createReviewDeskCalls(reviews: ReviewService): Call[] {
  return [
    defineCall({
      method: "GET",
      path: "/api/desk/reviews",
      may: "viewer",
      tag,
      summary: "Reviews with what was reported",
      query: DeskReviewQuery,
      answer: DeskReviewPage,
      async handle(_c, { query: { search, ...query } }) {
        const page = await reviews.listForDesk({ ...query, search: search || undefined });
        return { reviews: page.rows.map(present), next: page.next };
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/reviews/:id/hide",
      may: "editor",
      tag,
      summary: "Hide a review",
      body: ReasonInput,
      answer: Message,
      async handle(c, { body }) {
        await reviews.hideReview(c.get("admin"), readNumber(c), body.reason);
        return { message: "The review is hidden." };
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/reviews/:id/restore",
      may: "editor",
      tag,
      summary: "Show a review again",
      answer: Message,
      async handle(c) {
        await reviews.restoreReview(c.get("admin"), readNumber(c));
        return { message: "The review is shown again." };
      },
    }),
    defineCall({
      method: "PUT",
      path: "/api/desk/reviews/:id/answer",
      may: "editor",
      tag,
      summary: "Answer a review in public; an empty text takes the answer back",
      body: PublicAnswerInput,
      answer: Message,
      async handle(c, { body }) {
        await reviews.answerReview(c.get("admin"), readNumber(c), body.body);
        return { message: body.body ? "The answer is published." : "The answer is removed." };
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/reviews/:id/dismiss",
      may: "editor",
      tag,
      summary: "Close its reports",
      answer: Message,
      async handle(c) {
        await reviews.dismissReports(c.get("admin"), readNumber(c));
        return { message: "The reports are closed." };
      },
    }),
  ];
}
