import { sql } from "drizzle-orm";
import type { PersonKeeper } from "#server/auth/person-removal.ts";
import { queryRows } from "#server/db/database.ts";
import { tripsOf } from "#server/db/trips-of-person.ts";
import type { Resources } from "#server/resources.ts";

/** What was agreed is a contract, and the law of taxes keeps its papers for eight years. */
const isAgreed = sql`exists (select 1 from quote_acceptances a where a.trip_id = v.trip_id)`;
/** What is agreed and what was before. */
const acceptances = sql`(select version_id, name, accepted_at, address, total_paisa from quote_acceptances
  union all select version_id, name, accepted_at, address, total_paisa from earlier_acceptances)`;

/** Quotes, what was agreed, and the papers of money: of these the download has all, the removal leaves what the law keeps. */
export const createQuoteKeeper = ({ database }: Pick<Resources, "database">): PersonKeeper => ({
  async exportOf(person) {
    const [quotes, payments, papers] = await Promise.all([
      queryRows(
        database.db,
        // What it costs us is ours.
        sql`select t.reference, v.number, v.state, v.reason, v.sent_at, v.seen_at, v.ticked,
            v.content ->> 'title' as title, coalesce(v.content -> 'trip', v.content) -> 'days' as days, v.content ->> 'terms' as terms,
            a.name as accepted_by, a.accepted_at, a.address as accepted_from, a.total_paisa
          from quote_versions v join trips t on t.id = v.trip_id
            left join ${acceptances} a on a.version_id = v.id
          where v.trip_id in ${tripsOf(person)} order by v.sent_at`,
      ),
      queryRows(
        database.db,
        sql`select t.reference as trip, p.paisa, p.received_on, p.method, p.reference, p.created_at
          from payments p join trips t on t.id = p.trip_id
          where p.trip_id in ${tripsOf(person)} order by p.created_at`,
      ),
      queryRows(
        database.db,
        sql`select t.reference as trip, d.kind, d.number, d.total_paisa, d.content, d.issued_at
          from money_documents d join trips t on t.id = d.trip_id
          where d.trip_id in ${tripsOf(person)} order by d.issued_at`,
      ),
    ]);
    const billing = await queryRows(
      database.db,
      sql`select t.reference as trip, b.buyer from trip_buyers b join trips t on t.id = b.trip_id
        where b.trip_id in ${tripsOf(person)} order by t.reference`,
    );
    const cancelled = await queryRows(
      database.db,
      sql`select t.reference as trip, c.scope, c.name, c.reason, c.requested_on, c.charge_paisa, c.at
        from cancellations c join trips t on t.id = c.trip_id
        where c.trip_id in ${tripsOf(person)} order by c.at`,
    );
    const waiting = await queryRows(
      database.db,
      sql`select t.reference as trip, w.kind, w.paisa, w.entry, w.decision, w.word, w.entered_at
        from waiting_entries w join trips t on t.id = w.trip_id
        where w.trip_id in ${tripsOf(person)} order by w.entered_at`,
    );
    return { quotes, payments, papers, billing, cancelled, waiting };
  },

  async forgetPerson(db, person) {
    const trips = tripsOf(person);
    await db.execute(
      sql`delete from supplier_asks v where trip_id in ${trips} and not ${isAgreed}`,
    );
    await db.execute(
      sql`delete from quote_versions v where trip_id in ${trips} and not ${isAgreed}`,
    );
    await db.execute(sql`delete from quotes v where trip_id in ${trips} and not ${isAgreed}`);
    // Their papers say to whom they were written.
    await db.execute(sql`delete from trip_buyers where trip_id in ${trips}`);
    // Of a contract remain its papers; from where it was accepted is nobody's concern any more.
    await db.execute(sql`update quote_acceptances set address = '' where trip_id in ${trips}`);
    await db.execute(sql`update earlier_acceptances set address = '' where trip_id in ${trips}`);
    // What was confirmed is a payment; of the rest nothing came.
    await db.execute(sql`delete from waiting_entries where trip_id in ${trips}`);
    await db.execute(sql`update cancellations set reason = '' where trip_id in ${trips}`);
  },
});
