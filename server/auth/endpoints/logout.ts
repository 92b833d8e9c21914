import type { AuthContext } from "../auth-context.ts";
import { transact } from "../auth-context.ts";
import { invalid } from "../auth-error.ts";
import { type AuthRequest, clientOf } from "../http/auth-env.ts";
import { requireSignedIn } from "../http/bearer.ts";
import { writeAudit } from "../store/audit-store.ts";
import { deleteSession, deleteSessionsOf } from "../store/sessions-store.ts";

/** POST /logout?scope=global|local|others: 204; access tokens of the ended sessions die at once. */
export const handleLogout = (auth: AuthContext) => async (context: AuthRequest) => {
  const scope = context.req.query("scope") ?? "global";
  if (!["global", "local", "others"].includes(scope))
    throw invalid(`Unsupported logout scope "${scope.slice(0, 40)}"`);
  const { user, session } = await requireSignedIn(auth, context.req.raw);
  await transact(auth, async (db) => {
    if (scope === "global" || !session) await deleteSessionsOf(db, user.id);
    else if (scope === "local") await deleteSession(db, session.id);
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
