import { useState } from "react";
import type { MetaFunction } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { describePage } from "#app/site/page-meta.ts";
import { AccountPage } from "#app/traveller/account-page.tsx";
import { PasswordForm } from "#app/traveller/password-form.tsx";
import { type LinkState, useLinkSession } from "#app/traveller/use-link-session.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

export const meta: MetaFunction = ({ matches }) => [
  ...describePage(matches, {
    title: m.auth_password_title(),
    description: m.auth_password_lede(),
    path: "/Password",
    hidden: true,
  }),
  // The address may hold a session: it is told to no other site.
  { name: "referrer", content: "no-referrer" },
];

const titles: Record<LinkState, () => string> = {
  checking: m.auth_password_title,
  ready: m.auth_password_title,
  expired: m.auth_link_expired_title,
  none: m.auth_password_no_session_title,
};
const ledes: Record<LinkState, () => string> = {
  checking: m.auth_password_lede,
  ready: m.auth_password_lede,
  expired: m.auth_link_expired,
  none: m.auth_password_no_session,
};

/** /Password: the new password, with the session that the mail's link brought. */
export default function PasswordPage() {
  const [state] = useLinkSession();
  const [done, setDone] = useState(false);
  if (done)
    return (
      <AccountPage
        hour="gold"
        title={m.auth_password_done_title()}
        lede={<p role="status">{m.auth_password_done()}</p>}
      >
        <ButtonLink to="/" full>
          {m.auth_back_home()}
        </ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage
      hour={state === "expired" || state === "none" ? "dusk" : "dawn"}
      title={titles[state]()}
      lede={<p>{ledes[state]()}</p>}
    >
      {state === "ready" ? (
        <PasswordForm onDone={() => setDone(true)} />
      ) : state === "checking" ? (
        <Spinner label={m.auth_password_checking()} />
      ) : (
        <ButtonLink to="/Update" full>
          {m.auth_password_ask()}
        </ButtonLink>
      )}
    </AccountPage>
  );
}
