import { getProduct, postProduct, readMessage } from "#app/clients/product-api.ts";
import { clearStored, keys, writeStored } from "#app/clients/stored-values.ts";
import { m } from "#app/paraglide/messages.js";
import { adminTexts, type UserListItem } from "#contract/admin.ts";
import type { TravellerListItem } from "#contract/trips.ts";

/** The admin calls of section 7. The server's cookie decides; the local key only picks the screen. */

/** The text of section 8 when it failed, or null: the local key is set and the desk may be shown. */
export async function signInAdmin(email: string, password: string): Promise<string | null> {
  try {
    const answer = await postProduct<{ message: string }>("/AdminLogin", {
      admin_email: email,
      admin_password: password,
    });
    const message = readMessage(answer);
    if (message === adminTexts.wrongCredentials) return m.admin_wrong();
    if (Object.keys(answer.body).length === 0) return m.admin_denied();
    if (answer.status >= 500 || !message) return m.admin_failed();
    // Too many tries and the like: the server's own sentence says more than ours.
    if (!answer.ok) return message;
    writeStored(keys.admin, message);
    return null;
  } catch {
    return m.admin_failed();
  }
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
