import { m } from "#app/paraglide/messages.js";
import { Button } from "./button.tsx";
import { formatMoment } from "./format-dates.ts";
import { nameBrowser } from "./name-browser.ts";
import styles from "./session-list.module.css";

type Session = {
  id: string;
  userAgent: string;
  address: string;
  lastSeenAt: string;
  current: boolean;
};

/** Where somebody is signed in: any of it can be ended, all but this one at once. */
export function SessionList({
  sessions,
  busy,
  onEnd,
}: {
  sessions: readonly Session[];
  /** The id of the one that is being ended, or "all". */
  busy: string | null;
  /** Null: all others. */
  onEnd(id: string | null): void;
}) {
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              <strong>{nameBrowser(session.userAgent)}</strong>
              {[session.address, formatMoment(session.lastSeenAt)].filter(Boolean).join(" · ")}
            </span>
            {session.current ? (
              <span className={styles.current}>{m.desk_session_current()}</span>
            ) : (
              <Button
                variant="secondary"
                size="small"
                busy={busy === session.id}
                onClick={() => onEnd(session.id)}
              >
                {m.desk_session_end()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="secondary" size="small" busy={busy === "all"} onClick={() => onEnd(null)}>
          {m.desk_sessions_end_others()}
        </Button>
      )}
    </>
  );
}
