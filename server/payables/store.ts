import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AskState } from "#contract/wire/ask-states.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import { supplierAskEvents, supplierAsks } from "#server/db/schema/quotes.ts";
import { supplierPaymentParts, supplierPayments } from "#server/db/schema/suppliers.ts";

/** Whose account a row is: the supplier of the rate book, else the name in small letters as an id of its own. */
const accountOf = (table: string): SQL =>
  sql.raw(`coalesce(${table}.supplier_id, md5(lower(btrim(${table}.supplier_name)))::uuid)`);

/** What is owed for an ask: its cost, or the charge of its cancellation; null: nobody has entered it. */
const owedOf = sql`case a.state when 'confirmed' then a.cost when 'cancelled' then a.charge end`;

export type ServiceRow = {
  account: string;
  supplier: string;
  id: string;
  trip_id: string;
  reference: string;
  guest: string;
  title: string;
  state: AskState;
  from_day: string | null;
  to_day: string | null;
  confirmation: string;
  owed: number | null;
  paid: number;
  due_on: string | null;
  revision: number;
};

/** Services that are owed or were paid, by the day on which they are due. `account`: of one supplier alone. */
export const listServices = (db: Db, account: string | null): Promise<ServiceRow[]> =>
  queryRows<ServiceRow>(
    db,
    sql`select ${accountOf("a")}::text as account, a.supplier_name as supplier, a.id::text, a.trip_id::text,
        t.reference, t.name as guest, coalesce(a.asked_for ->> 'title', '') as title, a.state,
        a.from_day::text, a.to_day::text, a.confirmation, (${owedOf})::float8 as owed,
        coalesce(p.paisa, 0)::float8 as paid, coalesce(a.due_on, a.from_day)::text as due_on, a.revision
      from supplier_asks a join trips t on t.id = a.trip_id
        left join (select ask_id, sum(paisa) as paisa from supplier_payment_parts group by ask_id) p on p.ask_id = a.id
      where a.withdrawn_at is null
        and (${account}::uuid is null or ${accountOf("a")} = ${account}::uuid)
        and (a.state = 'confirmed' or coalesce(p.paisa, 0) <> 0 or (a.state = 'cancelled' and (a.charge is null or a.charge > 0)))
      order by coalesce(a.due_on, a.from_day) nulls last, a.id limit 5000`,
  );

/** A service that is not wholly paid, or was paid too much; amounts in paisa. */
type OpenRow = {
  account: string;
  service: string;
  tripId: string;
  supplier: string;
  on: string | null;
  owed: number;
  paid: number;
};

/** Services that are due until a day and not wholly paid, as they are due, and those that were paid too much whenever. */
export const listOpenServices = (db: Db, until: string): Promise<OpenRow[]> =>
  queryRows<OpenRow>(
    db,
    sql`select ${accountOf("a")}::text as account, a.id::text as service, a.trip_id::text as "tripId",
        a.supplier_name as supplier, coalesce(a.due_on, a.from_day)::text as on,
        coalesce(${owedOf}, 0)::float8 as owed, coalesce(p.paisa, 0)::float8 as paid
      from supplier_asks a
        left join (select ask_id, sum(paisa) as paisa from supplier_payment_parts group by ask_id) p on p.ask_id = a.id
      where a.withdrawn_at is null and (coalesce(${owedOf}, 0) < coalesce(p.paisa, 0)
        or (${owedOf} > coalesce(p.paisa, 0) and coalesce(a.due_on, a.from_day) <= ${until}::date))
      order by coalesce(a.due_on, a.from_day) nulls last, a.id limit 5000`,
  );

/** What suppliers were paid for no service yet; paisa. */
export const listAdvances = (db: Db): Promise<{ account: string; paisa: number }[]> =>
  queryRows(
    db,
    sql`select ${accountOf("p")}::text as account, sum(s.paisa)::float8 as paisa
      from supplier_payment_parts s join supplier_payments p on p.id = s.payment_id
      where s.ask_id is null group by 1 having sum(s.paisa) <> 0`,
  );

export type PaymentRow = {
  account: string;
  supplier: string;
  supplier_id: string | null;
  id: string;
  paisa: string;
  paid_on: string;
  method: (typeof supplierPayments.$inferSelect)["method"];
  reference: string;
  note: string;
  reverses: string | null;
  reversed: boolean;
  who: string | null;
  parts: { service: string | null; paisa: number }[];
};

/** What was paid, the latest first, each with what it is for. */
export const listPayments = (db: Db, account: string | null): Promise<PaymentRow[]> =>
  queryRows<PaymentRow>(
    db,
    sql`select ${accountOf("p")}::text as account, p.supplier_name as supplier, p.supplier_id::text, p.id::text,
        p.paisa::text, p.paid_on::text, p.method, p.reference, p.note, p.reverses::text, p.reversed,
        coalesce(nullif(d.name, ''), d.email) as who,
        (select coalesce(jsonb_agg(jsonb_build_object('service', s.ask_id, 'paisa', s.paisa)), '[]'::jsonb)
          from (select ask_id, sum(paisa) as paisa from supplier_payment_parts where payment_id = p.id
            group by ask_id having sum(paisa) <> 0) s) as parts
      from supplier_payments p left join admins d on d.id = p.entered_by
      where ${account}::uuid is null or ${accountOf("p")} = ${account}::uuid
      order by p.paid_on desc, p.created_at desc, p.id limit 5000`,
  );

/** Holds services of a supplier until the transaction ends, always in one order. @returns their ids */
export const lockServices = (db: Db, account: string, ids: string[]): Promise<{ id: string }[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : queryRows(
        db,
        sql`select a.id::text from supplier_asks a where ${accountOf("a")} = ${account}::uuid
          and a.id in (${sql.join(
            ids.map((id) => sql`${id}::uuid`),
            sql`, `,
          )}) order by a.id for update`,
      );

/** Enters a payment. @returns its id; null when the reference is entered already */
export async function insertPayment(
  db: Db,
  payment: typeof supplierPayments.$inferInsert,
): Promise<string | null> {
  const [row] = await db
    .insert(supplierPayments)
    .values(payment)
    .onConflictDoNothing()
    .returning({ id: supplierPayments.id });
  return row?.id ?? null;
}

/** Says what a payment is for; an advance that is counted for a service moves by two of them. */
export async function insertParts(
  db: Db,
  parts: (typeof supplierPaymentParts.$inferInsert)[],
): Promise<void> {
  if (parts.length > 0) await db.insert(supplierPaymentParts).values(parts);
}

/** A payment, held until the transaction ends. Null: there is none. */
export async function lockPayment(
  db: Db,
  id: string,
): Promise<typeof supplierPayments.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(supplierPayments)
    .where(eq(supplierPayments.id, id))
    .for("update");
  return row ?? null;
}

/** Says that a counter entry is there. */
export async function markReversed(db: Db, id: string): Promise<void> {
  await db.update(supplierPayments).set({ reversed: true }).where(eq(supplierPayments.id, id));
}

/** Keeps what a service costs, and in its history that it was entered. @returns false when it was changed since, or is none */
export async function updateCost(
  db: Db,
  id: string,
  { cost, dueOn, revision }: { cost: number; dueOn: string | null; revision: number },
  { adminId, at }: { adminId: string; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(supplierAsks)
    .set({ cost, dueOn, revision: revision + 1 })
    .where(
      and(
        eq(supplierAsks.id, id),
        eq(supplierAsks.revision, revision),
        sql`${supplierAsks.withdrawnAt} is null`,
        eq(supplierAsks.state, "confirmed"),
      ),
    )
    .returning({ id: supplierAsks.id });
  if (rows.length === 0) return false;
  await db
    .insert(supplierAskEvents)
    .values({ askId: id, at, adminId, state: "cost", details: { cost, dueOn } });
  return true;
}

export type MarginRow = {
  trip_id: string;
  reference: string;
  name: string;
  content: unknown;
  ticked: string[];
  base: string;
  asks: { item: string; state: AskState; cost: number | null; charge: number | null }[];
};

/** Accepted trips by departure, the latest first, with what was asked for each. `content`: as it is kept. */
export const listAgreed = (db: Db, from: string, to: string): Promise<MarginRow[]> =>
  queryRows<MarginRow>(
    db,
    sql`select t.id::text as trip_id, t.reference, t.name, v.content, c.ticked, c.totals ->> 'base' as base,
        (select coalesce(jsonb_agg(jsonb_build_object('item', a.item, 'state', a.state, 'cost', a.cost,
          'charge', a.charge)), '[]'::jsonb) from supplier_asks a
          where a.trip_id = t.id and a.withdrawn_at is null) as asks
      from quote_acceptances c join quote_versions v on v.id = c.version_id join trips t on t.id = c.trip_id
      where v.content ->> 'departure' between ${from} and ${to}
      order by v.content ->> 'departure' desc, t.reference limit 1000`,
  );

/** The supplier of the rate book whose account it is. Null: of none. */
export async function findSupplierOf(db: Db, account: string): Promise<string | null> {
  const [row] = await queryRows<{ id: string }>(
    db,
    sql`select id::text from suppliers where id = ${account}::uuid`,
  );
  return row?.id ?? null;
}
