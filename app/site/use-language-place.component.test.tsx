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

test("who is not signed in, or has not chosen, changes no account", async () => {
  const calls = answerCalls(() => ({}));
  keepPlace("en", nothingOpen);
  const screen = await arrive();
  await screen.unmount();
  storeSession();
  await arrive();
  expect(calls.filter(({ method }) => method === "PUT")).toEqual([]);
});

test("the page that is being left takes nothing of what is meant for the next", async () => {
  storeSession();
  const calls = answerCalls(() => ({}));
  keepPlace("hi", nothingOpen);
  await arrive();
  expect(calls.filter(({ method }) => method === "PUT")).toEqual([]);
  expect(sessionStorage.getItem(placeKey)).toMatch('"to":"hi"');
});
