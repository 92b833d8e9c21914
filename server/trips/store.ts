import { and, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { TripSource } from "#contract/desk.ts";
import type { TripRequestInput } from "#contract/trips.ts";
import type { Db } from "#server/db/database.ts";
import { trips } from "#server/db/schema/foundation.ts";

export type Trip = typeof trips.$inferSelect;

/** The request that an account sent with this key before. Null: none. */
export async function findTripByKey(
  db: Db,
  userId: string,
  idempotencyKey: string,
): Promise<Trip | null> {
  const [row] = await db
    .select()
    .from(trips)
    .where(and(eq(trips.userId, userId), eq(trips.idempotencyKey, idempotencyKey)));
  return row ?? null;
}

/** What a request says, whoever wrote it down. */
export type TripText = Omit<TripRequestInput, "id" | "plan"> & { plan?: string };

/**
 * `userId` null: of no account.
 * @returns null when the reference is taken, or the same key of the same user was there first
 */
export async function insertTrip(
  db: Db,
  input: TripText,
  extra: {
    userId: string | null;
    source: TripSource;
    ownerId?: string;
    reference: string;
    idempotencyKey: string | null;
    createdAt: Date;
  },
): Promise<Trip | null> {
  const [row] = await db
    .insert(trips)
    .values({
      ...extra,
      stageAt: extra.createdAt,
      updatedAt: extra.createdAt,
      name: input.name,
      email: input.email,
      phone: input.phone,
      destination: input.destination,
      travelDate: input.travelDate,
      travelers: input.travelers,
      tripType: input.tripType,
      message: input.message,
      plan: input.plan || null,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Null: no trip is called so. */
export async function findTripByReference(
  db: Db,
  reference: string,
): Promise<Omit<Trip, "searchText"> | null> {
  const { searchText: _, ...columns } = getTableColumns(trips);
  const [row] = await db.select(columns).from(trips).where(eq(trips.reference, reference));
  return row ?? null;
}

/** What a reading link shows. */
export async function setLinkSettings(
  db: Db,
  id: string,
  { prices, names }: { prices: boolean; names: boolean },
): Promise<void> {
  await db.update(trips).set({ linkPrices: prices, linkNames: names }).where(eq(trips.id, id));
}

/** Gives an account what was sent with its confirmed address before it was there. */
export async function claimTrips(db: Db, userId: string, address: string): Promise<void> {
  await db
    .update(trips)
    .set({ userId })
    .where(
      and(
        isNull(trips.userId),
        // What the desk wrote down has an address that nobody has confirmed.
        eq(trips.source, "site"),
        sql`lower(${trips.email}) = ${address}`,
      ),
    );
}

/** Newest first, those before the one with the id `after`. */
export function listTrips(
  db: Db,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<Trip[]> {
  // By the row, not by a date of JavaScript, which would lose the microseconds.
  const place = after
    ? sql`(${trips.createdAt}, ${trips.id}) < (select t.created_at, t.id from trips t where t.id = ${after}::uuid)`
    : undefined;
  return db
    .select()
    .from(trips)
    .where(place)
    .orderBy(desc(trips.createdAt), desc(trips.id))
    .limit(limit);
}
