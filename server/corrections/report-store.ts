import { and, desc, eq, lt, ne, sql } from "drizzle-orm";
import { adminName } from "#server/db/admin-name.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import { factReports } from "#server/db/schema/corrections.ts";
import { admins } from "#server/db/schema/foundation.ts";

export type ReportRow = typeof factReports.$inferSelect & { who: string | null };

/** Keeps a report that waits. @returns its id */
export async function insertReport(
  db: Db,
  report: typeof factReports.$inferInsert,
): Promise<string> {
  const [row] = await db.insert(factReports).values(report).returning({ id: factReports.id });
  if (!row) throw new Error("a report could not be kept");
  return row.id;
}

/** Those that wait first, each the latest first: two hundred. */
export const listReports = async (db: Db): Promise<ReportRow[]> => {
  const rows = await db
    .select({ report: factReports, who: sql<string | null>`${adminName}` })
    .from(factReports)
    .leftJoin(admins, eq(admins.id, factReports.decidedBy))
    .orderBy(sql`${factReports.status} <> 'new'`, desc(factReports.createdAt), desc(factReports.id))
    .limit(200);
  return rows.map(({ report, who }) => ({ ...report, who }));
};

/** Reports that nobody has decided. */
export const countNew = (db: Db): Promise<number> =>
  db.$count(factReports, eq(factReports.status, "new"));

/**
 * Decides a report that waits, and lets the address go.
 * @returns the report as it was; null where there is none that waits
 */
export async function decideReport(
  db: Db,
  id: string,
  decision: { status: "accepted" | "declined"; answer: string; decidedBy: string; decidedAt: Date },
): Promise<typeof factReports.$inferSelect | null> {
  const [before] = await db
    .select()
    .from(factReports)
    .where(and(eq(factReports.id, id), eq(factReports.status, "new")))
    .for("update");
  if (!before) return null;
  await db
    .update(factReports)
    .set({ ...decision, email: "" })
    .where(eq(factReports.id, id));
  return before;
}

/** Addresses of reports that nobody decided since a moment. */
export async function forgetAddresses(db: Db, before: Date): Promise<void> {
  await db
    .update(factReports)
    .set({ email: "" })
    .where(and(ne(factReports.email, ""), lt(factReports.createdAt, before)));
}

/** What somebody reported from their own address and nobody has answered yet. */
export const readForExport = (db: Db, email: string): Promise<Record<string, unknown>[]> =>
  queryRows(
    db,
    sql`select path, subject, body, seen_at, email, created_at from fact_reports
      where email <> '' and lower(email) = lower(${email}) order by created_at`,
  );

/** What they reported stays, for it is about a place; that it was they is forgotten. */
export async function forgetAddress(db: Db, email: string): Promise<void> {
  await db
    .update(factReports)
    .set({ email: "" })
    .where(sql`${factReports.email} <> '' and lower(${factReports.email}) = lower(${email})`);
}
