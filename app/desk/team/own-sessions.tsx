import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { SessionList } from "#app/ui/session-list.tsx";
import type { AdminSessionItem } from "#contract/wire/desk-admins.ts";
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
        <SessionList
          sessions={list.data.sessions}
          busy={action.busy}
          onEnd={(id) => void end(id)}
        />
      )}
    </section>
  );
}
