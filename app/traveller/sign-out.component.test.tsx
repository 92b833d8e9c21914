import { expect, test, vi } from "vitest";
import { openAuth } from "#app/calls/auth.ts";
import { keys } from "#app/calls/stored-values.ts";
import { answerCalls, refuse } from "#tests/components/answer-calls.ts";
import { storeSession } from "#tests/components/stored-session.ts";
import { type Service, signOut } from "./sign-out.ts";

/** The page itself would be loaded again two seconds later: what is waited for is not done. */
const holdTimers = () => vi.spyOn(window, "setTimeout").mockReturnValue(0 as never);

const session = { access_token: "a.b.c" };
const service = (answer: { error: { message: string; status?: number } | null }) => async () =>
  ({
    getSession: async () => ({ data: { session }, error: null }),
    admin: { signOut: vi.fn(async () => answer) },
    signOut: vi.fn(async () => ({ error: null })),
  }) as unknown as Service;

test("after a sign-out no key says that somebody is signed in", async () => {
  storeSession();
  answerCalls(() => ({}));
  const auth = await openAuth();
  await auth.getSession();
  const timers = holdTimers();
  const done = await signOut();
  timers.mockRestore();
  expect(done).toBe(true);
  expect(localStorage.getItem(keys.session)).toBeNull();
  expect(localStorage.getItem(keys.image)).toBeNull();
});

test("the image goes even when the client says nothing of the end of the session", async () => {
  localStorage.setItem(keys.image, "portrait");
  const timers = holdTimers();
  expect(await signOut(service({ error: null }))).toBe(true);
  timers.mockRestore();
  expect(localStorage.getItem(keys.image)).toBeNull();
});

test("what one person has begun to write is gone for the next: a trip's request and every form's draft", async () => {
  const kept = { until: Date.now() + 3_600_000, value: { values: { name: "Asha Devi" } } };
  for (const key of ["trip.draft", "draft.review", "plan.kept"])
    for (const storage of [localStorage, sessionStorage])
      storage.setItem(key, JSON.stringify(kept));
  const timers = holdTimers();
  expect(await signOut(service({ error: null }))).toBe(true);
  timers.mockRestore();
  for (const storage of [localStorage, sessionStorage]) {
    expect(storage.getItem("trip.draft")).toBeNull();
    expect(storage.getItem("draft.review")).toBeNull();
    // The planner's trips belong to the browser.
    expect(storage.getItem("plan.kept")).not.toBeNull();
    storage.removeItem("plan.kept");
  }
});

test("a sign-out that failed leaves both keys: the person is signed in still", async () => {
  storeSession();
  expect(await signOut(service({ error: { message: "No.", status: 500 } }))).toBe(false);
  expect(localStorage.getItem(keys.image)).toBe("portrait");
  expect(localStorage.getItem(keys.session)).not.toBeNull();
});

test("a session that the service has ended already goes from the browser too", async () => {
  localStorage.setItem(keys.image, "portrait");
  const timers = holdTimers();
  expect(await signOut(service({ error: { message: "Gone.", status: 403 } }))).toBe(true);
  timers.mockRestore();
  expect(localStorage.getItem(keys.image)).toBeNull();
});

test("as the service says it to the official client: a session that is gone can be left", async () => {
  storeSession();
  const message = "Session from session_id claim in JWT does not exist";
  answerCalls(({ path }) =>
    path.startsWith("/auth/v1/logout") ? refuse(403, { code: "session_not_found", message }) : {},
  );
  await (await openAuth()).getSession();
  const timers = holdTimers();
  const done = await signOut();
  timers.mockRestore();
  expect(done).toBe(true);
  expect(localStorage.getItem(keys.session)).toBeNull();
});

test("cut off from the network the official client keeps the session, and its person is told", async () => {
  storeSession();
  answerCalls(() => undefined);
  expect(await signOut()).toBe(false);
  expect(localStorage.getItem(keys.session)).not.toBeNull();
  expect(localStorage.getItem(keys.image)).toBe("portrait");
});
