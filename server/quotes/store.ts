import { and, asc, desc, eq, getTableColumns, isNull, lte, sql } from "drizzle-orm";
import type { QuoteContent, VersionState } from "#contract/quote/quote.ts";
import { adminName } from "#server/db/admin-name.ts";
import type { Db } from "#server/db/database.ts";
import { admins } from "#server/db/schema/foundation.ts";
import {
  earlierAcceptances,
  paymentDues,
  payments,
  quoteAcceptances,
  quotes,
  quoteVersions,
} from "#server/db/schema/quotes.ts";
import { readQuoteContent } from "./read-content.ts";

export type QuoteRow = typeof quotes.$inferSelect;
export type VersionRow = typeof quoteVersions.$inferSelect;
/** A row of either table, its content as it is written today. @throws UnreadableStored */
export const readStored = <Row extends { content: unknown }>(
  row: Row,
): Row & { content: QuoteContent } => ({ ...row, content: readQuoteContent(row.content) });

export type AcceptanceRow = typeof quoteAcceptances.$inferSelect;

/** What the desk works on, with who changed it last. Null: nothing is kept yet. */
export async function findQuote(
  db: Db,
  tripId: string,
): Promise<(QuoteRow & { who: string | null }) | null> {
  const [row] = await db
    .select({ ...getTableColumns(quotes), who: sql<string | null>`${adminName}` })
    .from(quotes)
    .leftJoin(admins, eq(admins.id, quotes.updatedBy))
    .where(eq(quotes.tripId, tripId));
  return row ? readStored(row) : null;
}

/** Keeps a first content. @returns false when there is one */
export async function insertQuote(
  db: Db,
  quote: { tripId: string; content: QuoteContent; updatedBy: string; at: Date },
): Promise<boolean> {
  const { at, ...values } = quote;
  const rows = await db
    .insert(quotes)
    .values({ ...values, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ revision: quotes.revision });
  return rows.length > 0;
}

/** Changes the content if it is still at `revision`. @returns false when it has moved on */
export async function updateQuoteAt(
  db: Db,
  quote: {
    tripId: string;
    revision: number;
    content: QuoteContent;
    updatedBy: string;
    at: Date;
    /** The agreed version that is being changed; undefined: as it was. */
    changes?: string | null;
  },
): Promise<boolean> {
  const rows = await db
    .update(quotes)
    .set({
      ...(quote.changes !== undefined && { changes: quote.changes }),
      content: quote.content,
      updatedBy: quote.updatedBy,
      updatedAt: quote.at,
      revision: sql`${quotes.revision} + 1`,
    })
    .where(and(eq(quotes.tripId, quote.tripId), eq(quotes.revision, quote.revision)))
    .returning({ revision: quotes.revision });
  return rows.length > 0;
}

/** The latest first, each with its sender's name. */
export async function listVersions(
  db: Db,
  tripId: string,
): Promise<(VersionRow & { who: string | null })[]> {
  const rows = await db
    .select({ ...getTableColumns(quoteVersions), who: sql<string | null>`${adminName}` })
    .from(quoteVersions)
    .leftJoin(admins, eq(admins.id, quoteVersions.sentBy))
    .where(eq(quoteVersions.tripId, tripId))
    .orderBy(desc(quoteVersions.number));
  return rows.map(readStored);
}

/** The version that counts: the agreed one, else the latest. Null: none was sent. */
export async function findCounting(db: Db, tripId: string): Promise<VersionRow | null> {
  const [row] = await db
    .select(getTableColumns(quoteVersions))
    .from(quoteVersions)
    .leftJoin(quoteAcceptances, eq(quoteAcceptances.versionId, quoteVersions.id))
    .where(eq(quoteVersions.tripId, tripId))
    .orderBy(sql`${quoteAcceptances.versionId} is null`, desc(quoteVersions.number))
    .limit(1);
  return row ? readStored(row) : null;
}

/** A version of a trip, held until the transaction ends. Null: it has none of that id. */
export async function lockVersion(db: Db, tripId: string, id: string): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(quoteVersions)
    .where(and(eq(quoteVersions.tripId, tripId), eq(quoteVersions.id, id)))
    .for("update");
  return row ? readStored(row) : null;
}

/** Freezes a version. */
export async function insertVersion(
  db: Db,
  version: typeof quoteVersions.$inferInsert,
): Promise<VersionRow> {
  const [row] = await db.insert(quoteVersions).values(version).returning();
  if (!row) throw new Error("a version could not be stored");
  return row;
}

/** Where a version stands; its content never changes. */
export async function updateVersion(
  db: Db,
  id: string,
  change: Partial<
    Pick<VersionRow, "state" | "reason" | "decidedAt" | "ticked" | "seenAt" | "remindedAt">
  >,
): Promise<void> {
  await db.update(quoteVersions).set(change).where(eq(quoteVersions.id, id));
}

/** Seen for the first time. @returns false when it had been */
export async function markSeen(db: Db, id: string, seenAt: Date): Promise<boolean> {
  const rows = await db
    .update(quoteVersions)
    .set({ seenAt })
    .where(and(eq(quoteVersions.id, id), isNull(quoteVersions.seenAt)))
    .returning({ id: quoteVersions.id });
  return rows.length > 0;
}

/** What was agreed about a trip. Null: nothing yet. */
export async function findAcceptance(db: Db, tripId: string): Promise<AcceptanceRow | null> {
  const [row] = await db.select().from(quoteAcceptances).where(eq(quoteAcceptances.tripId, tripId));
  return row ?? null;
}

/** Writes down what was agreed. @returns false when something was before */
export async function insertAcceptance(db: Db, acceptance: AcceptanceRow): Promise<boolean> {
  const rows = await db
    .insert(quoteAcceptances)
    .values(acceptance)
    .onConflictDoNothing()
    .returning({ tripId: quoteAcceptances.tripId });
  return rows.length > 0;
}

/** What was agreed until now makes room for what is agreed next: it is kept, and its version counts no more. */
export async function replaceAcceptance(
  db: Db,
  acceptance: AcceptanceRow,
  replacedAt: Date,
): Promise<void> {
  await db.insert(earlierAcceptances).values({ ...acceptance, replacedAt });
  await db.delete(quoteAcceptances).where(eq(quoteAcceptances.versionId, acceptance.versionId));
  await db.delete(paymentDues).where(eq(paymentDues.tripId, acceptance.tripId));
  await updateVersion(db, acceptance.versionId, { state: "replaced" });
}

/** What came for a trip less what went back, in paisa. */
export async function sumPaid(db: Db, tripId: string): Promise<number> {
  const [row] = await db
    .select({ paisa: sql<number>`coalesce(sum(${payments.paisa}), 0)::float8` })
    .from(payments)
    .where(eq(payments.tripId, tripId));
  return row?.paisa ?? 0;
}

/** What is to be paid by when. */
export async function insertDues(db: Db, dues: (typeof paymentDues.$inferInsert)[]): Promise<void> {
  if (dues.length > 0) await db.insert(paymentDues).values(dues);
}

/** One open version that ends before a moment; `unreminded`: whose reader was not told so. Null: none. */
export async function findLapsing(
  db: Db,
  until: Date,
  { unreminded = false } = {},
): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(quoteVersions)
    .where(
      and(
        eq(quoteVersions.state, "sent" satisfies VersionState),
        lte(quoteVersions.lapsesAt, until),
        unreminded ? isNull(quoteVersions.remindedAt) : undefined,
      ),
    )
    .orderBy(asc(quoteVersions.lapsesAt))
    .limit(1);
  return row ? readStored(row) : null;
}
