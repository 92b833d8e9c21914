import { type SQL, sql } from "drizzle-orm";
import type { PaymentInput } from "#contract/quote/money.ts";
import type { DocumentContent, DocumentKind } from "#contract/quote/money-document.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import type { Month } from "./month.ts";

const pageRows = 200;

export type BookPaper = {
  id: string;
  kind: DocumentKind;
  number: string;
  /** The day of the office on which it was written. */
  on: string;
  trip: string;
  content: DocumentContent;
  /** The number of the paper that it takes back. */
  corrects: string | null;
  /** Of a note, what its invoice came to, in paisa: it stands where that does. */
  ofTotal: number | null;
  /** What of an advance is meant, where it is not all of it. */
  part?: number | null;
  /** Of a receipt. */
  receivedOn: string | null;
  method: PaymentInput["method"] | null;
  utr: string | null;
  /** The number of the paper that took it back. */
  takenBack: string | null;
};

const columns = sql`d.id, d.kind, d.number, to_char(d.issued_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "on",
  t.reference as trip, d.content, c.number as corrects,
  (select i.total_paisa::float8 from money_documents i where i.id = coalesce(d.corrects, d.about)) as "ofTotal", p.received_on::text as "receivedOn", p.method,
  p.reference as utr, (select b.number from money_documents b where b.corrects = d.id) as "takenBack"`;
const tables = sql`money_documents d join trips t on t.id = d.trip_id
  left join money_documents c on c.id = d.corrects left join payments p on p.receipt_id = d.id`;

/** Papers in pages, so that no table is held in memory. */
async function* readPages(db: Db, where: SQL, part: SQL = sql`null`): AsyncGenerator<BookPaper[]> {
  let after = sql`true`;
  for (;;) {
    const rows = await queryRows<BookPaper & { at: string }>(
      db,
      sql`select ${columns}, (${part})::float8 as part, d.issued_at::text as at from ${tables} where ${where} and ${after}
        order by d.issued_at, d.number limit ${pageRows}`,
    );
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageRows) return;
    after = sql`(d.issued_at, d.number) > (${last.at}::timestamptz, ${last.number})`;
  }
}

/** All that was written in a month. */
export const readPapers = (db: Db, { from, until }: Month) =>
  readPages(
    db,
    sql`d.issued_at >= ${from.toISOString()}::timestamptz and d.issued_at < ${until.toISOString()}::timestamptz`,
  );

/** Receipts of what came in a month, whenever they were written. */
export const readReceipts = (db: Db, { first, last }: Month) =>
  readPages(db, sql`d.kind = 'receipt' and p.received_on between ${first}::date and ${last}::date`);

/** What invoices before a moment have counted of a receipt (`d`); of one that was written anew, the larger part. */
const countedBefore = (moment: Date) => sql`coalesce((select max((e ->> 'paisa')::bigint)
  from money_documents i cross join jsonb_array_elements(i.content -> 'advances') e
  where i.trip_id = d.trip_id and i.kind = 'invoice' and e ->> 'number' = d.number
    and i.issued_at < ${moment.toISOString()}::timestamptz), 0)`;

/** What vouchers before a moment gave back of it. */
const refundedBefore = (
  moment: Date,
) => sql`coalesce((select sum(r.total_paisa) from money_documents r
  where r.about = d.id and r.kind = 'refund' and (r.content ->> 'isAdvance')::boolean
    and not exists (select 1 from money_documents b where b.corrects = r.id and b.issued_at < ${moment.toISOString()}::timestamptz)
    and r.issued_at < ${moment.toISOString()}::timestamptz), 0)`;
const isAdvance = sql`d.kind = 'receipt' and (d.content ->> 'isAdvance')::boolean`;

/** Advances of a month as far as no invoice had counted them by its end, without what went back or was taken back in it. */
export const readAdvances = (db: Db, month: Month) => {
  const part = sql`d.total_paisa - ${countedBefore(month.until)} - ${refundedBefore(month.until)}`;
  return readPages(
    db,
    sql`${isAdvance} and p.received_on between ${month.first}::date and ${month.last}::date and ${part} > 0
      and not exists (select 1 from money_documents b where b.corrects = d.id and b.issued_at < ${month.until.toISOString()}::timestamptz)`,
    part,
  );
};

/** Earlier advances that were told as such, and taken back in a month before any invoice. */
export const readReturned = (db: Db, month: Month) =>
  readPages(
    db,
    sql`${isAdvance} and p.received_on < ${month.first}::date and ${countedBefore(month.from)} = 0
      and exists (select 1 from money_documents b where b.corrects = d.id
        and b.issued_at >= ${month.from.toISOString()}::timestamptz and b.issued_at < ${month.until.toISOString()}::timestamptz)`,
  );

/** Earlier advances as far as an invoice of a month counts them for the first time. */
export const readAdjusted = (db: Db, month: Month) => {
  const part = sql`${countedBefore(month.until)} - ${countedBefore(month.from)}`;
  return readPages(
    db,
    sql`${isAdvance} and p.received_on < ${month.first}::date and ${part} > 0`,
    part,
  );
};

export type Taking = { on: string; method: PaymentInput["method"]; count: number; paisa: number };

/** What came by day and way; what was taken back is less. */
export const listTakings = (db: Db, { first, last }: Month): Promise<Taking[]> =>
  queryRows<Taking>(
    db,
    sql`select received_on::text as "on", method, count(*)::int as count, sum(paisa)::float8 as paisa
      from payments where received_on between ${first}::date and ${last}::date
      group by received_on, method order by received_on, method`,
  );

export type OpenTrip = {
  id: string;
  trip: string;
  party: string;
  total: number;
  paid: number;
  dues: { label: string; paisa: number; dueOn: string }[];
};

/** Accepted trips in pages, with what had come by the end of a day. */
export async function* readAgreed(db: Db, day: string): AsyncGenerator<OpenTrip[]> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await queryRows<OpenTrip>(
      db,
      sql`select a.trip_id as id, t.reference as trip, a.name as party, a.total_paisa::float8 as total,
          coalesce((select sum(paisa) from payments p where p.trip_id = a.trip_id and p.received_on <= ${day}::date), 0)::float8 as paid,
          coalesce((select jsonb_agg(jsonb_build_object('label', d.label, 'paisa', d.paisa, 'dueOn', d.due_on::text)
            order by d.position) from payment_dues d where d.trip_id = a.trip_id), '[]'::jsonb) as dues
        from quote_acceptances a join trips t on t.id = a.trip_id
        where (a.accepted_at at time zone 'Asia/Kolkata')::date <= ${day}::date and a.trip_id > ${after}::uuid
        order by a.trip_id limit ${pageRows}`,
    );
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageRows) return;
    after = last.id;
  }
}
