import { openAuth } from "./auth.ts";
import { askSecondFactor } from "./second-factor-asker.ts";

/** The server's word for it, in its own calls and in the auth service's. */
const due = "insufficient_aal";

/**
 * Makes a call, and where the server wants the second step first, asks for it and makes the call
 * again: `call` reads the session's token each time. The wish is a CallError, or stands in the answer,
 * where `codeOf` finds it.
 */
export async function withSecondFactor<T>(
  call: () => Promise<T>,
  codeOf?: (answer: T) => string | undefined,
): Promise<T> {
  try {
    const answer = await call();
    if (codeOf?.(answer) !== due || !(await askSecondFactor())) return answer;
  } catch (error) {
    // Told by its code alone: the class would join the script that every page loads first.
    if ((error as { code?: unknown }).code !== due || !(await askSecondFactor())) throw error;
  }
  return call();
}

/** After a sign-in: the code at once, where the account has a second step. Never throws. */
export async function finishSignIn(): Promise<void> {
  try {
    const { data } = await (await openAuth()).mfa.getAuthenticatorAssuranceLevel();
    if (data?.currentLevel === "aal1" && data.nextLevel === "aal2") await askSecondFactor();
  } catch {
    // The first call that needs it asks again.
  }
}
