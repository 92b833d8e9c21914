import type { Review } from "#contract/wire/reviews.ts";

/** A change of a row of Comments, as the live channel tells it. */
export type ReviewChange =
  | { type: "INSERT" | "UPDATE"; review: Review }
  | { type: "DELETE"; id: number };

/** Section 4: new rows come in at the top, updated rows replace the old row, deleted rows go. */
export function applyChange(reviews: readonly Review[], change: ReviewChange): Review[] {
  if (change.type === "DELETE") return reviews.filter((review) => review.id !== change.id);
  const known = reviews.some((review) => review.id === change.review.id);
  if (known)
    return reviews.map((review) => (review.id === change.review.id ? change.review : review));
  return change.type === "INSERT" ? [change.review, ...reviews] : [...reviews];
}

/** A fresh first page over what was loaded further down. */
export function mergeFirstPage(reviews: readonly Review[], fresh: readonly Review[]): Review[] {
  const oldest = fresh.at(-1)?.created_at;
  if (oldest === undefined) return [];
  return [...fresh, ...reviews.filter((review) => review.created_at < oldest)];
}
