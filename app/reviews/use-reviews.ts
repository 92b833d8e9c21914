import { useCallback, useEffect, useState } from "react";
import { askApi } from "#app/calls/call-api.ts";
import { reviewLimits } from "#contract/wire/review-limits.ts";
import type { Review, ReviewPage } from "#contract/wire/reviews.ts";
import { fetchReviews, hearReviews } from "./live-reviews.ts";
import { applyChange, mergeFirstPage, type ReviewChange } from "./review-list.ts";

/** The list of reviews: from the page first, kept true by the live channel, which `hear` listens to. */
export function useReviews(first: ReviewPage, hear: typeof hearReviews = hearReviews) {
  const [reviews, setReviews] = useState<Review[]>(first.reviews);
  const [next, setNext] = useState(first.next);
  const [live, setLive] = useState(false);
  const [loading, setLoading] = useState(false);

  const refetch = useCallback(async () => {
    try {
      const fresh = await fetchReviews(reviewLimits.perPage);
      setReviews((all) => mergeFirstPage(all, fresh));
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: section 8: a failed fetch of comments is only logged.
      console.error("The reviews could not be fetched.", error);
    }
  }, []);

  useEffect(
    () =>
      hear(
        (change) => setReviews((all) => applyChange(all, change)),
        () => {
          setLive(true);
          void refetch();
        },
        () => setLive(false),
      ),
    [refetch, hear],
  );

  async function loadMore() {
    if (!next || loading) return;
    setLoading(true);
    try {
      const query = `limit=${reviewLimits.perPage}&before=${encodeURIComponent(next)}`;
      const { ok, body } = await askApi<ReviewPage>("GET", `/api/reviews?${query}`);
      if (ok && body.reviews) {
        const older = body.reviews;
        setReviews((all) => [
          ...all,
          ...older.filter((review) => !all.some((item) => item.id === review.id)),
        ]);
        setNext(body.next ?? null);
      }
    } catch {
      // The button stays, to be pressed again.
    } finally {
      setLoading(false);
    }
  }

  return {
    reviews,
    live,
    loading,
    hasMore: next !== null,
    loadMore,
    refetch,
    /** What this page did itself, before the live channel tells it to everybody. */
    change: (change: ReviewChange) => setReviews((all) => applyChange(all, change)),
  };
}
