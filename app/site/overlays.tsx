import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { setSecondFactorAsker } from "#app/calls/second-factor-asker.ts";
import { useChatCorner } from "#app/chat/use-chat-corner.ts";
import { usePanels } from "#app/panels/panels.tsx";
import { AuthWatch } from "#app/traveller/auth-watch.tsx";
import { ResumeTrip } from "#app/trips/resume-trip.tsx";
import { Toasts } from "#app/ui/toast.tsx";
import { useChrome } from "./chrome-data.ts";
import { onFirstInput } from "./first-input.ts";
import { WarmLinks } from "./warm-links.tsx";

const loadPanels = () => import("./nav-panels.tsx");
const NavPanels = lazy(async () => ({ default: (await loadPanels()).NavPanels }));
const LoginPopup = lazy(async () => ({
  default: (await import("#app/traveller/login-popup.tsx")).LoginPopup,
}));

const SecondFactorPopup = lazy(async () => ({
  default: (await import("#app/traveller/second-factor-popup.tsx")).SecondFactorPopup,
}));

/** Opens when a call wants the second step, and tells it what came of that. */
function SecondFactorGate() {
  const [tell, setTell] = useState<((passed: boolean) => void) | null>(null);
  useEffect(() => setSecondFactorAsker(() => new Promise((resolve) => setTell(() => resolve))), []);
  if (!tell) return null;
  const finish = (passed: boolean) => {
    setTell(null);
    tell(passed);
  };
  return (
    <Suspense fallback={null}>
      <SecondFactorPopup onDone={finish} />
    </Suspense>
  );
}

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
  const [atRest, setAtRest] = useState(false);
  // At the desk chats are answered, not begun: the corner would lie over its lists.
  const isDesk = useLocation().pathname === "/AdminPanel";
  const { Corner, wishes } = useChatCorner(chat, atRest);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), 2500);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => onFirstInput(() => loadPanels().catch(() => {})), []);
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
      {Corner && (!isDesk || wishes > 0) && <Corner chat={chat} wishes={wishes} />}
      <Toasts />
      <SecondFactorGate />
      <WarmLinks />
      <AuthWatch />
      <ResumeTrip />
    </>
  );
}
