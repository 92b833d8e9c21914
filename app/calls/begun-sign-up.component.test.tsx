import { expect, test } from "vitest";
import { readAddressSession } from "./address-session.ts";
import { findBegunSignUp, keepBegunSignUp } from "./begun-sign-up.ts";

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll("=", "");
const tokenOf = (email: string) => `${part({ alg: "none" })}.${part({ email })}.x`;
const begun = { email: "Asha@example.org", path: "/blogs", panel: "trip" } as const;
const linkOf = (email: string) =>
  `#access_token=${tokenOf(email)}&refresh_token=r&expires_in=3600&token_type=bearer&type=signup`;

test("the link of a sign-up begun here signs in, and knows where one was", () => {
  keepBegunSignUp(begun);
  expect(findBegunSignUp(tokenOf("asha@example.org"))).toEqual(begun);
  expect(readAddressSession(linkOf("asha@example.org"), 0)).toMatchObject({ type: "signup" });
});

test("begun nowhere, by somebody else or long ago, it signs nobody in", () => {
  expect(readAddressSession(linkOf("asha@example.org"), 0)).toBeNull();
  keepBegunSignUp(begun);
  expect(readAddressSession(linkOf("mallory@example.org"), 0)).toBeNull();
  expect(findBegunSignUp("not a token")).toBeNull();
  const kept = JSON.parse(localStorage.getItem("sign-up.begun") ?? "{}");
  localStorage.setItem("sign-up.begun", JSON.stringify({ ...kept, until: 1 }));
  expect(findBegunSignUp(tokenOf("asha@example.org"))).toBeNull();
});

test("where one was is an address of this site", () => {
  keepBegunSignUp({ ...begun, path: "https://elsewhere.example/" });
  expect(findBegunSignUp(tokenOf("asha@example.org"))?.path).toBe("/");
  keepBegunSignUp({ ...begun, path: "//elsewhere.example/" });
  expect(findBegunSignUp(tokenOf("asha@example.org"))?.path).toBe("/");
});
