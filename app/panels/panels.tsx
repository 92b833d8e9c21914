import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from "react";
import { useLocation } from "react-router";
import {
  closedPanels,
  type LoginMode,
  type PanelName,
  type PanelsState,
  reducePanels,
} from "./panels-state.ts";

/** Section 9: the mobile layout applies at a width of 768 px or less. */
export const mobileQuery = "(max-width: 768px)";
const isMobile = () => window.matchMedia(mobileQuery).matches;

type Panels = PanelsState & {
  /** Opens one of the navbar's panels; whatever else is open closes, the login popup too. */
  openPanel(panel: PanelName): void;
  togglePanel(panel: PanelName): void;
  /** The panel's own close button: on a small screen a sub-panel goes back to the Menu. */
  closePanel(): void;
  /** Closes everything: a click outside, a chosen link. */
  dismiss(): void;
  /** Opens the login popup, and closes the panels. */
  openLogin(mode?: LoginMode): void;
  closeLogin(): void;
};

const PanelsContext = createContext<Panels | null>(null);

export function PanelsProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(reducePanels, closedPanels);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Another page closes what was open; the first may open something itself (a mail's link).
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    dispatch({ type: "dismiss" });
  }, [pathname]);
  const panels = useMemo<Panels>(
    () => ({
      ...state,
      openPanel: (panel) => dispatch({ type: "open", panel, mobile: isMobile() }),
      togglePanel: (panel) => dispatch({ type: "toggle", panel, mobile: isMobile() }),
      closePanel: () => dispatch({ type: "close" }),
      dismiss: () => dispatch({ type: "dismiss" }),
      openLogin: (mode = "sign-in") => dispatch({ type: "open-login", mode }),
      closeLogin: () => dispatch({ type: "close-login" }),
    }),
    [state],
  );
  return <PanelsContext value={panels}>{children}</PanelsContext>;
}

/** `{ panel, login, openPanel("trip"), openLogin("sign-up"), dismiss() … }` */
export function usePanels(): Panels {
  const panels = useContext(PanelsContext);
  if (!panels) throw new Error("usePanels is called outside the shared layout");
  return panels;
}
