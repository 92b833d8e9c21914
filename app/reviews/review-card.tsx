import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "#app/ui/button.tsx";
import { formatLongDay } from "#app/ui/format-dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Review } from "#contract/wire/reviews.ts";
import { Avatar } from "./avatar.tsx";
import styles from "./review-card.module.css";
import type { ReviewRequest } from "./review-dialogs.tsx";
import { Stars } from "./stars.tsx";

/** Longer than this and the comment folds. */
const longComment = 260;

type ReviewCardProps = {
  review: Review;
  /** Its author is signed in here. */
  own: boolean;
  /** It was reported from this page. */
  reported: boolean;
  onRequest(request: ReviewRequest): void;
};

export function ReviewCard({ review, own, reported, onRequest }: ReviewCardProps) {
  const day = review.created_at.slice(0, 10);
  return (
    <article className={styles.review} id={`review-${review.id}`} data-testid="review">
      <Stars rating={review.ratings} />
      <h3 className="h3">{review.title}</h3>
      {review.place && review.place_name && (
        <Link
          to={review.place}
          className={styles.place}
          aria-label={m.blog_place_on({ name: review.place_name })}
        >
          <Icon name="pin" size={18} />
          {review.place_name}
        </Link>
      )}
      <p className={styles.excerpt}>{review.excerpt}</p>
      {review.comment.length > longComment ? (
        <details className={styles.more}>
          <summary>{m.blog_read_on()}</summary>
          <p className={styles.comment}>{review.comment}</p>
        </details>
      ) : (
        <p className={styles.comment}>{review.comment}</p>
      )}
      {review.answer && (
        <blockquote className={styles.answer}>
          <b>{m.voices_answer()}</b>
          <p className={styles.comment}>{review.answer}</p>
        </blockquote>
      )}
      <footer className={styles.who}>
        <Avatar key={review.path} id={review.id} name={review.Name} path={review.path} />
        <span>
          <b>{review.Name}</b>
          <time dateTime={review.created_at}>{formatLongDay(day)}</time>
        </span>
        <span className={styles.ways}>
          {own ? (
            <>
              <IconButton
                name="edit"
                label={m.blog_edit({ title: review.title })}
                variant="plain"
                onClick={() => onRequest({ kind: "edit", review })}
              />
              <IconButton
                name="trash"
                label={m.blog_delete_one({ title: review.title })}
                variant="plain"
                onClick={() => onRequest({ kind: "delete", review })}
              />
            </>
          ) : (
            <button
              type="button"
              className={styles.report}
              disabled={reported}
              aria-label={reported ? undefined : m.blog_report_one({ title: review.title })}
              onClick={() => onRequest({ kind: "report", review })}
            >
              {reported ? m.blog_reported() : m.blog_report()}
            </button>
          )}
        </span>
      </footer>
    </article>
  );
}
