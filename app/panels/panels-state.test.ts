import { describe, expect, it } from "vitest";
import { closedPanels, type PanelsAction, reducePanels } from "./panels-state.ts";

const after = (...actions: PanelsAction[]) => actions.reduce(reducePanels, closedPanels);

describe("reducePanels", () => {
  it("keeps one panel open at a time", () => {
    const state = after(
      { type: "open", panel: "destinations", mobile: false },
      { type: "open", panel: "about", mobile: false },
    );
    expect(state).toEqual({ panel: "about", fromMenu: false, login: null });
  });

  it("closes the panels when the login popup opens, and the reverse", () => {
    const login = after(
      { type: "open", panel: "menu", mobile: false },
      { type: "open-login", mode: "sign-up" },
    );
    expect(login).toEqual({ panel: null, fromMenu: false, login: "sign-up" });
    expect(reducePanels(login, { type: "open", panel: "trip", mobile: false })).toEqual({
      panel: "trip",
      fromMenu: false,
      login: null,
    });
  });

  it("closes a panel when its button is pressed again", () => {
    const toggle = { type: "toggle", panel: "menu", mobile: false } as const;
    expect(after(toggle).panel).toBe("menu");
    expect(after(toggle, toggle)).toEqual(closedPanels);
  });

  it("goes back to the Menu from a sub-panel on a small screen", () => {
    const menu = { type: "open", panel: "menu", mobile: true } as const;
    const sub = { type: "open", panel: "about", mobile: true } as const;
    expect(after(menu, sub, { type: "close" }).panel).toBe("menu");
    expect(after(menu, sub, { type: "close" }, { type: "close" })).toEqual(closedPanels);
  });

  it("closes a sub-panel for good on a wide screen, or when it was not opened from the Menu", () => {
    expect(
      after(
        { type: "open", panel: "menu", mobile: false },
        { type: "open", panel: "about", mobile: false },
        { type: "close" },
      ),
    ).toEqual(closedPanels);
    expect(after({ type: "open", panel: "trip", mobile: true }, { type: "close" })).toEqual(
      closedPanels,
    );
  });

  it("closes everything on a click outside, from a sub-panel too", () => {
    expect(
      after(
        { type: "open", panel: "menu", mobile: true },
        { type: "open", panel: "destinations", mobile: true },
        { type: "dismiss" },
      ),
    ).toEqual(closedPanels);
  });
});
