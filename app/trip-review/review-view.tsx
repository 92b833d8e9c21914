import { useEffect, useState } from "react";
import { callApi } from "#app/calls/call-api.ts";
import { useAction } from "#app/calls/use-action.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { m } from "#app/paraglide/messages.js";
import { Notice } from "#app/traveller/own-notice.tsx";
import { OwnPage } from "#app/traveller/own-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { formatMonth } from "#app/ui/format-dates.ts";
import { latePart } from "#app/ui/late-part.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { TripReviewPage } from "#contract/wire/trip-reviews.ts";
import styles from "./trip-review.module.css";

const wait = <Spinner label={m.admin_loading()} />;
const TripReviewForm = latePart(async () => (await import("./review-form.tsx")).TripReviewForm, {
  wait,
});
const SentReview = latePart(async () => (await import("./sent-review.tsx")).SentReview, { wait });

/** No more mails: by a press, for what opens the links of mails before people do presses nothing. */
function StopMails({ token, page }: { token: string; page: TripReviewPage }) {
  const action = useAction({ toast: false });
  const [said, setSaid] = useState("");
  const [asked, setAsked] = useState(false);
  useEffect(() => setAsked(window.location.hash === "#stop"), []);
  const stop = () =>
    action.run("stop", async () => {
      const path = `/api/review/${token}/stop`;
      setSaid((await callApi<{ message: string }>("POST", path)).message);
    });
  if (said || page.stopped) return <p className={styles.said}>{said || m.review_stopped()}</p>;
  return (
    <section className={asked ? styles.card : styles.stop} id="stop">
      {asked && <h2 className="h3">{m.review_stop_title()}</h2>}
      <p className="muted">{m.review_stop_lede()}</p>
      <div className={styles.buttons}>
        <Button
          variant={asked ? "primary" : "quiet"}
          size="small"
          busy={action.busy === "stop"}
          onClick={() => void stop()}
        >
          {m.review_stop()}
        </Button>
      </div>
      {action.problem && <FieldError>{action.problem}</FieldError>}
    </section>
  );
}

/** What a trip's review is written on, and where one sees what became of it. */
export function TripReviewView({ token }: { token: string }) {
  const { data, error, fault, set, reload } = useQuery<TripReviewPage>(
    callApi,
    `/api/review/${token}`,
  );
  const [changing, setChanging] = useState(false);
  const lede = data
    ? m.review_lede({ destination: data.destination, month: formatMonth(data.travelled) })
    : m.review_lede_waiting();
  return (
    <OwnPage hour="gold" title={m.review_title()} lede={lede} ways={false}>
      {data ? (
        <div className={styles.page}>
          {data.review && !changing ? (
            <SentReview
              token={token}
              page={data}
              review={data.review}
              onPage={set}
              onChange={() => setChanging(true)}
            />
          ) : (
            <TripReviewForm
              token={token}
              page={data}
              onSent={(page) => {
                set(page);
                setChanging(false);
                window.scrollTo({ top: 0 });
              }}
            />
          )}
          <StopMails token={token} page={data} />
        </div>
      ) : error ? (
        <Notice
          title={error.status === 404 ? m.review_no_link() : m.account_failed()}
          lede={fault ?? ""}
        >
          {error.status !== 404 && <Button onClick={() => void reload()}>{m.admin_retry()}</Button>}
        </Notice>
      ) : (
        wait
      )}
    </OwnPage>
  );
}
