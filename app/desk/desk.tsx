import { Link } from "react-router";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { DutyDesk } from "#app/desk/duty-desk.tsx";
import { SecondFactor } from "#app/desk/team/second-factor.tsx";
import { Fault } from "#app/desk/ui/list-body.tsx";
import { UndoBar, UndoProvider } from "#app/desk/ui/undo-bar.tsx";
import { m } from "#app/paraglide/messages.js";
import { Mark } from "#app/site/logo.tsx";
import { ThemeSwitch } from "#app/site/theme-switch.tsx";
import { Button } from "#app/ui/button.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { useAddress } from "#app/ui/use-address.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import styles from "./desk.module.css";
import { DeskTabs } from "./desk-tabs.tsx";
import { LiveProvider, useLiveState } from "./live.tsx";
import { signOutAdmin } from "./sign-in-admin.ts";

/** The admin dashboard of section 2, and behind its two lists the whole desk. */
export function Desk({ email }: { email: string }) {
  const self = useQuery<DeskSelf>(callAsAdmin, "/api/desk/me");
  const reload = () => void self.reload();
  // They have one page, and no stream of what others do.
  const isDriver = self.data?.role === "driver";
  return (
    <div className={styles.desk}>
      <LiveProvider isOff={self.data === null || isDriver || self.data.mustEnrol}>
        <UndoProvider>
          <header className={styles.head} data-hour="night">
            <Link to="/" className={styles.home} aria-label={m.nav_home()}>
              <Mark size={32} />
            </Link>
            <h1>{m.admin_panel_title()}</h1>
            {!isDriver && <LiveSign />}
            <UndoBar />
            <span className={styles.who} title={m.admin_signed_in({ email })}>
              {m.admin_signed_in({ email })}
            </span>
            <ThemeSwitch />
            <Button
              className={styles.leave ?? ""}
              variant="quiet"
              size="small"
              icon="sign-out"
              aria-label={m.admin_sign_out()}
              onClick={signOutAdmin}
            >
              <span>{m.admin_sign_out()}</span>
            </Button>
          </header>
          {self.data && !self.data.mustEnrol ? (
            <div className={styles.room}>
              {self.data.enrolBy && <EnrolNote until={self.data.enrolBy} isDriver={isDriver} />}
              {isDriver ? (
                <DutyDesk self={self.data} onSelf={reload} />
              ) : (
                <DeskTabs self={self.data} onSelf={reload} />
              )}
            </div>
          ) : (
            <div className={styles.alone}>
              {self.data ? (
                <>
                  <h2 className="h3">{m.desk_must_enrol()}</h2>
                  <p className="muted">{m.desk_must_enrol_lede()}</p>
                  <SecondFactor self={self.data} onChanged={() => window.location.reload()} />
                </>
              ) : self.fault ? (
                <Fault text={self.fault} onRetry={reload} />
              ) : (
                <Spinner label={m.admin_loading()} />
              )}
            </div>
          )}
        </UndoProvider>
      </LiveProvider>
    </div>
  );
}

/** What is asked of whoever has no second factor yet, and until when. */
function EnrolNote({ until, isDriver }: { until: string; isDriver: boolean }) {
  const address = useAddress();
  return (
    <p className={styles.enrol} role="status">
      {m.desk_enrol_by({ when: formatMoment(until) })}{" "}
      {!isDriver && (
        <button type="button" onClick={() => address.set({ tab: "administrators" })}>
          {m.desk_enrol_now()}
        </button>
      )}
    </p>
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
