import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { SecondFactor } from "#app/desk/team/second-factor.tsx";
import { Fault } from "#app/desk/ui/list-body.tsx";
import { UndoProvider } from "#app/desk/ui/undo-bar.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { DeskSelf } from "#contract/desk-admins.ts";
import styles from "./desk.module.css";
import { DeskTabs } from "./desk-tabs.tsx";
import { LiveProvider, useLiveState } from "./live.tsx";
import { signOutAdmin } from "./sign-in-admin.ts";

/** The admin dashboard of section 2, and behind its two tabs the whole desk. */
export function Desk({ email }: { email: string }) {
  const self = useQuery<DeskSelf>(callAsAdmin, "/api/desk/me");
  const reload = () => void self.reload();
  return (
    <div className={styles.desk} data-hour="night">
      <LiveProvider>
        <UndoProvider>
          <header className={styles.head}>
            <div>
              <h1 className="h2">{m.admin_panel_title()}</h1>
              <p>
                {m.admin_signed_in({ email })} <LiveSign />
              </p>
            </div>
            <Button variant="quiet" size="small" icon="sign-out" onClick={signOutAdmin}>
              {m.admin_sign_out()}
            </Button>
          </header>
          <div className={styles.sheet} data-hour="dusk">
            {!self.data ? (
              self.fault ? (
                <Fault text={self.fault} onRetry={reload} />
              ) : (
                <Spinner label={m.admin_loading()} />
              )
            ) : self.data.mustEnrol ? (
              <div className={styles.enrol}>
                <h2 className="h3">{m.desk_must_enrol()}</h2>
                <p className="muted">{m.desk_must_enrol_lede()}</p>
                <SecondFactor self={self.data} onChanged={() => window.location.reload()} />
              </div>
            ) : (
              <DeskTabs self={self.data} onSelf={reload} />
            )}
          </div>
        </UndoProvider>
      </LiveProvider>
    </div>
  );
}

/** Whether what is shown is up to date by itself. */
function LiveSign() {
  const state = useLiveState();
  return (
    <span className={styles.live} data-state={state} role="status">
      {state === "live"
        ? m.desk_live()
        : state === "lost"
          ? m.desk_live_lost()
          : m.desk_live_connecting()}
    </span>
  );
}
