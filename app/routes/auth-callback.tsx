import { useEffect, useRef } from "react";
import { type MetaFunction, useNavigate } from "react-router";
import { findAddressFault, findSessionPlace, openAuth } from "#app/calls/auth.ts";
import { findProfileImage } from "#app/calls/profile-image.ts";
import { keys, writeStored } from "#app/calls/stored-values.ts";
import { m } from "#app/paraglide/messages.js";
import { describePage } from "#app/site/page-meta.ts";
import { AccountPage } from "#app/traveller/account-page.tsx";
import { clearAddress, readAuthAddress } from "#app/traveller/auth-address.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.tsx";

export const meta: MetaFunction = ({ matches }) => [
  ...describePage(matches, {
    title: m.auth_callback_title(),
    description: m.auth_callback_lede(),
    path: "/auth/callback",
    hidden: true,
  }),
  // The address may hold a session: it is told to no other site.
  { name: "referrer", content: "no-referrer" },
];

/** Takes the session that a social sign-in brought; returns why not, or null. */
async function takeSession(): Promise<string | null> {
  const link = readAuthAddress();
  const awaited = link !== null || new URLSearchParams(window.location.search).has("code");
  // Our own words: anybody can write an address.
  if (link?.kind === "error") return m.auth_provider_denied();
  try {
    const auth = await openAuth();
    const fault = findAddressFault() ?? (await auth.initialize()).error?.message;
    if (fault) return fault;
    const { data } = await auth.getSession();
    if (!data.session) return awaited ? m.auth_link_failed() : null;
    writeStored(keys.image, await findProfileImage(data.session), findSessionPlace());
    return null;
  } catch {
    return m.auth_sign_in_failed();
  }
}

/** /auth/callback: stores the session and the profile image, then goes to / (section 2). */
export default function AuthCallbackPage() {
  const navigate = useNavigate();
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    void takeSession().then((fault) => {
      clearAddress();
      if (fault) void showToast(fault, "error");
      void navigate("/", { replace: true });
    });
  }, [navigate]);
  return (
    <AccountPage hour="dawn" title={m.auth_callback_title()}>
      <Spinner label={m.auth_redirecting()} />
      <noscript>
        <p>{m.auth_needs_script()}</p>
      </noscript>
    </AccountPage>
  );
}
