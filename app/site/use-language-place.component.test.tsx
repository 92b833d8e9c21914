import { expect, test, vi } from "vitest";
import { answerCalls } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { storedUser, storeSession } from "#tests/components/stored-session.ts";
import { keepPlace, placeKey } from "./language-place.ts";
import { useLanguagePlace } from "./use-language-place.tsx";

const Arrival = () => useLanguagePlace();
const arrive = () => renderPage(<Arrival />, "/", { languages: ["en", "hi"] });
const nothingOpen = { panel: null, login: null };

test("who is signed in and comes by the switch is written to in the page's language, once", async () => {
  storeSession();
  const calls = answerCalls(({ path }) => (path.startsWith("/api/") ? {} : storedUser));
  const puts = () => calls.filter(({ method }) => method === "PUT");
  keepPlace("en", nothingOpen);
  const screen = await arrive();
  await vi.waitFor(() => expect(puts()).toHaveLength(1), { timeout: 5000 });
  expect(puts()[0]).toMatchObject({ path: "/api/me/language", body: { language: "en" } });
  expect(puts()[0]?.headers.get("authorization")).toMatch(/^Bearer ./);
  // The page is opened again: nobody has chosen anew.
  await screen.unmount();
  await arrive();
  expect(puts()).toHaveLength(1);
});

test("a page that comes to rest while it is being left takes nothing of what is kept for the next one", async () => {
  const kept = () => sessionStorage.getItem(placeKey);
  keepPlace("hi", { panel: "menu", login: null });
  const screen = await arrive();
  expect(kept()).toContain('"menu"');
  await screen.unmount();
  // The page that it is for.
  keepPlace("en", { panel: "menu", login: null });
  await arrive();
  expect(kept()).toBeNull();
});

test("who is not signed in, or has not chosen, changes no account", async () => {
  const calls = answerCalls(() => ({}));
  keepPlace("en", nothingOpen);
  const screen = await arrive();
  await screen.unmount();
  storeSession();
  await arrive();
  expect(calls.filter(({ method }) => method === "PUT")).toEqual([]);
});
