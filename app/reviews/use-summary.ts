import { useEffect, useState } from "react";
import { callApi } from "#app/calls/call-api.ts";
import type { Review, ReviewSummary } from "#contract/wire/reviews.ts";

/** Milliseconds: several changes at once are asked about once. */
const settle = 400;

/** Number and average of all reviews: from the page first, asked again whenever the list changes. */
export function useSummary(first: ReviewSummary, reviews: readonly Review[]): ReviewSummary {
  const [summary, setSummary] = useState(first);
  const [shown] = useState(reviews);
  useEffect(() => {
    if (reviews === shown) return;
    const timer = setTimeout(() => {
      callApi<ReviewSummary>("GET", "/api/reviews/summary").then(
        setSummary,
        // What was told last stays.
        () => {},
      );
    }, settle);
    return () => clearTimeout(timer);
  }, [reviews, shown]);
  return summary;
}
