import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls } from "#tests/components/answer-calls.ts";
import { storeSession } from "#tests/components/stored-session.ts";
import { onAuthEvent, openAuth } from "./auth.ts";
import { keys } from "./stored-values.ts";

beforeEach(() => {
  answerCalls(() => ({}));
});

test("the portrait goes with the session, however that ends", async () => {
  storeSession();
  const auth = await openAuth();
  expect((await auth.getSession()).data.session?.user.email).toBe("asha@example.org");
  expect(localStorage.getItem(keys.image)).toBe("portrait");
  const heard = vi.fn();
  const leave = onAuthEvent(heard);
  await auth.signOut({ scope: "local" });
  expect(heard).toHaveBeenCalledWith("SIGNED_OUT", null);
  expect(localStorage.getItem(keys.session)).toBeNull();
  expect(localStorage.getItem(keys.image)).toBeNull();
  leave();
});

test("a session of this tab alone keeps its portrait when another tab signs out", async () => {
  storeSession();
  const auth = await openAuth();
  await auth.getSession();
  sessionStorage.setItem(keys.image, "portrait");
  sessionStorage.setItem(keys.session, localStorage.getItem(keys.session) ?? "");
  localStorage.removeItem(keys.session);
  const told = new BroadcastChannel(keys.session);
  const heard = new Promise((resolve) => onAuthEvent((event) => resolve(event)));
  told.postMessage({ event: "SIGNED_OUT", session: null });
  expect(await heard).toBe("SIGNED_OUT");
  expect(sessionStorage.getItem(keys.image)).toBe("portrait");
  told.close();
});
