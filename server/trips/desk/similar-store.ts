import { and, desc, eq, gt, ne, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { trips } from "#server/db/schema/foundation.ts";
import { type DeskTripRow, tripColumns } from "#server/trips/store.ts";

const similarDays = 30;

/** Requests of the same address or telephone, 30 days either way. */
export function listSimilar(
  db: Db,
  trip: Pick<DeskTripRow, "id" | "email" | "phone" | "createdAt">,
) {
  const span = similarDays * 86_400_000;
  return db
    .select(tripColumns)
    .from(trips)
    .where(
      and(
        ne(trips.id, trip.id),
        or(
          trip.email ? sql`lower(${trips.email}) = ${trip.email.toLowerCase()}` : sql`false`,
          trip.phone ? eq(trips.phone, trip.phone) : sql`false`,
        ),
        gt(trips.createdAt, new Date(trip.createdAt.getTime() - span)),
        sql`${trips.createdAt} < ${new Date(trip.createdAt.getTime() + span).toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(trips.createdAt), desc(trips.id))
    .limit(10);
}
