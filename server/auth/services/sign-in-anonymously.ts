import { type AuthContext, type Client, transact } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { issueSession, type WireSession } from "../sessions/issue-session.ts";
import { insertUser } from "../store/users-store.ts";

/** A person without an address, to be given one later. @throws AuthError */
export async function signInAnonymously(
  auth: AuthContext,
  data: Record<string, unknown> | undefined,
  client: Client,
): Promise<WireSession> {
  if (auth.settings.disableSignup)
    throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  if (!auth.settings.anonymous)
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  return transact<WireSession>(auth, async (db) => {
    const now = auth.clock();
    const user = await insertUser(db, {
      isAnonymous: true,
      userMetadata: data ?? {},
      createdAt: now,
      updatedAt: now,
    });
    if (!user) throw new Error("the anonymous user was not written");
    return issueSession(auth, db, user, client, { method: "anonymous" });
  });
}
