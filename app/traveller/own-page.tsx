import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { useHydrated } from "#app/calls/stored-values.ts";
import { usePanels } from "#app/panels/panels.tsx";
import { m } from "#app/paraglide/messages.js";
import type { Own } from "#app/traveller/use-own.ts";
import { Button } from "#app/ui/button.tsx";
import { RestOfStyles } from "#app/ui/inline-styles.tsx";
import { ownAddress } from "#app/ui/language.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { HourPicture, type PicturedHour } from "./hour-picture.tsx";
import { Notice } from "./own-notice.tsx";
import styles from "./own-page.module.css";

/** A page of the traveller's own: its sky and name above, what is theirs below. */
export function OwnPage({
  hour,
  title,
  lede,
  ways = true,
  children,
}: {
  hour: PicturedHour;
  title: string;
  lede: string;
  /** The ways between the pages that an account has. */
  ways?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.page} data-hour={hour}>
      <header className={styles.sky}>
        <div className={styles.picture}>
          <HourPicture hour={hour} sizes="(max-width: 768px) 640px, 100vw" priority />
        </div>
        <div className={`wrap ${styles.words}`}>
          <h1 className="h1">{title}</h1>
          <p className="lede">{lede}</p>
          {ways && (
            <nav className={styles.ways} aria-label={m.account_ways()}>
              <NavLink to="/my-trips">{m.mytrips_title()}</NavLink>
              <NavLink to="/account">{m.account_title()}</NavLink>
            </nav>
          )}
        </div>
      </header>
      <RestOfStyles />
      <div className={`wrap ${styles.body}`}>{children}</div>
    </div>
  );
}

/** The states around what is one's own: on its way, signed out, failed. */
export function OwnState<T>({
  mine,
  needs,
  children,
}: {
  mine: Own<T>;
  /** What stands here where no script runs. */
  needs: string;
  children(data: T): ReactNode;
}) {
  const { openLogin } = usePanels();
  const hydrated = useHydrated();
  if (mine.data && mine.state !== "signed-out") return children(mine.data);
  if (mine.state === "signed-out")
    return (
      <Notice title={m.account_signed_out()} lede={m.account_signed_out_lede()}>
        <Button onClick={() => openLogin()}>{m.trip_sign_in_button()}</Button>
      </Notice>
    );
  if (mine.state === "failed")
    return (
      <Notice title={m.account_failed()} lede={mine.fault ?? ""}>
        <Button onClick={() => void mine.reload()}>{m.admin_retry()}</Button>
      </Notice>
    );
  return (
    <div className={styles.notice}>
      <div className={styles.wait}>
        <Spinner label={m.admin_loading()} />
      </div>
      {!hydrated && (
        <noscript>
          <p>{needs}</p>
          <p>
            <a href={ownAddress("/contact")}>{m.place_plan_write()}</a>
          </p>
        </noscript>
      )}
    </div>
  );
}
