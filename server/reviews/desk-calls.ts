import { ReasonInput } from "#contract/desk.ts";
import { type DeskReview, DeskReviewQuery } from "#contract/desk-voices.ts";
import { type DeskCall, readNumber } from "#server/desk/calls.ts";
import { parseInput, readJson } from "#server/http/read-body.ts";
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
  openReports: row.openReports,
  reasons: row.reasons,
});

/** Hide, restore, and what readers have reported. */
export function createReviewCalls(reviews: ReviewService): DeskCall[] {
  return [
    {
      method: "GET",
      path: "/reviews",
      role: "viewer",
      handle: async (c) => {
        const { search, ...query } = parseInput(DeskReviewQuery, c.req.query());
        const page = await reviews.listForDesk({ ...query, search: search || undefined });
        return c.json({ reviews: page.rows.map(present), next: page.next });
      },
    },
    {
      method: "POST",
      path: "/reviews/:id/hide",
      role: "editor",
      handle: async (c) => {
        const { reason } = await readJson(c, ReasonInput);
        await reviews.hideReview(c.get("admin"), readNumber(c), reason);
        return c.json({ message: "The review is hidden." });
      },
    },
    {
      method: "POST",
      path: "/reviews/:id/restore",
      role: "editor",
      handle: async (c) => {
        await reviews.restoreReview(c.get("admin"), readNumber(c));
        return c.json({ message: "The review is shown again." });
      },
    },
    {
      method: "POST",
      path: "/reviews/:id/dismiss",
      role: "editor",
      handle: async (c) => {
        await reviews.dismissReports(c.get("admin"), readNumber(c));
        return c.json({ message: "The reports are closed." });
      },
    },
  ];
}
