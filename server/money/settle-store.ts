import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { gatewayPayments, paymentLinks } from "#server/db/schema/quotes.ts";

/** What a trip is agreed in, and all that is typed at the desk. */
export const rupee = "INR";

export type GatewayPaymentRow = typeof gatewayPayments.$inferSelect;

/** Keeps what the gateway told, once however often it is told. @returns false when it was kept before */
export async function keepGatewayPayment(
  db: Db,
  row: typeof gatewayPayments.$inferInsert,
): Promise<boolean> {
  const rows = await db.insert(gatewayPayments).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Of a trip, oldest first, with the paisa that the link asked for: what nobody has settled. */
export const listUnsettled = (
  db: Db,
  tripId: string,
): Promise<{ payment: GatewayPaymentRow; asked: number }[]> =>
  db
    .select({ payment: gatewayPayments, asked: paymentLinks.paisa })
    .from(gatewayPayments)
    .innerJoin(paymentLinks, eq(paymentLinks.id, gatewayPayments.linkId))
    .where(and(eq(gatewayPayments.tripId, tripId), isNull(gatewayPayments.settled)))
    .orderBy(asc(gatewayPayments.toldAt));

/** Trips with a payment that nobody has settled: the day of the first, and the paisa of those in rupees (null: none is). */
export const listTripsToSettle = (
  db: Db,
): Promise<{ tripId: string; on: string; paisa: number | null }[]> =>
  queryRows(
    db,
    sql`select trip_id::text as "tripId", min(received_on)::text as on,
        sum(paisa) filter (where currency = 'INR')::float8 as paisa
      from gateway_payments where settled is null group by trip_id limit 200`,
  );

/** One of a trip that nobody has settled. Null: there is none. */
export async function findUnsettled(
  db: Db,
  tripId: string,
  id: string,
): Promise<GatewayPaymentRow | null> {
  const [row] = await db
    .select()
    .from(gatewayPayments)
    .where(
      and(
        eq(gatewayPayments.id, id),
        eq(gatewayPayments.tripId, tripId),
        isNull(gatewayPayments.settled),
      ),
    );
  return row ?? null;
}

/** Ids of a trip's payments that may be one of the gateway's: the same sum, standing, typed by somebody, joined with none. */
export async function listSamePayments(
  db: Db,
  tripId: string,
  paisa: number,
  /** A calendar day: not received before it. */
  since: string,
): Promise<{ id: string; referenceKey: string }[]> {
  return queryRows(
    db,
    sql`select p.id::text, p.reference_key as "referenceKey" from payments p
      where p.trip_id = ${tripId}::uuid and p.paisa = ${paisa} and not p.reversed and p.reverses is null
        and p.entered_by is not null and p.received_on >= ${since}::date
        and not exists (select 1 from gateway_payments g where g.payment_id = p.id)
      order by p.created_at`,
  );
}

/** Whether the gateway itself has entered a payment of a trip under its reference (see `foldReference`), taken back or not. */
export async function isEntered(db: Db, tripId: string, referenceKey: string): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`select 1 from payments where trip_id = ${tripId}::uuid and reference_key = ${referenceKey}
      and (entered_by is null or exists (select 1 from gateway_payments g
        where lower(g.id) = ${referenceKey} and g.settled = 'entered')) limit 1`,
  );
  return rows.length > 0;
}

/** Says of one what it is. @returns false when somebody said so before */
export async function markSettled(
  db: Db,
  id: string,
  {
    settled,
    paymentId,
    note,
    by,
    at,
  }: {
    settled: NonNullable<GatewayPaymentRow["settled"]>;
    paymentId: string | null;
    note: string;
    /** Null: the gateway's own later word. */
    by: string | null;
    at: Date;
  },
): Promise<boolean> {
  const rows = await db
    .update(gatewayPayments)
    .set({ settled, paymentId, note, settledBy: by, settledAt: at })
    .where(and(eq(gatewayPayments.id, id), isNull(gatewayPayments.settled)))
    .returning({ id: gatewayPayments.id });
  return rows.length > 0;
}
