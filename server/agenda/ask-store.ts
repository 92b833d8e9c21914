import { and, asc, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import { findCalled } from "#contract/quote/find-called.ts";
import type { ItemKind } from "#contract/quote/quote-item.ts";
import { isStillAsked } from "#contract/wire/agenda.ts";
import { adminName } from "#server/db/admin-name.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import { admins } from "#server/db/schema/foundation.ts";
import { supplierAskEvents, supplierAsks, suppliers } from "#server/db/schema/quotes.ts";

export type AskRow = typeof supplierAsks.$inferSelect;
export type AskEventRow = typeof supplierAskEvents.$inferSelect & { admin: string | null };

/** Withdrawn ones stay, and are asked of nobody. */
const isWanted = isNull(supplierAsks.withdrawnAt);

/** What is still wanted, oldest first. */
export const listAsks = (db: Db, tripId: string): Promise<AskRow[]> =>
  db
    .select()
    .from(supplierAsks)
    .where(and(eq(supplierAsks.tripId, tripId), isWanted))
    .orderBy(asc(supplierAsks.askedAt), asc(supplierAsks.id));

/** Every state of these, oldest first, with the name of who brought it about. */
export async function listAskEvents(db: Db, ids: string[]): Promise<AskEventRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ event: supplierAskEvents, admin: sql<string | null>`${adminName}` })
    .from(supplierAskEvents)
    .leftJoin(admins, eq(admins.id, supplierAskEvents.adminId))
    .where(inArray(supplierAskEvents.askId, ids))
    .orderBy(asc(supplierAskEvents.id));
  return rows.map(({ event, admin }) => ({ ...event, admin: event.adminId ? admin : null }));
}

/** Whether this supplier is asked for a line of a trip already, and neither refused nor gave it back. */
export async function isAskedAlready(
  db: Db,
  {
    tripId,
    item,
    supplierName,
    askedFor,
  }: Pick<AskRow, "tripId" | "item" | "supplierName" | "askedFor">,
): Promise<boolean> {
  const rows = await db
    .select({ askedFor: supplierAsks.askedFor })
    .from(supplierAsks)
    .where(
      and(
        eq(supplierAsks.tripId, tripId),
        eq(supplierAsks.item, item),
        sql`lower(${supplierAsks.supplierName}) = lower(${supplierName})`,
        isWanted,
        inArray(supplierAsks.state, ["asked", "held", "waitlisted", "confirmed"]),
      ),
    );
  return rows.some(
    (row) => !row.askedFor || !askedFor || isStillAsked(row.askedFor, askedFor, askedFor.departure),
  );
}

/**
 * Keeps what a supplier was asked; of the link its hash.
 * @param kind of the line that they are asked for; null: of none
 * @returns its id
 */
export async function insertAsk(
  db: Db,
  { supplierId, ...ask }: typeof supplierAsks.$inferInsert,
  kind: ItemKind | null,
): Promise<string> {
  const book = await db
    .select({
      id: suppliers.id,
      kind: suppliers.kind,
      name: suppliers.name,
      isRemoved: sql<boolean>`${suppliers.archivedAt} is not null`,
    })
    .from(suppliers);
  // A name that was typed is that supplier of the rate book, where one alone is called so: they have one account.
  const known =
    book.find(({ id }) => id === supplierId) ??
    findCalled(
      book.filter(({ isRemoved }) => !isRemoved),
      ask.supplierName,
      kind,
    );
  const [row] = await db
    .insert(supplierAsks)
    .values({ ...ask, supplierId: known?.id ?? null })
    .returning({ id: supplierAsks.id });
  if (!row) throw new Error("an ask could not be stored");
  return row.id;
}

/** Keeps a state that was reached, and who brought it about. */
export async function insertAskEvent(
  db: Db,
  event: typeof supplierAskEvents.$inferInsert,
): Promise<void> {
  await db.insert(supplierAskEvents).values(event);
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

/** Another state, another link, or withdrawn; its revision is counted up. */
export async function updateAsk(db: Db, id: string, change: Partial<AskRow>): Promise<void> {
  await db
    .update(supplierAsks)
    .set({ ...change, revision: sql`${supplierAsks.revision} + 1` })
    .where(eq(supplierAsks.id, id));
}

/**
 * What a supplier answered; a later answer counts. What was given back or cancelled stays as it is.
 * @returns false when it had said the same, or is asked no more
 */
export async function answerAsk(
  db: Db,
  id: string,
  answer: { state: "confirmed" | "refused"; note: string; answeredAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(supplierAsks)
    .set({ ...answer, heldUntil: null, revision: sql`${supplierAsks.revision} + 1` })
    .where(
      and(
        eq(supplierAsks.id, id),
        isWanted,
        notInArray(supplierAsks.state, [answer.state, "released", "cancelled"]),
      ),
    )
    .returning({ id: supplierAsks.id });
  return rows.length > 0;
}

/** Whether money was paid to the supplier for it and not taken back. */
export async function isPaidFor(db: Db, id: string): Promise<boolean> {
  const rows = await queryRows<{ paisa: string }>(
    db,
    sql`select coalesce(sum(paisa), 0)::text as paisa from supplier_payment_parts where ask_id = ${id}::uuid`,
  );
  return Number(rows[0]?.paisa ?? 0) !== 0;
}
