import { AuthError, invalid } from "../auth-error.ts";

/** Argon2 takes more, but the client library and its peers stop at bcrypt's bound. */
const maxBytes = 72;

/** Reasons why a password is weak, by contract a subset of length, characters, pwned. */
export function findWeakness(password: string, minimum: number) {
  if ([...password].length >= minimum) return null;
  return {
    message: `Password should be at least ${minimum} characters.`,
    reasons: ["length"],
  };
}

/** @throws AuthError validation_failed or weak_password */
export function checkPassword(password: string, minimum: number): void {
  if (Buffer.byteLength(password) > maxBytes)
    throw invalid(`Password cannot be longer than ${maxBytes} characters`);
  const weakness = findWeakness(password, minimum);
  if (weakness)
    throw new AuthError(422, "weak_password", weakness.message, { weak_password: weakness });
}
