import { useEffect } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";

const beatEvery = 25_000;

/** While the desk is in view, visitors of the chat are told that somebody is there. */
export function usePresence(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const tell = (here: boolean) =>
      callAsAdmin("POST", "/api/desk/presence", { here }).catch(() => {});
    const beat = () => {
      if (document.visibilityState === "visible") void tell(true);
    };
    const leave = () => {
      navigator.sendBeacon?.(
        "/api/desk/presence",
        new Blob([JSON.stringify({ here: false })], { type: "application/json" }),
      );
    };
    beat();
    const timer = setInterval(beat, beatEvery);
    document.addEventListener("visibilitychange", beat);
    window.addEventListener("pagehide", leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", beat);
      window.removeEventListener("pagehide", leave);
      void tell(false);
    };
  }, [active]);
}
