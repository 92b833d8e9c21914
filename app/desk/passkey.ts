import { callApi } from "#app/calls/call-api.ts";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { CallError } from "#app/calls/call-error.ts";
import { keys, writeStored } from "#app/calls/stored-values.ts";
import { m } from "#app/paraglide/messages.js";
import type { PasskeyOffer } from "#contract/wire/desk-admins.ts";

/** Passkeys at the desk, by the browser's own JSON forms of WebAuthn. */

/** What the device answered; the same answer may be sent again with a code. */
export type PasskeyAnswer = { challenge: string; credential: unknown };

/** Whether this browser spells keys as JSON. What takes them at all is `takesPasskeys`. */
export const spellsPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function";

const isGivenUp = (error: unknown) =>
  error instanceof DOMException && /NotAllowed|Abort|Timeout/.test(error.name);

/** The device's answer, null where its owner closed the question. @throws CallError: it has a key here already */
async function ask(
  offer: PasskeyOffer,
  put: (options: PasskeyOffer["options"]) => Promise<Credential | null>,
): Promise<PasskeyAnswer | null> {
  try {
    const answer = (await put(offer.options)) as PublicKeyCredential | null;
    return answer && { challenge: offer.challenge, credential: answer.toJSON() };
  } catch (error) {
    if (isGivenUp(error)) return null;
    if (error instanceof DOMException && error.name === "InvalidStateError")
      throw new CallError("refused", m.passkey_known());
    throw error;
  }
}

/** Asks the device for a key of whoever sits there; null where they closed the question. @throws CallError */
export async function askForPasskey(): Promise<PasskeyAnswer | null> {
  const offer = await callApi<PasskeyOffer>("POST", "/api/desk/passkey/options");
  return ask(offer, (options) =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as unknown as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );
}

/**
 * Signs in by the device's answer. @returns the administrator's address, or null: the code of a second factor is due
 * @throws CallError
 */
export async function signInByPasskey(answer: PasskeyAnswer, code: string): Promise<string | null> {
  try {
    const { message } = await callApi<{ message: string }>("POST", "/api/desk/passkey", {
      ...answer,
      ...(code && { code }),
    });
    writeStored(keys.admin, message);
    return message;
  } catch (error) {
    if (error instanceof CallError && error.code === "second_factor_needed" && !code) return null;
    throw error;
  }
}

/** Makes a new key on this device and keeps it. @returns whether one was made. @throws CallError */
export async function addPasskey(password: string, name: string): Promise<boolean> {
  const offer = await callAsAdmin<PasskeyOffer>("POST", "/api/desk/me/passkeys/options", {
    password,
  });
  const answer = await ask(offer, (options) =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as unknown as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  );
  if (!answer) return false;
  await callAsAdmin("POST", "/api/desk/me/passkeys", { ...answer, name });
  return true;
}
