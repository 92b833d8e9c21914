import type { AuthContext } from "../auth-context.ts";
import { transact } from "../auth-context.ts";
import { AuthError, invalid } from "../auth-error.ts";
import { type AuthRequest, clientOf } from "../http/auth-env.ts";
import { lacksSecondFactor, requireSignedIn } from "../http/bearer.ts";
import { writeAudit } from "../store/audit-store.ts";
import { deleteSession, deleteSessionsOf } from "../store/sessions-store.ts";

/** POST /logout?scope=global|local|others: 204; access tokens of the ended sessions die at once. */
export const handleLogout = (auth: AuthContext) => async (context: AuthRequest) => {
  const scope = context.req.query("scope") ?? "global";
  if (!["global", "local", "others"].includes(scope))
    throw invalid(`Unsupported logout scope "${scope.slice(0, 40)}"`);
  const who = await requireSignedIn(auth, context.req.raw);
  const { user, session } = who;
  const isHalf = lacksSecondFactor(who);
  if (isHalf && scope === "others")
    throw new AuthError(
      403,
      "insufficient_aal",
      "AAL2 session is required to sign out other sessions",
    );
  await transact(auth, async (db) => {
    // Without the second factor a session signs out itself alone, as the client's default asks for all.
    if (isHalf && !session) return;
    if (!session || (scope === "global" && !isHalf)) await deleteSessionsOf(db, user.id);
    else if (scope !== "others") await deleteSession(db, session.id);
    else await deleteSessionsOf(db, user.id, { except: session.id });
    await writeAudit(db, {
      action: "auth.signed_out",
      userId: user.id,
      client: clientOf(context),
      details: { scope },
    });
  });
  return context.body(null, 204);
};
