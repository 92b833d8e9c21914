import { eq, or } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { auditLog } from "#server/db/schema/foundation.ts";
import { networkOf } from "#server/limits/network.ts";
import type { Client } from "../auth-context.ts";

type Audit = {
  action: string;
  userId?: string | null;
  actor?: "nobody" | "traveller" | "admin" | "service" | "system";
  actorId?: string | null;
  client?: Client | undefined;
  details?: Record<string, unknown>;
};

/** One row of what happened to an account. `details` holds no secret and no address of a person. */
export async function writeAudit(db: Db, audit: Audit): Promise<void> {
  const actor = audit.actor ?? (audit.userId ? "traveller" : "nobody");
  await db.insert(auditLog).values({
    actorKind: actor,
    actorId: audit.actorId ?? (actor === "traveller" ? (audit.userId ?? null) : null),
    action: audit.action,
    subjectKind: audit.userId ? "user" : null,
    subjectId: audit.userId ?? null,
    address: audit.client ? networkOf(audit.client.address) : null,
    details: audit.details ?? {},
  });
}

/** Leaves of what was noted of a person that it happened, when, and the account's bare id. */
export async function forgetAudited(db: Db, userId: string): Promise<void> {
  await db
    .update(auditLog)
    .set({ address: null, details: {} })
    .where(or(eq(auditLog.actorId, userId), eq(auditLog.subjectId, userId)));
}
