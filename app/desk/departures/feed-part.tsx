import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { LinkOnce } from "#app/desk/ui/link-once.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import type { CalendarFeed, CalendarFeedOpened } from "#contract/wire/agenda.ts";
import styles from "./departures.module.css";

const path = "/api/desk/departures/feed";

/** One's own secret address for a calendar program: opened, renewed, closed; shown the once that it is made. */
export function FeedPart() {
  const feed = useQuery<CalendarFeed>(callAsAdmin, path);
  const action = useDeskAction();
  const [url, setUrl] = useState("");
  const { data } = feed;
  const open = () =>
    action.run("open", async () => {
      const { url: made, ...now } = await callAsAdmin<CalendarFeedOpened>("POST", path);
      feed.set(now);
      setUrl(made);
    });
  const close = () => {
    if (!window.confirm(m.departures_feed_close_confirm())) return;
    void action.run("close", async () => {
      feed.set(await callAsAdmin<CalendarFeed>("DELETE", path));
      setUrl("");
    });
  };
  return (
    <aside className={styles.feed} aria-label={m.departures_feed()}>
      <h3 className="h4">{m.departures_feed()}</h3>
      {!data ? (
        feed.fault ? (
          <Fault text={feed.fault} onRetry={() => void feed.reload()} />
        ) : (
          <LoadingRows count={1} />
        )
      ) : (
        <>
          <p className="muted small">{m.departures_feed_lede()}</p>
          {data.openedAt && (
            <p className="small">
              {m.departures_feed_open({ at: formatMoment(data.openedAt) })}{" "}
              {data.readAt
                ? m.departures_feed_read({ at: formatMoment(data.readAt) })
                : m.departures_feed_unread()}
            </p>
          )}
          {url && (
            <>
              <LinkOnce lede={m.departures_feed_once()} url={url} />
              <p className="small">
                <a className={styles.subscribe} href={url.replace(/^https?:/, "webcal:")}>
                  {m.departures_feed_subscribe()}
                </a>
              </p>
            </>
          )}
          <span className={styles.buttons}>
            <Button
              size="small"
              variant={data.openedAt ? "secondary" : "primary"}
              busy={action.busy === "open"}
              onClick={() => void open()}
            >
              {data.openedAt ? m.departures_feed_renew() : m.departures_feed_make()}
            </Button>
            {data.openedAt && (
              <Button size="small" variant="quiet" busy={action.busy === "close"} onClick={close}>
                {m.departures_feed_close()}
              </Button>
            )}
          </span>
          <p className="small">
            <a className={styles.subscribe} href="/api/desk/departures.ics">
              {m.departures_file()}
            </a>
          </p>
        </>
      )}
    </aside>
  );
}
