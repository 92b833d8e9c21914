import * as z from "zod/mini";
import { line, optionalLine, paragraphs } from "#contract/text.ts";
import { reviewLimits, reviewTexts } from "./review-limits.ts";

/** Reviews, sections 3, 5 and 7 of the specification: rows of `Comments` on the wire. */

const rating = z.pipe(
  z.transform((value: unknown) =>
    typeof value === "string" && /^[1-5]$/.test(value) ? Number(value) : value,
  ),
  z
    .int("Rating must be 1 to 5.")
    .check(z.minimum(1, "Rating must be 1 to 5."), z.maximum(5, "Rating must be 1 to 5.")),
);

/** What the form sends; `name` and `email` may come too, and are the account's all the same. */
export const ReviewInput = z.object({
  title: line("Title", reviewLimits.title),
  rating,
  comment: paragraphs("Comment", reviewLimits.comment),
  excerpt: line("Excerpt", reviewLimits.excerpt),
  /** The address of the page that it is about; empty: of none. Left out, a change leaves it as it is. */
  place: z.nullish(
    z.string("Place must be text.").check(z.maxLength(reviewLimits.place, reviewTexts.noSuchPlace)),
  ),
});
export type ReviewInput = z.infer<typeof ReviewInput>;

export const ReviewReportInput = z.object({ reason: optionalLine("Reason", 500) });

export const Review = z.object({
  id: z.int(),
  created_at: z.string(),
  Name: z.string(),
  /** Address of the portrait; null: one of the five placeholders. */
  path: z.nullable(z.string()),
  ratings: z.number(),
  title: z.string(),
  comment: z.string(),
  excerpt: z.string(),
  /** What it is about: the address of a place or journey here, and its name; null: nothing said. */
  place: z.nullable(z.string()),
  place_name: z.nullable(z.string()),
  /** What the office has answered, for everybody to read; null: nothing. */
  answer: z.nullable(z.string()),
});
export type Review = z.infer<typeof Review>;

/** What POST /Blogs answers, and a change of one. */
export const ReviewSent = z.object({ message: z.tuple([Review]) });
export type ReviewSent = z.infer<typeof ReviewSent>;

/** One's own, and whether the operator has hidden it. */
export const OwnReviewList = z.object({
  reviews: z.array(z.extend(Review, { hidden: z.boolean() })),
});

/** A page of reviews, newest first; `next` asks for the one after it. */
export const ReviewPage = z.object({ reviews: z.array(Review), next: z.nullable(z.string()) });
export type ReviewPage = z.infer<typeof ReviewPage>;

export const ReviewSummary = z.object({
  count: z.int(),
  /** To one decimal; null while there are none. */
  average: z.nullable(z.number()),
  /** How many of one star, two … five. */
  stars: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;
