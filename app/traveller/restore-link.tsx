import { useEffect, useState } from "react";
import { callAsTraveller } from "#app/calls/call-as-traveller.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "./own-notice.tsx";
import { useAuthAction } from "./use-auth-action.ts";

/** The mail's way back, /account#restore=…: pressed here, so that no mail scanner presses it. */
export function RestoreLink({ onRestored }: { onRestored(): void }) {
  const [token, setToken] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const action = useAuthAction();
  useEffect(() => {
    const found = /^#restore=([\w-]{20,100})$/.exec(window.location.hash)?.[1];
    if (!found) return;
    setToken(found);
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, []);
  if (!token) return null;
  const keep = () =>
    action.run("keep", async () => {
      await callAsTraveller("POST", "/api/me/restore", { token }, { open: true });
      setDone(true);
      onRestored();
    });
  return (
    <div style={{ marginBottom: 24 }}>
      {done ? (
        <Notice title={m.account_kept()} lede={m.account_kept_lede()} />
      ) : (
        <Notice title={m.account_restore()} lede={action.problem || m.account_restore_lede()}>
          <Button busy={action.busy === "keep"} onClick={keep}>
            {m.account_keep()}
          </Button>
        </Notice>
      )}
    </div>
  );
}
