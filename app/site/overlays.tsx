import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useChatCorner } from "#app/chat/use-chat-corner.ts";
import { usePanels } from "#app/panels/panels.tsx";
import { AuthWatch } from "#app/traveller/auth-watch.tsx";
import { ResumeTrip } from "#app/trips/resume-trip.tsx";
import { lateOverlay } from "#app/ui/late-part.tsx";
import { Toasts } from "#app/ui/toast.tsx";
import { useChrome } from "./chrome-data.ts";
import { onFirstInput } from "./first-input.ts";
import { useAtRest } from "./use-at-rest.ts";

const NavPanels = lateOverlay(async () => (await import("./nav-panels.tsx")).NavPanels);
const LoginPopup = lateOverlay(
  async () => (await import("#app/traveller/login-popup.tsx")).LoginPopup,
);

/**
 * Once asked for it stays, so that closing can be seen and what was written in it is kept; until it is lost.
 */
function useEverAsked(now: boolean) {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return { isAsked: ever || now, lose: () => setEver(false) };
}

/** Everything that opens over a page, fetched when first asked for. */
export function Overlays() {
  const { login, panel, dismiss } = usePanels();
  const signIn = useEverAsked(login !== null);
  const panels = useEverAsked(panel !== null);
  const lose = (lost: typeof signIn) => {
    lost.lose();
    dismiss();
  };
  const AtRest = useAtRest();
  const { chat } = useChrome();
  const [atRest, setAtRest] = useState(false);
  // At the desk chats are answered, not begun: the corner would lie over its lists.
  const isDesk = useLocation().pathname === "/AdminPanel";
  const { Corner, calls } = useChatCorner(chat, atRest);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), 2500);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => onFirstInput(NavPanels.warm), []);
  return (
    <>
      {panels.isAsked && <NavPanels onLost={() => lose(panels)} isMenu />}
      {signIn.isAsked && <LoginPopup onLost={() => lose(signIn)} />}
      {Corner && (!isDesk || calls > 0) && <Corner chat={chat} calls={calls} />}
      <Toasts />
      {AtRest && <AtRest />}
      <AuthWatch />
      <ResumeTrip />
    </>
  );
}
