import { openAuth } from "#app/calls/auth.ts";
import { clearStored, keys } from "#app/calls/stored-values.ts";
import { dropFormDrafts } from "#app/forms/form-drafts.ts";
import { m } from "#app/paraglide/messages.js";
import { showToast, toastTimes } from "#app/ui/toast.tsx";

/** Milliseconds until the page is loaded again, section 9. */
const reloadAfterSignOut = 2000;

/** Ends the session of this browser, says so, and loads the page again. Resolves to false on failure. */
export async function signOut(): Promise<boolean> {
  try {
    const auth = await openAuth();
    const { error } = await auth.signOut({ scope: "local" });
    if (error) {
      void showToast(error.message, "error", toastTimes.signOut);
      return false;
    }
  } catch {
    void showToast(m.toast_offline(), "error", toastTimes.signOut);
    return false;
  }
  clearStored(keys.image);
  dropFormDrafts();
  void showToast(m.auth_signed_out(), "success", toastTimes.signOut);
  setTimeout(() => window.location.reload(), reloadAfterSignOut);
  return true;
}
