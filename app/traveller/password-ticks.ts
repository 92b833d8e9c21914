import { m } from "#app/paraglide/messages.js";
import { isSignupName, passwordRules } from "#contract/wire/accounts.ts";

const words = {
  length: m.auth_rule_length,
  upper: m.auth_rule_upper,
  lower: m.auth_rule_lower,
  digit: m.auth_rule_digit,
  sign: m.auth_rule_sign,
};

/** What a password needs, and what of it is there: for `Rules`. */
export const tickOff = (password: string) =>
  passwordRules.map(({ name, holds }) => ({ text: words[name](), holds: holds(password) }));

export const nameRule = (name: string) => ({
  text: m.auth_rule_name(),
  holds: isSignupName(name),
});

export const sameRule = ({ password, Pass }: { password: string; Pass: string }) => ({
  text: m.auth_rule_same(),
  holds: Pass !== "" && Pass === password,
});
