import { sql } from "drizzle-orm";
import type { PersonKeeper } from "#server/auth/person-removal.ts";
import { queryRows } from "#server/db/database.ts";
import { tripsOf } from "#server/db/trips-of-person.ts";
import type { Resources } from "#server/resources.ts";

/** Who comes along on one's trips, what they spent and pack: in the download, and gone with the person. */
export const createGroupKeeper = ({ database }: Pick<Resources, "database">): PersonKeeper => ({
  async exportOf(person) {
    const groups = await queryRows(
      database.db,
      sql`select t.reference as trip,
          (select json_agg(json_build_object('id', m.id, 'name', m.name) order by m.place)
            from trip_members m where m.trip_id = t.id) as members,
          (select coalesce(json_agg(json_build_object('on', e.spent_on, 'title', e.title, 'kind', e.kind,
              'currency', e.currency, 'amount', e.amount, 'paisa', e.paisa, 'paid_by', e.paid_by,
              'shares', e.shares, 'note', e.note) order by e.spent_on), '[]'::json)
            from trip_expenses e where e.trip_id = t.id and e.removed_at is null) as expenses,
          (select coalesce(json_agg(json_build_object('text', p.text, 'done', p.done_by is not null)
              order by p.created_at), '[]'::json)
            from trip_packing p left join trip_members m on m.id = p.member_id
            where p.trip_id = t.id and (p.member_id is null or m.is_owner)) as packing
        from trips t where t.id in ${tripsOf(person)}
          and exists (select 1 from trip_members m where m.trip_id = t.id)
        order by t.reference`,
    );
    return { groups };
  },
  async forgetPerson(db, person) {
    const trips = tripsOf(person);
    await db.execute(sql`delete from trip_expenses where trip_id in ${trips}`);
    await db.execute(sql`delete from trip_packing where trip_id in ${trips}`);
    // With them go the links that they have.
    await db.execute(sql`delete from trip_members where trip_id in ${trips}`);
    await db.execute(sql`delete from trip_groups where trip_id in ${trips}`);
  },
});
