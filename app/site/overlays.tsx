import { lazy, Suspense, useEffect, useState } from "react";
import { AuthWatch } from "#app/accounts/auth-watch.tsx";
import { ResumeTrip } from "#app/trips/resume-trip.tsx";
import { Toasts } from "#app/ui/toast.tsx";
import { loadChat } from "./chat.ts";
import { useChrome } from "./chrome-data.ts";
import { usePanels } from "./panels.tsx";

const loadPanels = () => import("./nav-panels.tsx");
const NavPanels = lazy(async () => ({ default: (await loadPanels()).NavPanels }));
const LoginPopup = lazy(async () => ({
  default: (await import("#app/accounts/login-popup.tsx")).LoginPopup,
}));

/** Once asked for it stays, so that closing can be seen and what was written in it is kept. */
function useEverTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}

/** Everything that opens over a page, fetched when first asked for. */
export function Overlays() {
  const { login, panel } = usePanels();
  const loginWanted = useEverTrue(login !== null);
  const panelWanted = useEverTrue(panel !== null);
  const { chat } = useChrome();
  useEffect(() => {
    const timer = setTimeout(() => {
      loadPanels().catch(() => {});
      loadChat(chat);
    }, 2500);
    return () => clearTimeout(timer);
  }, [chat]);
  return (
    <>
      {panelWanted && (
        <Suspense fallback={null}>
          <NavPanels />
        </Suspense>
      )}
      {loginWanted && (
        <Suspense fallback={null}>
          <LoginPopup />
        </Suspense>
      )}
      <Toasts />
      <AuthWatch />
      <ResumeTrip />
    </>
  );
}
