import { and, desc, eq, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { trips } from "#server/db/schema/foundation.ts";
import { tripAddresses } from "#server/db/schema/quotes.ts";
import { isOpen, tripColumns } from "#server/trips/store.ts";

/** Whether the desk has found an address to be a trip's traveller's. `address` is in small letters. */
export async function hasTripAddress(db: Db, tripId: string, address: string): Promise<boolean> {
  const [row] = await db
    .select({ address: tripAddresses.address })
    .from(tripAddresses)
    .where(and(eq(tripAddresses.tripId, tripId), eq(tripAddresses.address, address)));
  return row !== undefined;
}

/** Says nothing where it is there already. */
export async function addTripAddress(
  db: Db,
  row: typeof tripAddresses.$inferInsert,
): Promise<void> {
  await db.insert(tripAddresses).values(row).onConflictDoNothing();
}

/** Trips that a mail may belong to: which it names, or open ones of its address or its sender's name; at most ten. */
export function listLikelyTrips(
  db: Db,
  { reference, email, name }: { reference: string; email: string; name: string },
) {
  const isNamed = reference ? eq(trips.reference, reference) : sql`false`;
  const isTheirs = email
    ? sql`(lower(${trips.email}) = ${email} or exists (select 1 from trip_addresses a where a.trip_id = ${trips.id} and a.address = ${email}))`
    : sql`false`;
  // A name of one word is anybody's.
  const isCalled = /\S\s+\S/.test(name)
    ? sql`lower(${trips.name}) = ${name.toLowerCase()}`
    : sql`false`;
  return db
    .select({
      ...tripColumns,
      why: sql<
        "reference" | "address" | "name"
      >`case when ${isNamed} then 'reference' when ${isTheirs} then 'address' else 'name' end`,
    })
    .from(trips)
    .where(or(isNamed, and(isOpen, or(isTheirs, isCalled))))
    .orderBy(
      sql`case when ${isNamed} then 0 when ${isTheirs} then 1 else 2 end`,
      desc(trips.createdAt),
      desc(trips.id),
    )
    .limit(10);
}
