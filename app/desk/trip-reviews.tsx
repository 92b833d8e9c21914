import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { usePages } from "#app/calls/use-pages.ts";
import { Chips } from "#app/desk/ui/chips.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { VoiceCard } from "#app/voices/voice-card.tsx";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskTripReview, DeskTripReviewPage } from "#contract/wire/voices.ts";
import { useLive } from "./live.tsx";
import { PublicAnswer } from "./public-answer.tsx";
import { AskReason, VoiceCards } from "./voice-cards.tsx";
import styles from "./voices.module.css";

type State = DeskTripReview["state"];

/** Reviews of trips: read whole with their photos, published, hidden with a reason, answered in public. */
export function TripReviews({ self }: { self: DeskSelf }) {
  const [state, setState] = useState<State>("waiting");
  const [counts, setCounts] = useState<DeskTripReviewPage["counts"] | null>(null);
  const list = usePages(
    callAsAdmin,
    `/api/desk/trip-reviews?state=${state}`,
    "skip",
    (answer: DeskTripReviewPage) => {
      setCounts(answer.counts);
      return { rows: answer.reviews, next: answer.next === null ? null : String(answer.next) };
    },
  );
  useLive(["desk-reviews"], () => void list.reload());
  return (
    <>
      <div className={styles.find}>
        <Chips
          label={m.desk_trip_reviews_which()}
          value={state}
          options={[
            { value: "waiting", label: m.desk_trip_reviews_waiting(), count: counts?.waiting },
            { value: "shown", label: m.desk_reviews_shown(), count: counts?.shown },
            { value: "hidden", label: m.desk_reviews_hidden(), count: counts?.hidden },
          ]}
          onChange={setState}
        />
      </div>
      <VoiceCards
        list={list}
        look="cards"
        empty={{ title: m.desk_trip_reviews_empty(), lede: m.desk_trip_reviews_empty_lede() }}
        card={(review, onChanged) => (
          <TripReviewCard
            key={review.id}
            review={review}
            mayEdit={self.role !== "viewer"}
            onChanged={onChanged}
          />
        )}
      />
    </>
  );
}

function TripReviewCard({
  review,
  mayEdit,
  onChanged,
}: {
  review: DeskTripReview;
  mayEdit: boolean;
  onChanged(): void;
}) {
  const action = useDeskAction();
  const [open, setOpen] = useState<"hide" | "answer" | null>(null);
  const call = (method: "POST" | "PUT", what: string, body: object = {}) =>
    action.run(what, async () => {
      const path = `/api/desk/trip-reviews/${review.id}/${what}`;
      const { message } = await callAsAdmin<{ message: string }>(method, path, body);
      say(message);
      setOpen(null);
      onChanged();
    });
  return (
    <li className={styles.whole}>
      <p className={styles.by}>
        <a href={`/AdminPanel?tab=requests&trip=${review.tripId}`}>{review.reference}</a>
      </p>
      <VoiceCard voice={review} place={review.reference} />
      {review.state === "shown" && !review.verified && (
        <p className={badgeClass}>{m.desk_review_unverified()}</p>
      )}
      {review.state === "hidden" && (
        <p className={badgeClass}>{m.desk_hidden_because({ reason: review.reason })}</p>
      )}
      {open === "hide" && (
        <AskReason
          label={m.desk_review_hide_reason()}
          confirm={m.desk_review_hide()}
          busy={action.busy === "hide"}
          onReason={(reason) => void call("POST", "hide", { reason })}
          onCancel={() => setOpen(null)}
        />
      )}
      {open === "answer" && (
        <PublicAnswer
          answer={review.answer?.body ?? ""}
          busy={action.busy === "answer"}
          onAnswer={(body) => void call("PUT", "answer", { body })}
          onCancel={() => setOpen(null)}
        />
      )}
      {mayEdit && open === null && (
        <div className={styles.buttons}>
          {review.state !== "shown" && (
            <Button
              size="small"
              icon="check"
              busy={action.busy === "publish"}
              onClick={() => void call("POST", "publish")}
            >
              {m.desk_review_publish()}
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={() => setOpen("answer")}>
            {review.answer ? m.desk_review_change_answer() : m.desk_review_answer()}
          </Button>
          {review.state !== "hidden" && (
            <Button variant="secondary" size="small" onClick={() => setOpen("hide")}>
              {m.desk_review_hide()}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
