import { askApi, readMessage } from "#app/calls/call-api.ts";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { clearStored, keys, writeStored } from "#app/calls/stored-values.ts";
import { dropFormDrafts } from "#app/forms/form-drafts.ts";
import { m } from "#app/paraglide/messages.js";
import { adminTexts } from "#contract/wire/admin.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";

/** The admin calls of section 7. The server's cookie decides; the local key only picks the screen. */

export type AdminSignIn = { text: string; codeNeeded: boolean } | null;

/**
 * Null: the local key is set and the desk may be shown. Otherwise the text of section 8, or, once
 * the password was right and a second factor is set up, the wish for its code.
 */
export async function signInAdmin(
  email: string,
  password: string,
  code: string,
): Promise<AdminSignIn> {
  const refuse = (text: string, codeNeeded = false) => ({ text, codeNeeded });
  try {
    const answer = await askApi<{ message: string; second_factor: boolean }>(
      "POST",
      "/AdminLogin",
      {
        admin_email: email,
        admin_password: password,
        ...(code && { code }),
      },
    );
    const message = readMessage(answer);
    if (message === adminTexts.wrongCredentials) return refuse(m.admin_wrong());
    if (Object.keys(answer.body).length === 0) return refuse(m.admin_denied());
    if (answer.status >= 500 || !message) return refuse(m.admin_failed());
    // Too many tries and the like: the server's own sentence says more than ours.
    if (!answer.ok) return refuse(message, answer.body.second_factor === true);
    writeStored(keys.admin, message);
    return null;
  } catch {
    return refuse(m.admin_failed());
  }
}

/** Sets the local key by the server's cookie, where a plain form has signed in; else does nothing. */
export async function rememberAdmin(): Promise<void> {
  const self = await callAsAdmin<DeskSelf>("GET", "/api/desk/me").catch(() => null);
  if (self) writeStored(keys.admin, self.email);
}

/** The local key goes at once; the server is told, and forgets by itself if it cannot be. */
export function signOutAdmin(): void {
  askApi("POST", "/AdminLogout", {}).catch(() => {});
  clearStored(keys.admin);
  dropFormDrafts();
}
