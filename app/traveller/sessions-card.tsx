import { callAsTraveller } from "#app/calls/call-as-traveller.ts";
import { m } from "#app/paraglide/messages.js";
import { useOwn } from "#app/traveller/use-own.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { SessionList } from "#app/ui/session-list.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { MySession } from "#contract/wire/account.ts";
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
          <SessionList sessions={sessions} busy={action.busy} onEnd={(id) => void end(id)} />
          {action.problem && <FieldError>{action.problem}</FieldError>}
        </>
      )}
    </Card>
  );
}
