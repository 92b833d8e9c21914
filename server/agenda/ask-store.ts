import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { supplierAsks } from "#server/db/schema/quotes.ts";

export type AskRow = typeof supplierAsks.$inferSelect;

/** Withdrawn ones stay, and are asked of nobody. */
const isWanted = isNull(supplierAsks.withdrawnAt);

/** What is still wanted, oldest first. */
export const listAsks = (db: Db, tripId: string): Promise<AskRow[]> =>
  db
    .select()
    .from(supplierAsks)
    .where(and(eq(supplierAsks.tripId, tripId), isWanted))
    .orderBy(asc(supplierAsks.askedAt), asc(supplierAsks.id));

/** Keeps what a supplier was asked; of the link its hash. */
export async function insertAsk(db: Db, ask: typeof supplierAsks.$inferInsert): Promise<void> {
  await db.insert(supplierAsks).values(ask);
}

/** Null: no supplier was sent such a link, or it is closed. */
export async function findAsk(db: Db, tokenHash: string): Promise<AskRow | null> {
  const [row] = await db
    .select()
    .from(supplierAsks)
    .where(and(eq(supplierAsks.tokenHash, tokenHash), isWanted));
  return row ?? null;
}

/** What a supplier is asked about a trip, held until the transaction ends. Null: it is not, or not any more. */
export async function lockAsk(db: Db, tripId: string, id: string): Promise<AskRow | null> {
  const [row] = await db
    .select()
    .from(supplierAsks)
    .where(and(eq(supplierAsks.id, id), eq(supplierAsks.tripId, tripId), isWanted))
    .for("update");
  return row ?? null;
}

/** Asked anew under another link, or withdrawn. */
export async function updateAsk(
  db: Db,
  id: string,
  change: Partial<
    Pick<AskRow, "tokenHash" | "state" | "askedBy" | "askedAt" | "answeredAt" | "withdrawnAt">
  >,
): Promise<void> {
  await db.update(supplierAsks).set(change).where(eq(supplierAsks.id, id));
}

/** What a supplier answered; a later answer counts. @returns false when it had said the same */
export async function answerAsk(
  db: Db,
  id: string,
  answer: { state: "confirmed" | "refused"; note: string; answeredAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(supplierAsks)
    .set(answer)
    .where(and(eq(supplierAsks.id, id), isWanted, sql`${supplierAsks.state} <> ${answer.state}`))
    .returning({ id: supplierAsks.id });
  return rows.length > 0;
}
