import type { AuthError, GoTrueClient } from "@supabase/auth-js";
import { openAuth } from "#app/calls/auth.ts";
import { dropBegunSignUp } from "#app/calls/begun-sign-up.ts";
import { clearStored, keys } from "#app/calls/stored-values.ts";
import { dropFormDrafts } from "#app/forms/form-drafts.ts";
import { forgetAllKept } from "#app/kept/forget-kept.ts";
import { m } from "#app/paraglide/messages.js";
import { showToast, toastTimes } from "#app/ui/toast.tsx";

/** Milliseconds until the page is loaded again, section 9. */
const reloadAfterSignOut = 2000;

/** What a sign-out asks of the official client. */
export type Service = Pick<GoTrueClient, "getSession" | "signOut"> & {
  admin: Pick<GoTrueClient["admin"], "signOut">;
};

/** The service knows no such session any more: there is nothing left to end. */
const isGone = ({ name, status }: AuthError) =>
  // What the client makes of `session_not_found`, whatever its status was.
  name === "AuthSessionMissingError" || status === 401 || status === 403 || status === 404;

/**
 * Ends the session at the service. The client's own sign-out clears the browser first and asks then:
 * without a network it would look done while the session lives on.
 * @returns the service's words when it did not end
 */
async function endSession(auth: Service): Promise<string | null> {
  const { data, error } = await auth.getSession();
  if (error) return error.message;
  if (!data.session) return null;
  const ended = await auth.admin.signOut(data.session.access_token, "local");
  return ended.error && !isGone(ended.error) ? ended.error.message : null;
}

/**
 * Ends the session of this browser, says so, and loads the page again. Resolves to false on failure,
 * which is said before anything is cleared. `open`: the service's client.
 */
export async function signOut(open: () => Promise<Service> = openAuth): Promise<boolean> {
  try {
    const auth = await open();
    const refusal = await endSession(auth);
    if (refusal) {
      void showToast(refusal, "error", toastTimes.signOut);
      return false;
    }
    await auth.signOut({ scope: "local" });
  } catch {
    void showToast(m.toast_offline(), "error", toastTimes.signOut);
    return false;
  }
  clearStored(keys.image);
  dropFormDrafts();
  dropBegunSignUp();
  // Nothing of it is to be read by who takes the phone next.
  await forgetAllKept();
  void showToast(m.auth_signed_out(), "success", toastTimes.signOut);
  setTimeout(() => window.location.reload(), reloadAfterSignOut);
  return true;
}
