import { useState } from "react";
import { Link } from "react-router";
import { findStoredUser } from "#app/calls/auth.ts";
import { keys, useStored } from "#app/calls/stored-values.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Portrait } from "./portrait.tsx";
import { signOut } from "./sign-out.ts";
import styles from "./sign-out-view.module.css";

/**
 * What the login popup shows while an image is stored: section 2 knows one button, Sign Out; the ways
 * to the traveller's own pages stand beside it as links. The body of /Signout too.
 */
export function SignOutView() {
  const image = useStored(keys.image);
  const [pending, setPending] = useState(false);
  const user = findStoredUser();
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
      {image && (
        <nav className={styles.own} aria-label={m.account_nav()}>
          <Link to="/my-trips">{m.mytrips_title()}</Link>
          <Link to="/account">{m.account_title()}</Link>
        </nav>
      )}
      <Button full icon="sign-out" busy={pending} onClick={leave}>
        {pending ? m.auth_signing_out() : m.auth_sign_out()}
      </Button>
    </div>
  );
}
