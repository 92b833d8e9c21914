import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import type { ReviewPage, ReviewSummary } from "#contract/reviews.ts";
import { ReviewCard } from "./review-card.tsx";
import { ReviewForm } from "./review-form.tsx";
import { Stars } from "./stars.tsx";
import styles from "./travel-reviews.module.css";
import { useReviews } from "./use-reviews.ts";

type TravelReviewsProps = { first: ReviewPage; summary: ReviewSummary };

/** The form, and the reviews as they come in. */
export function TravelReviews({ first, summary }: TravelReviewsProps) {
  const { reviews, live, loading, hasMore, loadMore, refetch, insert } = useReviews(first);
  return (
    <div className={styles.columns}>
      <ReviewForm onPosted={insert} onRefetch={refetch} />
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
                <ReviewCard review={review} />
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
    </div>
  );
}
