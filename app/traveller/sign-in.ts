import type { GoTrueClient } from "@supabase/auth-js";
import { findSessionPlace, keepSessionIn, openAuth } from "#app/calls/auth.ts";
import { askApi, readMessage } from "#app/calls/call-api.ts";
import { finishSignIn } from "#app/calls/second-factor.ts";
import { keys, writeStored } from "#app/calls/stored-values.ts";
import { m } from "#app/paraglide/messages.js";
import { showToast } from "#app/ui/toast.tsx";
import { defaultPortrait } from "#contract/wire/portrait.ts";

/** Milliseconds until the page is loaded again, section 9. */
const reloadAfterSignIn = 2500;

/** What follows a sign-in in the popup: the second step where there is one, the word of it, and the page anew. */
export async function goOnSignedIn(closeLogin: () => void): Promise<void> {
  closeLogin();
  await finishSignIn();
  void showToast(m.auth_logged_in());
  setTimeout(() => window.location.reload(), reloadAfterSignIn);
}

type SignInAnswer = { sess: { access_token: string; refresh_token: string }; message: string };

export type SignInOutcome = { ok: true } | { ok: false; text: string; unconfirmed?: boolean };

/**
 * POST /Login, then the session into the auth client and the image under `user.image` (section 7).
 * Every failure is a text of section 8; nothing is thrown.
 */
export async function signIn(input: {
  email: string;
  password: string;
  remember: boolean;
}): Promise<SignInOutcome> {
  try {
    const { email, password } = input;
    const answer = await askApi<SignInAnswer>("POST", "/Login", { email, password });
    const { sess } = answer.body;
    if (!sess) {
      const message = readMessage(answer) || m.auth_unknown_refusal();
      return {
        ok: false,
        text: m.auth_refused({ message }),
        unconfirmed: /not confirmed/i.test(message),
      };
    }
    const auth = await openAuth();
    keepSessionIn(input.remember ? "device" : "tab");
    const fault = await setSession(auth, sess);
    if (fault) return { ok: false, text: m.auth_session_failed({ message: fault }) };
    writeStored(keys.image, readMessage(answer) || defaultPortrait, findSessionPlace());
    return { ok: true };
  } catch {
    return { ok: false, text: m.auth_sign_in_failed() };
  }
}

/** Sets a session in the auth client. @returns the client's words when it takes it not: thrown or told */
async function setSession(auth: GoTrueClient, sess: SignInAnswer["sess"]): Promise<string | null> {
  try {
    return (await auth.setSession(sess)).error?.message ?? null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
