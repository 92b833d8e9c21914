import { findBegunSignUp } from "./begun-sign-up.ts";

/** What the link of a mail carries in its fragment. */
export type AddressSession = {
  access_token: string;
  refresh_token: string;
  /** recovery, magiclink, invite, email_change … */
  type: string | null;
};

/** Seconds after which a session from an address is suspect: section 9. */
const staleAfter = 120;

/**
 * Reads the session of a fragment such as `#access_token=…&refresh_token=…&type=recovery`.
 * @returns null when there is none, or when it ends a sign-up that was not begun in this browser:
 * that link asks for the sign-in.
 * @throws Error 'No session defined in URL' when only a part of one is there
 */
export function readAddressSession(hash: string, now: number): AddressSession | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  const access_token = fragment.get("access_token");
  const type = fragment.get("type");
  if (!access_token || (type === "signup" && !findBegunSignUp(access_token))) return null;
  const refresh_token = fragment.get("refresh_token");
  const lifetime = Number(fragment.get("expires_in"));
  if (!refresh_token || !lifetime || !fragment.get("token_type"))
    throw new Error("No session defined in URL");
  const issued = (Number(fragment.get("expires_at")) || now + lifetime) - lifetime;
  if (now - issued >= staleAfter)
    // biome-ignore lint/suspicious/noConsole: section 9 asks for this warning.
    console.warn("The session in the address was issued over 120 s ago: the link may be stale.");
  return { access_token, refresh_token, type };
}

/**
 * Takes the session out of the address bar and the history in the same move. The auth client would
 * do so by a navigation, which leaves the tokens one step back and has the page loaded twice.
 */
export function takeAddressSession(): AddressSession | null {
  const { hash, pathname, search } = window.location;
  if (!hash.includes("access_token=")) return null;
  const found = readAddressSession(hash, Date.now() / 1000);
  if (found) window.history.replaceState(window.history.state, "", pathname + search);
  return found;
}
