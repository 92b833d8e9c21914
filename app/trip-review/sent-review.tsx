import { useState } from "react";
import { callApi } from "#app/calls/call-api.ts";
import { useAction } from "#app/calls/use-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { VoiceCard } from "#app/voices/voice-card.tsx";
import type { TripReviewPage } from "#contract/wire/trip-reviews.ts";
import styles from "./trip-review.module.css";

type Sent = NonNullable<TripReviewPage["review"]>;

const states = {
  waiting: m.review_state_waiting,
  shown: m.review_state_shown,
  hidden: m.review_state_hidden,
} as const;

/** One's review as it stands or will stand, and what the office did with it. */
export function SentReview({
  token,
  page,
  review,
  onPage,
  onChange,
}: {
  token: string;
  page: TripReviewPage;
  review: Sent;
  onPage(page: TripReviewPage): void;
  onChange(): void;
}) {
  const action = useAction({ toast: false });
  const [deleting, setDeleting] = useState(false);
  const remove = () =>
    action.run("delete", async () => {
      onPage(await callApi<TripReviewPage>("DELETE", `/api/review/${token}`));
    });
  const [first] = review.places;
  return (
    <section className={styles.sent} aria-label={m.review_yours()}>
      <p className={styles.state} data-state={review.state} role="status">
        {states[review.state]()}
        {review.state === "hidden" && review.reason && ` ${m.review_why({ why: review.reason })}`}
      </p>
      <VoiceCard
        place={page.destination}
        voice={{
          id: "own",
          name: review.name,
          rating: review.rating,
          title: "",
          body: review.body,
          verified: page.verified,
          travelled: page.travelled,
          party: review.party,
          at: review.at,
          places: review.places,
          photos: page.photos,
          answer: review.answer,
        }}
      />
      {deleting ? (
        <div className={styles.card}>
          <p>{m.review_delete_text()}</p>
          <div className={styles.buttons}>
            <Button variant="danger" busy={action.busy === "delete"} onClick={() => void remove()}>
              {m.review_delete()}
            </Button>
            <Button variant="secondary" onClick={() => setDeleting(false)}>
              {m.blog_keep()}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.buttons}>
          {review.state === "shown" && first && (
            <ButtonLink to={`${first.path}#voices`} icon="arrow-right">
              {m.review_see({ place: first.name })}
            </ButtonLink>
          )}
          <Button variant="secondary" icon="edit" onClick={onChange}>
            {m.review_change()}
          </Button>
          <Button variant="quiet" icon="trash" onClick={() => setDeleting(true)}>
            {m.review_delete()}
          </Button>
        </div>
      )}
      {action.problem && <FieldError>{action.problem}</FieldError>}
    </section>
  );
}
