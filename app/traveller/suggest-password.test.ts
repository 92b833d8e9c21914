import { expect, test } from "vitest";
import { passwordRules, signupFieldErrors } from "#contract/wire/accounts.ts";
import { passwordRulesText, suggestPassword } from "./suggest-password.ts";

test("whatever is suggested is taken, and no two are alike", () => {
  const made = Array.from({ length: 200 }, suggestPassword);
  for (const password of made) {
    expect(password).toHaveLength(16);
    expect(signupFieldErrors({ password }).password).toBeUndefined();
    for (const { holds } of passwordRules) expect(holds(password)).toBe(true);
  }
  expect(new Set(made).size).toBe(made.length);
});

test("password managers are told the same rules", () => {
  expect(passwordRulesText).toContain("required: [!@#$%^&*]");
  expect(passwordRulesText).toContain("minlength: 8");
});

test.each(["Ranchi!2026", "short1!A", "longbutnothingelse", "NODIGIT!x", ""])(
  "%o is taken when every rule is ticked off, and not else",
  (password) => {
    const ticked = passwordRules.every(({ holds }) => holds(password));
    expect(signupFieldErrors({ password }).password === undefined).toBe(ticked);
  },
);
