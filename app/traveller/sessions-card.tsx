import { callAsTraveller } from "#app/calls/call-as-traveller.ts";
import { m } from "#app/paraglide/messages.js";
import { useOwn } from "#app/traveller/use-own.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import { nameBrowser } from "#app/ui/name-browser.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import type { MySession } from "#contract/account.ts";
import styles from "./account.module.css";
import { Card } from "./card.tsx";
import { useAuthAction } from "./use-auth-action.ts";

/** Where the account is signed in; any of them can be ended from here. */
export function SessionsCard() {
  const list = useOwn<{ sessions: MySession[] }>("/api/me/sessions");
  const action = useAuthAction();
  const end = (id: string | null) =>
    action.run(id ?? "all", async () => {
      await callAsTraveller("DELETE", id ? `/api/me/sessions/${id}` : "/api/me/sessions");
      await list.reload();
    });
  const sessions = list.data?.sessions;
  return (
    <Card title={m.desk_sessions()}>
      {!sessions ? (
        list.state === "failed" ? (
          <>
            <FieldError>{list.fault ?? ""}</FieldError>
            <Button variant="quiet" size="small" onClick={() => void list.reload()}>
              {m.admin_retry()}
            </Button>
          </>
        ) : (
          <Spinner label={m.admin_loading()} />
        )
      ) : (
        <>
          <ul className={styles.rows}>
            {sessions.map((session) => (
              <li key={session.id} className={styles.row}>
                <span>
                  <strong>{nameBrowser(session.userAgent)}</strong>
                  {[session.address, formatMoment(session.lastSeenAt)].filter(Boolean).join(" · ")}
                </span>
                {session.current ? (
                  <span className={styles.badge}>{m.desk_session_current()}</span>
                ) : (
                  <Button
                    variant="quiet"
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
          {sessions.length > 1 && (
            <Button
              variant="quiet"
              size="small"
              busy={action.busy === "all"}
              onClick={() => void end(null)}
            >
              {m.desk_sessions_end_others()}
            </Button>
          )}
          {action.problem && <FieldError>{action.problem}</FieldError>}
        </>
      )}
    </Card>
  );
}
