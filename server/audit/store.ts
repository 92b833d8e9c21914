import { and, eq, getTableColumns, gte, lt, type SQL, sql } from "drizzle-orm";
import type { AuditItem, AuditPage, AuditQuery } from "#contract/wire/audit.ts";
import { adminName } from "#server/db/admin-name.ts";
import type { Db } from "#server/db/database.ts";
import { behindPlace, cutPage, newestFirst, orderBy, placeText } from "#server/db/keyset.ts";
import { admins, auditLog } from "#server/db/schema/foundation.ts";

export type AuditEntry = Pick<
  typeof auditLog.$inferInsert,
  "actorKind" | "actorId" | "action" | "subjectKind" | "subjectId" | "address" | "details"
>;

/** One line of the audit log; no secrets and no message bodies in `details`. */
export async function insertAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** Midnight of a day where the office is. */
const dayStart = (day: string, plus = 0) =>
  sql`((${day}::date + ${plus}::int)::timestamp at time zone 'Asia/Kolkata')`;
const prefix = (text: string) => `${text.replaceAll(/[\\%_]/g, "\\$&")}%`;

function conditionsOf(query: AuditQuery): SQL | undefined {
  return and(
    query.actor && eq(auditLog.actorKind, query.actor),
    query.admin ? eq(auditLog.actorId, query.admin) : undefined,
    query.action ? sql`${auditLog.action} like ${prefix(query.action.toLowerCase())}` : undefined,
    query.subject
      ? sql`(lower(${auditLog.subjectId}) like ${prefix(query.subject.toLowerCase())} or ${auditLog.subjectKind} = ${query.subject.toLowerCase()})`
      : undefined,
    query.from ? gte(auditLog.at, dayStart(query.from)) : undefined,
    query.to ? lt(auditLog.at, dayStart(query.to, 1)) : undefined,
    behindPlace(order, auditLog.id, query.after),
  );
}

const order = newestFirst(auditLog.at);

/** Newest first. @throws AppError validation_failed for an unreadable place */
export async function listAudit(db: Db, query: AuditQuery): Promise<AuditPage> {
  const rows = await db
    .select({
      ...getTableColumns(auditLog),
      place: placeText(order),
      admin: sql<string | null>`${adminName}`,
    })
    .from(auditLog)
    .leftJoin(admins, and(eq(admins.id, auditLog.actorId), eq(auditLog.actorKind, "admin")))
    .where(conditionsOf(query))
    .orderBy(...orderBy(order, auditLog.id))
    .limit(query.limit + 1);
  const page = cutPage(rows, query.limit);
  const entries = page.rows.map(
    ({ admin, ...entry }): AuditItem => ({
      id: entry.id,
      at: entry.at.toISOString(),
      actor: entry.actorKind,
      who: admin ?? entry.actorKind,
      action: entry.action,
      subjectKind: entry.subjectKind,
      subjectId: entry.subjectId,
      details: entry.details,
    }),
  );
  return { entries, next: page.next };
}
