import { AuthError, invalid } from "../auth-error.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Argon2 takes more, but the client library and its peers stop at bcrypt's bound. */
const maxBytes = 72;

/** For people, at our own forms; the client's own sentence stands in `findWeakness`. */
export const commonPassword =
  "This password is one of the most used, and among the first to be tried. Please choose another one.";

export type Weakness = { message: string; reasons: ("length" | "pwned")[] };

/** Why a password is weak; its reasons are those that the official client knows. Null: it is not. */
export async function findWeakness(password: string, minimum: number): Promise<Weakness | null> {
  const faults: [Weakness["reasons"][number], string][] = [];
  if ([...password].length < minimum)
    faults.push(["length", `Password should be at least ${minimum} characters.`]);
  // Nothing is looked up of what is no password by its length.
  if (password.length <= maxBytes && (await isCommonPassword(password)))
    faults.push([
      "pwned",
      "Password is known to be weak and easy to guess, please choose a different one.",
    ]);
  if (faults.length === 0) return null;
  return {
    message: faults.map(([, text]) => text).join(" "),
    reasons: faults.map(([reason]) => reason),
  };
}

/** @throws AuthError validation_failed or weak_password */
export async function checkPassword(password: string, minimum: number): Promise<void> {
  if (Buffer.byteLength(password) > maxBytes)
    throw invalid(`Password cannot be longer than ${maxBytes} characters`);
  const weakness = await findWeakness(password, minimum);
  if (weakness)
    throw new AuthError(422, "weak_password", weakness.message, { weak_password: weakness });
}
