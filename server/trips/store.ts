import { and, desc, eq } from "drizzle-orm";
import type { TripRequestInput } from "#contract/trips.ts";
import type { Db } from "#server/db/database.ts";
import { trips } from "#server/db/schema/foundation.ts";

export type Trip = typeof trips.$inferSelect;

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

/** @returns null when the same key of the same user was there first */
export async function insertTrip(
  db: Db,
  input: TripRequestInput,
  extra: { reference: string; idempotencyKey: string | null; createdAt: Date },
): Promise<Trip | null> {
  const [row] = await db
    .insert(trips)
    .values({
      ...extra,
      stageAt: extra.createdAt,
      updatedAt: extra.createdAt,
      userId: input.id,
      name: input.name,
      email: input.email,
      phone: input.phone,
      destination: input.destination,
      travelDate: input.travelDate,
      travelers: input.travelers,
      tripType: input.tripType,
      message: input.message,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Newest first. */
export function listTrips(db: Db, limit: number): Promise<Trip[]> {
  return db.select().from(trips).orderBy(desc(trips.createdAt), desc(trips.id)).limit(limit);
}
