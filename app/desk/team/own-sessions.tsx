import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import { nameBrowser } from "#app/ui/name-browser.ts";
import type { AdminSessionItem } from "#contract/desk-admins.ts";
import styles from "./team.module.css";

/** Where one is signed in at the desk. */
export function OwnSessions() {
  const list = useQuery<{ sessions: AdminSessionItem[] }>(callAsAdmin, "/api/desk/me/sessions");
  const action = useDeskAction();
  const end = (id: string | null) =>
    action.run(id ?? "all", async () => {
      await callAsAdmin("DELETE", id ? `/api/desk/me/sessions/${id}` : "/api/desk/me/sessions");
      await list.reload();
    });
  return (
    <section className={styles.card}>
      <h3 className="h4">{m.desk_sessions()}</h3>
      {!list.data ? (
        list.fault ? (
          <Fault text={list.fault} onRetry={() => void list.reload()} />
        ) : (
          <LoadingRows count={2} />
        )
      ) : (
        <>
          <ul className={styles.sessions}>
            {list.data.sessions.map((session) => (
              <li key={session.id}>
                <span>
                  <strong>{nameBrowser(session.userAgent)}</strong>
                  <br />
                  {session.address} · {formatMoment(session.lastSeenAt)}
                </span>
                {session.current ? (
                  <span className={badgeClass} data-tone="ok">
                    {m.desk_session_current()}
                  </span>
                ) : (
                  <Button
                    variant="secondary"
                    size="small"
                    busy={action.busy === session.id}
                    onClick={() => void end(session.id)}
                  >
                    {m.desk_session_end()}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {list.data.sessions.length > 1 && (
            <Button
              variant="secondary"
              size="small"
              busy={action.busy === "all"}
              onClick={() => void end(null)}
            >
              {m.desk_sessions_end_others()}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
