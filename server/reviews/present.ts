import type { Review } from "#contract/wire/reviews.ts";
import type { ReviewRow } from "./store.ts";

/** A review as everybody sees it. */
export const presentReview = (row: ReviewRow): Review => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  Name: row.authorName,
  path: row.avatarPath,
  ratings: row.rating,
  title: row.title,
  comment: row.comment,
  excerpt: row.excerpt,
  place: row.placePath,
  place_name: row.placeName,
  answer: row.answer,
});
