import { type AuthContext, transact } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { type AuthRequest, clientOf } from "../http/auth-env.ts";
import { lacksSecondFactor, requireSession } from "../http/bearer.ts";
import { isUuid } from "../http/read-input.ts";
import { queueNotice } from "../mail/auth-mails.ts";
import { writeAudit } from "../store/audit-store.ts";
import { downgradeSessionsOf } from "../store/sessions-store.ts";
import { factorGone } from "./challenge.ts";
import { deleteFactor, lockFactor } from "./factors-store.ts";

/** DELETE /factors/{id}: a verified one needs aal2; its sessions fall to the first step. */
export const handleUnenroll = (auth: AuthContext) => async (context: AuthRequest) => {
  const who = await requireSession(auth, context.req.raw);
  const { user } = who;
  const id = context.req.param("id") ?? "";
  if (!isUuid(id)) throw factorGone();
  await transact(auth, async (db) => {
    const factor = await lockFactor(db, user.id, id);
    if (!factor) return factorGone();
    if (lacksSecondFactor(who))
      return new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
    await deleteFactor(db, id);
    await downgradeSessionsOf(db, user.id, id, auth.clock());
    if (factor.status === "verified") await queueNotice(db, user.email, "factor_removed");
    await writeAudit(db, {
      action: "auth.factor_removed",
      userId: user.id,
      client: clientOf(context),
      details: { type: factor.factorType },
    });
    return undefined;
  });
  return context.json({ id });
};
