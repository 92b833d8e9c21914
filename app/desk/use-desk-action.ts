import { useAction } from "#app/calls/use-action.ts";
import { m } from "#app/paraglide/messages.js";
import { showToast, toastTimes } from "#app/ui/toast.tsx";

const options = { toast: toastTimes.admin, otherwise: m.admin_failed };

/** One change of the desk at a time; what went wrong stays to be read as long as section 9 says. */
export const useDeskAction = () => useAction(options);

/** Says what was done. */
export function say(text: string): void {
  void showToast(text, "success", toastTimes.admin);
}
