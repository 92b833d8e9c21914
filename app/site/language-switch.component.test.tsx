import { afterEach, expect, test } from "vitest";
import { renderPage } from "#tests/components/render-page.tsx";
import { placeKey } from "./language-place.ts";
import { LanguageSwitch } from "./language-switch.tsx";

const before = window.location.href;
const stay = (event: Event) => event.preventDefault();
afterEach(() => {
  sessionStorage.removeItem(placeKey);
  document.removeEventListener("click", stay);
  window.history.replaceState(null, "", before);
});

test("the switch leads to the page as its address stands now, with what a plan wrote there past the router", async () => {
  const screen = await renderPage(<LanguageSwitch />, "/plan?days=4", { languages: ["en", "hi"] });
  const link = screen.getByRole("link", { name: "हिंदी" });
  await expect.element(link).toHaveAttribute("href", "/hi/plan?days=4");
  window.history.replaceState(null, "", "/plan?p=changed#day-2");
  document.addEventListener("click", stay);
  await link.click();
  await expect.element(link).toHaveAttribute("href", "/hi/plan?p=changed#day-2");
});

test("a page that is opened in another tab leaves nothing of this one's forms in it", async () => {
  const screen = await renderPage(<LanguageSwitch />, "/plan", { languages: ["en", "hi"] });
  document.addEventListener("click", stay);
  const link = screen.getByRole("link", { name: "हिंदी" });
  for (const modifiers of [["Control"], ["Shift"], ["Meta"]] as const) {
    await link.click({ modifiers: [...modifiers] });
    expect(sessionStorage.getItem(placeKey)).toBeNull();
  }
  await link.click();
  expect(sessionStorage.getItem(placeKey)).not.toBeNull();
});
