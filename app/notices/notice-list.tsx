import { useEffect, useState } from "react";
import { callApi } from "#app/calls/call-api.ts";
import { useShownAsOf } from "#app/kept/kept-hint.ts";
import { m } from "#app/paraglide/messages.js";
import { formatMoment } from "#app/ui/format-dates.ts";
import type { TripNotice } from "#contract/wire/trip-notices.ts";
import styles from "./notice-list.module.css";
import { listNoticeLines, nameNotice } from "./say-notice.ts";

/** Milliseconds for which a notice must have stood on the screen to count as opened. */
const lookedAt = 1500;

/** Those that were new when the page was opened, or came since: they stay marked while it is open. */
function useNew(notices: readonly TripNotice[]): ReadonlySet<string> {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const fresh = notices.filter(({ id, isNew }) => isNew && !known.has(id));
    if (fresh.length > 0) setKnown(new Set([...known, ...fresh.map(({ id }) => id)]));
  }, [notices, known]);
  return known;
}

/** Tells the office that they were opened, once the list is seen; without a network it is told the next time. */
function useSeen(token: string, notices: readonly TripNotice[], part: HTMLElement | null): void {
  const isOld = useShownAsOf() !== null;
  const unseen = notices.flatMap(({ id, isNew }) => (isNew ? [id] : [])).join(" ");
  useEffect(() => {
    if (!part || !unseen || isOld) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () =>
      callApi("PUT", `/api/trip/${token}/notices/seen`, { ids: unseen.split(" ") }).catch(() => {});
    const watch = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting && document.visibilityState === "visible")
        timer = setTimeout(tell, lookedAt);
    });
    watch.observe(part);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [token, part, unseen, isOld]);
}

/** What the office changed since the trip was agreed, the latest first. */
export function NoticeList({ token, notices }: { token: string; notices: readonly TripNotice[] }) {
  const [part, setPart] = useState<HTMLElement | null>(null);
  const fresh = useNew(notices);
  useSeen(token, notices, part);
  return (
    <section id="notices" className={styles.notices} aria-labelledby="trip-notices" ref={setPart}>
      <h2 className="h2" id="trip-notices">
        {m.notice_title()}
      </h2>
      <ol className={styles.list}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <p className={styles.head}>
              {fresh.has(notice.id) && <mark>{m.notice_new()}</mark>}
              {notice.urgent && <mark data-urgent="">{m.notice_urgent()}</mark>}
              <b dir="auto">{nameNotice(notice)}</b>
            </p>
            {listNoticeLines(notice).map((line) => (
              <p key={line} className={styles.words} dir="auto">
                {line}
              </p>
            ))}
            <time className="small muted" dateTime={notice.at}>
              {formatMoment(notice.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
