import { useEffect } from "react";
import { keys, readStored } from "#app/calls/stored-values.ts";
import { usePanels } from "#app/panels/panels.tsx";

const storageKey = "trip.resume";

/** Remembers, in this tab, that the sign-in was asked for by the trip form. */
export function resumeAfterSignIn(): void {
  try {
    window.sessionStorage.setItem(storageKey, "1");
  } catch {
    // The draft waits in the panel all the same.
  }
}

/** Whether the sign-in of this tab was asked for by the trip form. */
export function isTripWaiting(): boolean {
  try {
    return window.sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Opens Plan Your Trip again after the reload of a sign-in that it asked for. Draws nothing. */
export function ResumeTrip() {
  const { openPanel } = usePanels();
  useEffect(() => {
    try {
      if (!isTripWaiting() || !readStored(keys.image)) return;
      window.sessionStorage.removeItem(storageKey);
    } catch {
      return;
    }
    openPanel("trip");
  }, []);
  return null;
}
