import { useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { lateOverlay } from "#app/ui/late-part.tsx";
import type { ReviewPage, ReviewSummary } from "#contract/wire/reviews.ts";
import { useOwnReviews } from "./own-reviews.ts";
import { ReviewCard } from "./review-card.tsx";
import type { ReviewRequest } from "./review-dialogs.tsx";
import { ReviewForm } from "./review-form.tsx";
import { Stars } from "./stars.tsx";
import styles from "./travel-reviews.module.css";
import { useReviews } from "./use-reviews.ts";
import { useSummary } from "./use-summary.ts";

const ReviewDialog = lateOverlay(async () => (await import("./review-dialogs.tsx")).ReviewDialog);

type TravelReviewsProps = {
  first: ReviewPage;
  summary: ReviewSummary;
  /** Listens to the live channel. */
  hear?: Parameters<typeof useReviews>[1];
};

/** The form, and the reviews as they come in. */
export function TravelReviews({ first, summary: counted, hear }: TravelReviewsProps) {
  const { reviews, live, loading, hasMore, loadMore, refetch, change } = useReviews(first, hear);
  const summary = useSummary(counted, reviews);
  const { own, add } = useOwnReviews();
  const [asked, setAsked] = useState<ReviewRequest | null>(null);
  const [reported, setReported] = useState<readonly number[]>([]);
  return (
    <div className={styles.columns}>
      <section aria-label={m.blog_reviews()}>
        <div className={styles.head}>
          {summary.average !== null && (
            <p className={styles.score}>
              <b className="num">{summary.average.toFixed(1)}</b>
              <Stars rating={summary.average} />
              <span className="num">{m.blog_count({ count: summary.count })}</span>
            </p>
          )}
          {live && <p className={styles.live}>{m.blog_live()}</p>}
        </div>
        {reviews.length === 0 ? (
          <div className={styles.empty}>
            <p className="h3">{m.blog_empty()}</p>
            <p>{m.blog_empty_hint()}</p>
          </div>
        ) : (
          <ul className={styles.list} aria-live="polite" aria-relevant="additions">
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard
                  review={review}
                  own={own.has(review.id)}
                  reported={reported.includes(review.id)}
                  onRequest={setAsked}
                />
              </li>
            ))}
          </ul>
        )}
        {hasMore && (
          <Button variant="quiet" busy={loading} onClick={() => void loadMore()}>
            {m.blog_more()}
          </Button>
        )}
      </section>
      <ReviewForm
        onPosted={(review) => {
          add(review.id);
          change({ type: "INSERT", review });
        }}
        onRefetch={refetch}
      />
      {asked && (
        <ReviewDialog
          request={asked}
          onClose={() => setAsked(null)}
          onChange={change}
          onReported={(id) => setReported((all) => [...all, id])}
          onLost={() => setAsked(null)}
        />
      )}
    </div>
  );
}
