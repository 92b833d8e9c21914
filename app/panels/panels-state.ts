/** The navbar's four panels and the login popup: one thing open at a time (section 2). */

export type PanelName = "destinations" | "about" | "trip" | "menu";
export type LoginMode = "sign-in" | "sign-up";

export type PanelsState = {
  panel: PanelName | null;
  /** Opened from the Menu on a small screen: closing it goes back there. */
  fromMenu: boolean;
  login: LoginMode | null;
};

export type PanelsAction =
  | { type: "open"; panel: PanelName; mobile: boolean }
  | { type: "toggle"; panel: PanelName; mobile: boolean }
  /** The panel's own close button, or Escape. */
  | { type: "close" }
  /** A click outside, a chosen link, a change of page: everything goes. */
  | { type: "dismiss" }
  | { type: "open-login"; mode: LoginMode }
  | { type: "close-login" };

export const closedPanels: PanelsState = { panel: null, fromMenu: false, login: null };

export function reducePanels(state: PanelsState, action: PanelsAction): PanelsState {
  switch (action.type) {
    case "open":
      return {
        panel: action.panel,
        fromMenu: action.mobile && action.panel !== "menu" && state.panel === "menu",
        login: null,
      };
    case "toggle":
      return state.panel === action.panel
        ? closedPanels
        : reducePanels(state, { ...action, type: "open" });
    case "close":
      return state.fromMenu ? { panel: "menu", fromMenu: false, login: null } : closedPanels;
    case "dismiss":
      return closedPanels;
    case "open-login":
      return { panel: null, fromMenu: false, login: action.mode };
    case "close-login":
      return { ...state, login: null };
  }
}
