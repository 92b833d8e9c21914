import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { moneyDocuments, paymentDues, payments } from "#server/db/schema/quotes.ts";

export type DocumentRow = typeof moneyDocuments.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type DueRow = typeof paymentDues.$inferSelect;

/** In the order of the agreement. */
export const listDues = (db: Db, tripId: string): Promise<DueRow[]> =>
  db
    .select()
    .from(paymentDues)
    .where(eq(paymentDues.tripId, tripId))
    .orderBy(asc(paymentDues.position));

/** Trips whose payments are behind what was due before a day: since when, and how much is missing (paisa). */
export const listLate = (
  db: Db,
  today: string,
): Promise<{ tripId: string; on: string; missing: number }[]> =>
  queryRows(
    db,
    sql`with paid as (select trip_id, sum(paisa) as paisa from payments group by trip_id),
      owed as (
        select d.trip_id, d.due_on, sum(d.paisa) over (partition by d.trip_id order by d.position) as until,
          coalesce(p.paisa, 0) as came
        from payment_dues d left join paid p on p.trip_id = d.trip_id)
      select trip_id::text as "tripId", min(due_on)::text as on, max(until - came)::float8 as missing
      from owed where until > came and due_on < ${today}::date group by trip_id
      order by min(due_on) limit 200`,
  );

/** Trips for which more came than is agreed, by what is due in all; paisa. */
export const listOverpaid = (db: Db): Promise<{ tripId: string; paisa: number }[]> =>
  queryRows(
    db,
    sql`with owed as (select trip_id, sum(paisa) as paisa from payment_dues group by trip_id)
      select p.trip_id::text as "tripId", (sum(p.paisa) - coalesce(max(o.paisa), 0))::float8 as paisa
      from payments p left join owed o on o.trip_id = p.trip_id
      group by p.trip_id having sum(p.paisa) > coalesce(max(o.paisa), 0)
      order by p.trip_id limit 200`,
  );

/** Oldest first. */
export const listPayments = (db: Db, tripId: string): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(eq(payments.tripId, tripId))
    .orderBy(asc(payments.receivedOn), asc(payments.createdAt));

/** Oldest first. */
export const listDocuments = (db: Db, tripId: string): Promise<DocumentRow[]> =>
  db
    .select()
    .from(moneyDocuments)
    .where(eq(moneyDocuments.tripId, tripId))
    .orderBy(asc(moneyDocuments.issuedAt), asc(moneyDocuments.number));

/** The invoice that no credit note has taken back. */
export function findStanding(papers: readonly DocumentRow[]): DocumentRow | undefined {
  const back = new Set(papers.flatMap(({ corrects }) => corrects ?? []));
  return papers.find(({ id, kind }) => kind === "invoice" && !back.has(id));
}

/** Which of these trips have an invoice that no credit note has taken back. */
export async function listInvoiced(db: Db, tripIds: string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ tripId: moneyDocuments.tripId })
    .from(moneyDocuments)
    .where(
      and(
        inArray(moneyDocuments.tripId, tripIds),
        eq(moneyDocuments.kind, "invoice"),
        sql`not exists (select 1 from money_documents b where b.corrects = ${moneyDocuments.id})`,
      ),
    );
  return new Set(rows.map(({ tripId }) => tripId));
}

/** A paper of any trip; `tripId`: of that one alone. Null: there is none. */
export async function findDocument(
  db: Db,
  id: string,
  tripId?: string,
): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(moneyDocuments)
    .where(and(eq(moneyDocuments.id, id), tripId ? eq(moneyDocuments.tripId, tripId) : undefined));
  return row ?? null;
}

/**
 * The next number of a series. It is taken for good when the transaction commits, and by nobody when it
 * does not: there is no gap and none twice.
 */
export async function takeNumber(db: Db, series: string): Promise<number> {
  const [row] = await queryRows<{ last: number }>(
    db,
    sql`insert into document_series as s (series, last) values (${series}, 1)
      on conflict (series) do update set last = s.last + 1 returning last`,
  );
  if (!row) throw new Error("a number could not be taken");
  return row.last;
}

/** Writes a paper; nothing ever changes it. */
export async function insertDocument(
  db: Db,
  document: typeof moneyDocuments.$inferInsert,
): Promise<DocumentRow> {
  const [row] = await db.insert(moneyDocuments).values(document).returning();
  if (!row) throw new Error("a paper could not be stored");
  return row;
}

/** Whether a payment of this way and reference (see `foldReference`) is entered, for whichever trip. */
export async function hasReference(
  db: Db,
  method: PaymentRow["method"],
  referenceKey: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.method, method),
        eq(payments.referenceKey, referenceKey),
        ne(payments.referenceKey, ""),
        eq(payments.reversed, false),
      ),
    );
  return row !== undefined;
}

/** What somebody has entered and taken back of a trip since a moment alone, in paisa: both count as they are. */
export async function sumHandled(
  db: Db,
  { tripId, adminId, since }: { tripId: string; adminId: string; since: Date },
): Promise<number> {
  const [row] = await queryRows<{ sum: number }>(
    db,
    sql`select coalesce(sum(abs(paisa)), 0)::float8 as sum from payments
      where trip_id = ${tripId}::uuid and entered_by = ${adminId}::uuid and confirmed_by is null
        and created_at >= ${since.toISOString()}::timestamptz`,
  );
  return Number(row?.sum ?? 0);
}

/** @returns false when its reference was entered meanwhile */
export async function insertPayment(
  db: Db,
  payment: typeof payments.$inferInsert,
): Promise<boolean> {
  const rows = await db.insert(payments).values(payment).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Says of a payment that its counter entry is there. @returns false when it was there already */
export async function markReversed(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(payments)
    .set({ reversed: true })
    .where(and(eq(payments.id, id), eq(payments.reversed, false)))
    .returning({ id: payments.id });
  return rows.length > 0;
}
