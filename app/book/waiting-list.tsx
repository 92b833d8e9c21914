import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { Waiting } from "#app/kept/kept-store.ts";
import { dropWaiting, listWaiting, sendWaiting, watchWaiting } from "#app/kept/waiting.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import styles from "./book.module.css";

/** Milliseconds between two tries while something waits. */
const pause = 30_000;

/** What was written without a network, until it is out; `onSent` when something went. */
export function WaitingList({ token, onSent }: { token: string; onSent(): void }) {
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  const [busy, setBusy] = useState(false);
  const read = useCallback(
    () => void listWaiting(token).then(setWaiting, () => setWaiting([])),
    [token],
  );
  useEffect(() => {
    read();
    return watchWaiting(read);
  }, [read]);
  const hasOpen = waiting.some(({ refused }) => !refused);
  const send = useEffectEvent(async () => {
    if (!hasOpen || !navigator.onLine) return;
    setBusy(true);
    const sent = await sendWaiting(token).catch(() => 0);
    setBusy(false);
    if (sent > 0) onSent();
  });
  useEffect(() => {
    if (!hasOpen) return;
    const ending = new AbortController();
    const { signal } = ending;
    const go = () => void send();
    go();
    window.addEventListener("online", go, { signal });
    document.addEventListener("visibilitychange", go, { signal });
    const timer = setInterval(go, pause);
    return () => {
      ending.abort();
      clearInterval(timer);
    };
  }, [hasOpen]);
  if (waiting.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="road-waiting">
      <h3 className="h4" id="road-waiting">
        {m.road_waiting()}
      </h3>
      <p className="small muted">{m.road_waiting_lede()}</p>
      <ol className={styles.waiting}>
        {waiting.map((one) => (
          <li key={one.number}>
            <div>
              <p dir="auto">{one.says}</p>
              {one.refused && (
                <p className={styles.fault} role="alert">
                  {m.road_waiting_refused({ reason: one.refused })}
                </p>
              )}
            </div>
            <Button size="small" variant="quiet" onClick={() => void dropWaiting(one)}>
              {m.road_waiting_drop()}
            </Button>
          </li>
        ))}
      </ol>
      {hasOpen && (
        <div className={styles.buttons}>
          <Button size="small" variant="secondary" busy={busy} onClick={() => void send()}>
            {m.road_waiting_send()}
          </Button>
        </div>
      )}
    </section>
  );
}
