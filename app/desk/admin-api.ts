import { getProduct, postProduct, readMessage } from "#app/calls/product-api.ts";
import { clearStored, keys, writeStored } from "#app/calls/stored-values.ts";
import { m } from "#app/paraglide/messages.js";
import { adminTexts, type UserListItem } from "#contract/admin.ts";
import type { DeskSelf } from "#contract/desk-admins.ts";
import type { TravellerListItem } from "#contract/trips.ts";
import { callDesk } from "./desk-client.ts";

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
    const answer = await postProduct<{ message: string; second_factor: boolean }>("/AdminLogin", {
      admin_email: email,
      admin_password: password,
      ...(code && { code }),
    });
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
  const self = await callDesk<DeskSelf>("GET", "/me").catch(() => null);
  if (self) writeStored(keys.admin, self.email);
}

/** The local key goes at once; the server is told, and forgets by itself if it cannot be. */
export function signOutAdmin(): void {
  postProduct("/AdminLogout", {}).catch(() => {});
  clearStored(keys.admin);
}

export type DeskLists = { users: UserListItem[]; trips: TravellerListItem[] };

export type DeskAnswer = { kind: "lists"; lists: DeskLists } | { kind: "signed-out" | "failed" };

/** Both lists; users without a phone in their metadata are left out (section 2). */
export async function loadLists(): Promise<DeskAnswer> {
  try {
    const [users, trips] = await Promise.all([
      getProduct<UserListItem[]>("/UserList"),
      getProduct<TravellerListItem[]>("/Travellerlist"),
    ]);
    if (users.status === 401 || trips.status === 401) {
      clearStored(keys.admin);
      return { kind: "signed-out" };
    }
    if (!Array.isArray(users.body) || !Array.isArray(trips.body)) return { kind: "failed" };
    return {
      kind: "lists",
      lists: {
        users: (users.body as UserListItem[]).filter((user) => user.user_metadata?.phone),
        trips: trips.body as TravellerListItem[],
      },
    };
  } catch {
    return { kind: "failed" };
  }
}

/** The server's message when the user is gone, or null when the call failed. */
export async function deleteUser(user: { id: string; email: string }): Promise<string | null> {
  try {
    const { id, email } = user;
    const answer = await postProduct<{ message: string }>("/DeleteUser", { id, email });
    if (answer.status === 401) clearStored(keys.admin);
    const message = readMessage(answer);
    return answer.ok && message === adminTexts.userDeleted ? message : null;
  } catch {
    return null;
  }
}
