import type { AuthChangeEvent, Session } from "@supabase/auth-js";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { findSessionPlace, onAuthEvent, openAuth } from "#app/calls/auth.ts";
import { type BegunSignUp, dropBegunSignUp } from "#app/calls/begun-sign-up.ts";
import { findProfileImage } from "#app/calls/profile-image.ts";
import { keys, readStored, watchStored, writeStored } from "#app/calls/stored-values.ts";
import { usePanels } from "#app/panels/panels.tsx";
import { m } from "#app/paraglide/messages.js";
import { resumeAfterSignIn } from "#app/trips/resume-trip.tsx";
import { ownAddress } from "#app/ui/language.ts";
import { showToast } from "#app/ui/toast.tsx";
import { whenIdle } from "#app/ui/when-idle.ts";
import { clearAddress, readAuthAddress } from "./auth-address.ts";

/** Pages that tell themselves what became of their link. */
const ownPages = ["/Password", "/auth/callback"].map(ownAddress);

/**
 * Lets the auth service's events reach the page: keeps a stored session fresh, hears other tabs,
 * and takes what a mail link brings (section 4). Draws nothing; the client loads only when needed.
 */
export function AuthWatch() {
  const navigate = useNavigate();
  const { openLogin, openPanel } = usePanels();

  useEffect(() => {
    const link = readAuthAddress();
    const begun = link?.kind === "session" ? link.begun : undefined;
    let signedInByLink =
      link?.kind === "session" &&
      link.type !== "recovery" &&
      !ownPages.includes(window.location.pathname);

    /** To what the sign-up interrupted: its page, and the panel that was open on it. */
    function goBack({ path, panel }: BegunSignUp) {
      dropBegunSignUp();
      const { pathname, search } = window.location;
      if (path === pathname + search) {
        if (panel) openPanel(panel);
        return;
      }
      if (panel) resumeAfterSignIn();
      window.location.replace(path);
    }
    async function hear(event: AuthChangeEvent, session: Session | null) {
      if (event === "PASSWORD_RECOVERY" && window.location.pathname !== ownAddress("/Password"))
        void navigate("/Password");
      if (event === "SIGNED_IN" && session && signedInByLink) {
        signedInByLink = false;
        writeStored(keys.image, await findProfileImage(session), findSessionPlace());
        void showToast(m.auth_logged_in());
        if (begun) goBack(begun);
      }
    }
    const stopHearing = onAuthEvent((event, session) => void hear(event, session));

    if (link?.kind === "confirmed") {
      clearAddress();
      void showToast(m.auth_confirmed());
      openLogin("sign-in");
    } else if (link?.kind === "error" && !ownPages.includes(window.location.pathname)) {
      clearAddress();
      // Our own words: anybody can write an address.
      const spent = link.code === "otp_expired";
      void showToast(spent ? m.auth_link_spent() : m.auth_link_failed(), "error");
      openLogin("sign-in");
    }

    const open = () => void openAuth().catch(() => {});
    let stopWaiting = () => {};
    if (link?.kind === "session") open();
    else if (readStored(keys.session)) stopWaiting = whenIdle(open, 4000);
    // Signed in elsewhere: from now on this tab listens too.
    const stopWatching = watchStored(() => {
      if (readStored(keys.session)) open();
    });
    return () => {
      stopHearing();
      stopWatching();
      stopWaiting();
    };
    // Once: an address is read once a page load.
  }, []);

  return null;
}
