import { afterEach, expect, test, vi } from "vitest";
import { readAddressSession } from "./address-session.ts";

const now = 1_800_000_000;
const fragment = (changes: Record<string, string | undefined> = {}) => {
  const whole: Record<string, string | undefined> = {
    access_token: "a.b.c",
    refresh_token: "r",
    expires_in: "3600",
    expires_at: String(now + 3600),
    token_type: "bearer",
    type: "recovery",
    ...changes,
  };
  const kept = Object.entries(whole).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return `#${new URLSearchParams(kept)}`;
};

afterEach(() => vi.restoreAllMocks());

test("the session of a link is read", () => {
  expect(readAddressSession(fragment(), now)).toEqual({
    access_token: "a.b.c",
    refresh_token: "r",
    type: "recovery",
  });
});

test.each(["", "#", "#map", fragment({ type: "signup" }), "#error=access_denied"])(
  "%o holds none",
  (hash) => expect(readAddressSession(hash, now)).toBeNull(),
);

test.each(["refresh_token", "expires_in", "token_type"])("without %s it is no session", (name) => {
  expect(() => readAddressSession(fragment({ [name]: undefined }), now)).toThrow(
    "No session defined in URL",
  );
});

test.each([
  [119, 0],
  [120, 1],
])("after %i s it is warned %i times", (seconds, times) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  readAddressSession(fragment(), now + seconds);
  expect(warn).toHaveBeenCalledTimes(times);
});
