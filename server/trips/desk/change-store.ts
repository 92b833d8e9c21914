import { and, eq, isNull, sql } from "drizzle-orm";
import type { Language } from "#contract/languages.ts";
import type { Db } from "#server/db/database.ts";
import { trips } from "#server/db/schema/foundation.ts";
import type { DeskTripRow } from "#server/trips/store.ts";

export type TripUpdate = Partial<
  Pick<
    DeskTripRow,
    | "stage"
    | "stageAt"
    | "lostCode"
    | "lostReason"
    | "ownerId"
    | "nextAction"
    | "nextActionOn"
    | "travelDate"
    | "travelWhen"
    | "updatedAt"
  >
>;

/** Changes a trip if it is still at `version`. @returns false when it has moved on */
export async function updateTripAt(
  db: Db,
  id: string,
  version: number,
  change: TripUpdate,
): Promise<boolean> {
  const rows = await db
    .update(trips)
    .set({ ...change, version: sql`${trips.version} + 1` })
    .where(and(eq(trips.id, id), eq(trips.version, version)))
    .returning({ id: trips.id });
  return rows.length > 0;
}

/** Times that are no change of the trip itself: its version stays. */
export async function touchTrip(
  db: Db,
  id: string,
  times: Partial<
    Pick<
      DeskTripRow,
      | "answeredAt"
      | "travellerMessageAt"
      | "deskMessageAt"
      | "travellerSeenAt"
      | "deskSeenAt"
      | "updatedAt"
    >
  >,
): Promise<void> {
  await db.update(trips).set(times).where(eq(trips.id, id));
}

/** What its sender puts right; the version counts up, so that the desk does not write over it. */
export async function correctTrip(
  db: Db,
  id: string,
  change: Partial<typeof trips.$inferInsert>,
): Promise<void> {
  await db
    .update(trips)
    .set({ ...change, version: sql`${trips.version} + 1` })
    .where(eq(trips.id, id));
}

/** What a reading link shows. */
export async function setLinkSettings(
  db: Db,
  id: string,
  { prices, names }: { prices: boolean; names: boolean },
): Promise<void> {
  await db.update(trips).set({ linkPrices: prices, linkNames: names }).where(eq(trips.id, id));
}

/** In which language its traveller is written to. */
export async function setTripLanguage(db: Db, id: string, language: Language): Promise<void> {
  await db.update(trips).set({ language }).where(eq(trips.id, id));
}

/** The same for all trips of an account. */
export async function setOwnTripsLanguage(
  db: Db,
  userId: string,
  language: Language,
): Promise<void> {
  await db.update(trips).set({ language }).where(eq(trips.userId, userId));
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
