import * as z from "zod/mini";
import { optionalLine } from "./text.ts";

/** Reviews, photos, contact, chat and newsletter as the desk sees them: calls under /api/desk. */

const place = z.optional(z.string().check(z.maxLength(300)));
const limit = z._default(
  z.coerce.number("The page size is 1 to 100.").check(z.int(), z.minimum(1), z.maximum(100)),
  30,
);

export const DeskReviewQuery = z.object({
  show: z._default(
    z.enum(["all", "shown", "hidden", "reported"], "show is all, shown, hidden or reported."),
    "all",
  ),
  search: optionalLine("Search", 120),
  before: place,
  limit,
});

export type DeskReview = {
  id: number;
  author: string;
  email: string;
  rating: number;
  title: string;
  comment: string;
  excerpt: string;
  createdAt: string;
  editedAt: string | null;
  hiddenAt: string | null;
  hiddenReason: string | null;
  openReports: number;
  reasons: string[];
};
export type DeskReviewPage = { reviews: DeskReview[]; next: string | null };
