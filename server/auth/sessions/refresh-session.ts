import { type AuthContext, type Client, transact } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { writeAudit } from "../store/audit-store.ts";
import { deleteSession, lockSession, updateSession } from "../store/sessions-store.ts";
import { findUser } from "../store/users-store.ts";
import { isBanned, presentSession, type WireSession } from "./issue-session.ts";
import { readRefreshToken } from "./refresh-token.ts";

const alreadyUsed = () =>
  new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
const notFound = () =>
  new AuthError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");

/**
 * Section 4: the newest token rotates; its direct parent, or one spent within the reuse interval,
 * is answered with the newest; anything older ends the whole session, also while refusing.
 */
export async function refreshSession(
  auth: AuthContext,
  token: string,
  client: Client,
): Promise<WireSession> {
  const presented = await readRefreshToken(auth.secrets, token);
  if (!presented) throw notFound();
  const { sessionId, counter } = presented;

  return transact<WireSession>(auth, async (db) => {
    const session = await lockSession(db, sessionId);
    if (!session) return notFound();
    const now = auth.clock();
    const user = await findUser(db, session.userId);
    if (!user) return notFound();
    if (isBanned(user, now))
      return new AuthError(400, "user_banned", "Invalid Refresh Token: User Banned");
    if (session.notAfter && session.notAfter <= now) {
      await deleteSession(db, session.id);
      return new AuthError(400, "session_expired", "Invalid Refresh Token: Session Expired");
    }

    const newest = session.refreshCounter;
    if (counter === newest) {
      const reuse = auth.settings.refreshReuseInterval * 1000;
      const spent = session.refreshSpent.filter(([, at]) => at > now.getTime() - reuse);
      spent.push([counter, now.getTime()]);
      const rotated = {
        refreshCounter: newest + 1,
        refreshSpent: spent.slice(-50),
        refreshedAt: now,
        userAgent: client.userAgent?.slice(0, 300) ?? session.userAgent,
        address: client.address,
      };
      await updateSession(db, session.id, rotated, now);
      return presentSession(auth, db, user, { ...session, ...rotated });
    }
    if (counter > newest) return notFound();
    if (counter < session.refreshFloor) {
      // Swapped out by the second factor: the one just before is a late tab, older ones are stolen.
      if (counter === session.refreshFloor - 1) return alreadyUsed();
    } else if (counter === newest - 1 || isRecentlySpent(session.refreshSpent, counter)) {
      return presentSession(auth, db, user, session);
    }
    await deleteSession(db, session.id);
    await writeAudit(db, {
      action: "auth.refresh_token_reused",
      userId: user.id,
      client,
      details: { session: session.id },
    });
    return alreadyUsed();

    function isRecentlySpent(spent: [number, number][], wanted: number) {
      const since = now.getTime() - auth.settings.refreshReuseInterval * 1000;
      return spent.some(([spentCounter, at]) => spentCounter === wanted && at > since);
    }
  });
}
