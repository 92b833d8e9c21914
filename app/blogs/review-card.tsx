import { m } from "#app/paraglide/messages.js";
import { writeDate } from "#app/places/days.ts";
import type { Review } from "#contract/reviews.ts";
import { Avatar } from "./avatar.tsx";
import styles from "./review-card.module.css";
import { Stars } from "./stars.tsx";

/** Longer than this and the comment folds. */
const longComment = 260;

export function ReviewCard({ review }: { review: Review }) {
  const day = review.created_at.slice(0, 10);
  return (
    <article className={styles.review} data-testid="review">
      <Stars rating={review.ratings} />
      <h3 className="h3">{review.title}</h3>
      <p className={styles.excerpt}>{review.excerpt}</p>
      {review.comment.length > longComment ? (
        <details className={styles.more}>
          <summary>{m.blog_read_on()}</summary>
          <p className={styles.comment}>{review.comment}</p>
        </details>
      ) : (
        <p className={styles.comment}>{review.comment}</p>
      )}
      <footer className={styles.who}>
        <Avatar key={review.path} id={review.id} path={review.path} />
        <span>
          <b>{review.Name}</b>
          <time dateTime={review.created_at}>{writeDate(day)}</time>
        </span>
      </footer>
    </article>
  );
}
