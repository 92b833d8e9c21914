import { expect, test } from "vitest";
import { findAuthAddress } from "./auth-address.ts";

const site = "https://safarnama.example";

test.each([
  ["/", null],
  ["/#map", null],
  ["/blogs?tab=reviews", null],
  ["/#access_token=a&refresh_token=b&type=signup", { kind: "confirmed" }],
  ["/Password#access_token=a&type=recovery", { kind: "session", type: "recovery" }],
  ["/#access_token=a", { kind: "session", type: null }],
  [
    "/Password#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid",
    { kind: "error", code: "otp_expired", message: "Email link is invalid" },
  ],
  ["/auth/callback?error=access_denied", { kind: "error", code: "access_denied", message: "" }],
])("%s", (path, found) => {
  expect(findAuthAddress(site + path)).toEqual(found);
});
