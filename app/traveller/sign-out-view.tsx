import { useState } from "react";
import { Link } from "react-router";
import { findStoredUser } from "#app/calls/auth.ts";
import { keys, useHydrated, useStored } from "#app/calls/stored-values.ts";
import { usePanels } from "#app/panels/panels.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Portrait } from "./portrait.tsx";
import { signOut } from "./sign-out.ts";
import styles from "./sign-out-view.module.css";

const ownPages: { to: string; icon: IconName; label: () => string }[] = [
  { to: "/my-trips", icon: "calendar", label: m.mytrips_title },
  { to: "/account", icon: "person", label: m.account_title },
];

/** The ways to the traveller's own pages. */
export function OwnPages() {
  const { dismiss } = usePanels();
  return (
    <nav className={styles.own} aria-label={m.account_nav()}>
      {ownPages.map(({ to, icon, label }) => (
        <Link key={to} to={to} className={styles.page} onClick={dismiss}>
          <Icon name={icon} />
          {label()}
          <Icon name="chevron-right" size={20} />
        </Link>
      ))}
    </nav>
  );
}

/**
 * What the login popup shows while an image is stored: section 2 knows one button, Sign Out; the ways
 * to the traveller's own pages stand beside it as links. The body of /Signout too.
 */
export function SignOutView() {
  const image = useStored(keys.image);
  const [pending, setPending] = useState(false);
  // Who is here is not known to the server: the first render says what it says.
  const hydrated = useHydrated();
  const user = hydrated ? findStoredUser() : null;
  const metadata = user?.user_metadata ?? {};
  const name = [metadata.full_name, metadata.username, metadata.name, user?.email].find(
    (value): value is string => typeof value === "string" && value !== "",
  );
  const unnamed = image ? m.auth_signed_in() : m.auth_signout_none();
  const says = name ? m.auth_signed_in_as({ name }) : unnamed;

  async function leave() {
    setPending(true);
    // Stays pending when it worked: the page is loaded again in two seconds.
    if (!(await signOut())) setPending(false);
  }

  return (
    <div className={styles.view}>
      <Portrait src={image} size={112} />
      <p className={styles.name}>{says}</p>
      {image && <p className="muted">{m.auth_sign_out_note()}</p>}
      {image && <OwnPages />}
      <Button full icon="sign-out" busy={pending} onClick={leave}>
        {pending ? m.auth_signing_out() : m.auth_sign_out()}
      </Button>
    </div>
  );
}
