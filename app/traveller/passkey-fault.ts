import type { AuthFault } from "#app/calls/auth-fault.ts";
import { m } from "#app/paraglide/messages.js";

/** What the client says of a key that the person, or the browser, did not give. */
const givenUp = /ABORTED|CEREMONY|NotAllowed|Timeout/i;

/**
 * Why a passkey did not do, in a sentence; "" where the person simply closed the browser's question.
 */
export function sayPasskeyFault({ name = "", code = "", message }: AuthFault): string {
  if (code === "webauthn_challenge_expired") return m.passkey_expired();
  if (code === "webauthn_verification_failed") return m.passkey_unknown();
  if (code === "webauthn_credential_exists" || /PREVIOUSLY_REGISTERED/.test(code))
    return m.passkey_known();
  if (code === "too_many_passkeys") return m.passkey_many();
  if (givenUp.test(`${code} ${name} ${message}`)) return "";
  return message || m.account_failed();
}
