import { useRef, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { usePages } from "#app/calls/use-pages.ts";
import { Chips } from "#app/desk/ui/chips.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { SearchBox } from "#app/desk/ui/search-box.tsx";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { useDebounced } from "#app/desk/ui/use-debounced.ts";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import { useAddress } from "#app/ui/use-address.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskReview, DeskReviewPage } from "#contract/wire/desk-voices.ts";
import { useLive } from "./live.tsx";
import { PublicAnswer } from "./public-answer.tsx";
import { TripReviews } from "./trip-reviews.tsx";
import { useUndo } from "./ui/undo-bar.tsx";
import { useKeys } from "./ui/use-keys.ts";
import { AskReason, VoiceCards } from "./voice-cards.tsx";
import styles from "./voices.module.css";

const shows = ["all", "shown", "hidden", "reported"] as const;

/** What is said after trips, and the reviews that anybody may write. */
export function ReviewsTab({ self }: { self: DeskSelf }) {
  const address = useAddress();
  const isTrips = address.get("show") === "trips";
  return (
    <>
      <TabHead title={m.desk_reviews()}>
        <Chips
          label={m.desk_reviews_kind()}
          value={isTrips ? "trips" : "open"}
          options={[
            { value: "trips", label: m.desk_trip_reviews() },
            { value: "open", label: m.desk_reviews_open() },
          ]}
          onChange={(kind) =>
            address.set({ show: kind === "trips" ? "trips" : null }, { replace: true })
          }
        />
      </TabHead>
      {isTrips ? <TripReviews self={self} /> : <OpenReviews self={self} />}
    </>
  );
}

/** Reviews: hidden with a reason, shown again, answered, reports settled. */
function OpenReviews({ self }: { self: DeskSelf }) {
  const address = useAddress();
  const show = shows.find((one) => one === address.get("show")) ?? "all";
  const [search, setSearch] = useState("");
  const query = new URLSearchParams({ show, search: useDebounced(search).trim() });
  const list = usePages(
    callAsAdmin,
    `/api/desk/reviews?${query}`,
    "before",
    (answer: DeskReviewPage) => ({
      rows: answer.reviews,
      next: answer.next,
    }),
  );
  const box = useRef<HTMLInputElement>(null);
  useLive(["Comments", "desk-reviews"], () => void list.reload());
  useKeys({ "/": () => box.current?.focus() });
  return (
    <>
      <div className={styles.find}>
        <SearchBox ref={box} value={search} onChange={setSearch} label={m.desk_search_reviews()} />
        <Chips
          label={m.desk_reviews_which()}
          value={show}
          options={[
            { value: "all", label: m.desk_view_all() },
            { value: "reported", label: m.desk_reviews_reported() },
            { value: "shown", label: m.desk_reviews_shown() },
            { value: "hidden", label: m.desk_reviews_hidden() },
          ]}
          onChange={(value) =>
            address.set({ show: value === "all" ? null : value }, { replace: true })
          }
        />
      </div>
      <VoiceCards
        list={list}
        look="cards"
        empty={{ title: m.desk_reviews_empty(), lede: m.desk_reviews_empty_lede() }}
        card={(review, onChanged) => (
          <ReviewCard
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

function ReviewCard({
  review,
  mayEdit,
  onChanged,
}: {
  review: DeskReview;
  mayEdit: boolean;
  onChanged(): void;
}) {
  const action = useDeskAction();
  const offerUndo = useUndo();
  const [hiding, setHiding] = useState(false);
  const [answering, setAnswering] = useState(false);
  const call = (what: "hide" | "restore" | "dismiss", body: object = {}) =>
    action.run(what, async () => {
      await callAsAdmin("POST", `/api/desk/reviews/${review.id}/${what}`, body);
      onChanged();
    });
  const answer = (body: string) =>
    action.run("answer", async () => {
      await callAsAdmin("PUT", `/api/desk/reviews/${review.id}/answer`, { body });
      setAnswering(false);
      onChanged();
    });
  async function hide(reason: string) {
    if (!(await call("hide", { reason }))) return;
    setHiding(false);
    offerUndo(m.desk_review_was_hidden(), () => void call("restore"));
  }
  return (
    <li className={styles.card} data-dim={review.hiddenAt ? true : undefined}>
      <header>
        <strong>{review.title}</strong>
        <span
          className={styles.stars}
          role="img"
          aria-label={m.desk_stars({ count: review.rating })}
        >
          {"★".repeat(review.rating)}
          <i>{"★".repeat(5 - review.rating)}</i>
        </span>
      </header>
      <p className={styles.text}>{review.comment}</p>
      <p className={styles.by}>
        {review.author} · {review.email} ·{" "}
        <time dateTime={review.createdAt}>{formatMoment(review.createdAt)}</time>
      </p>
      {review.openReports > 0 && (
        <p className={badgeClass} data-tone="err">
          {m.desk_reports({ count: review.openReports })}
        </p>
      )}
      {review.reasons.map((text) => (
        <p key={text} className={styles.quote}>
          {text}
        </p>
      ))}
      {review.hiddenAt && (
        <p className={badgeClass}>{m.desk_hidden_because({ reason: review.hiddenReason ?? "" })}</p>
      )}
      {review.answer && !answering && (
        <p className={styles.quote} data-ours>
          <b>{m.voices_answer()}</b> {review.answer}
        </p>
      )}
      {answering && (
        <PublicAnswer
          answer={review.answer}
          busy={action.busy === "answer"}
          onAnswer={(body) => void answer(body)}
          onCancel={() => setAnswering(false)}
        />
      )}
      {mayEdit &&
        !answering &&
        (hiding ? (
          <AskReason
            label={m.desk_review_hide_reason()}
            confirm={m.desk_review_hide()}
            busy={action.busy === "hide"}
            onReason={(reason) => void hide(reason)}
            onCancel={() => setHiding(false)}
          />
        ) : (
          <div className={styles.buttons}>
            {review.hiddenAt ? (
              <Button
                variant="secondary"
                size="small"
                busy={action.busy === "restore"}
                onClick={() => void call("restore")}
              >
                {m.desk_review_restore()}
              </Button>
            ) : (
              <Button variant="secondary" size="small" onClick={() => setHiding(true)}>
                {m.desk_review_hide()}
              </Button>
            )}
            <Button variant="secondary" size="small" onClick={() => setAnswering(true)}>
              {review.answer ? m.desk_review_change_answer() : m.desk_review_answer()}
            </Button>
            {review.openReports > 0 && (
              <Button
                variant="secondary"
                size="small"
                busy={action.busy === "dismiss"}
                onClick={() => void call("dismiss")}
              >
                {m.desk_reports_dismiss()}
              </Button>
            )}
          </div>
        ))}
    </li>
  );
}
