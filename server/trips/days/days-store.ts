import { and, eq, lte } from "drizzle-orm";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { Db } from "#server/db/database.ts";
import { trips } from "#server/db/schema/foundation.ts";
import { tripDays } from "#server/db/schema/quotes.ts";
import { readKeptDays } from "./read-days.ts";

export type KeptDays = Omit<typeof tripDays.$inferSelect, "days"> & { days: PlanDays };

/** States of the days that are kept, for who edits an older one or takes a change back. */
const keptStates = 100;

/** The days as a number of theirs had them. Null: there is no such state (any more). @throws UnreadableDays */
export async function findDays(db: Db, tripId: string, number: number): Promise<KeptDays | null> {
  const [row] = await db
    .select()
    .from(tripDays)
    .where(and(eq(tripDays.tripId, tripId), eq(tripDays.number, number)));
  return row ? { ...row, days: readKeptDays(row.days) } : null;
}

/** Whoever signed a change of the days that is kept. */
export async function listDayAuthors(db: Db, tripId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ who: tripDays.who })
    .from(tripDays)
    .where(eq(tripDays.tripId, tripId));
  return rows.map(({ who }) => who);
}

/** The number of the days that hold, the trip's row held until the transaction ends. */
export async function lockDays(db: Db, tripId: string): Promise<number> {
  const [row] = await db
    .select({ number: trips.daysNumber })
    .from(trips)
    .where(eq(trips.id, tripId))
    // Whatever refers to the trip may be written meanwhile: an event waits for nobody.
    .for("no key update");
  return row?.number ?? 0;
}

/** Writes the next state of the days; `number` is one more than that of the last. */
export async function insertDays(
  db: Db,
  state: { tripId: string; number: number; days: PlanDays; who: string; createdAt: Date },
): Promise<void> {
  await db.insert(tripDays).values(state);
  await db
    .update(trips)
    .set({ daysNumber: state.number, updatedAt: state.createdAt })
    .where(eq(trips.id, state.tripId));
  await db
    .delete(tripDays)
    .where(and(eq(tripDays.tripId, state.tripId), lte(tripDays.number, state.number - keptStates)));
}

/** The link of a trip's plan. Null: it came without. */
export async function findPlan(db: Db, tripId: string): Promise<string | null> {
  const [row] = await db.select({ plan: trips.plan }).from(trips).where(eq(trips.id, tripId));
  return row?.plan ?? null;
}

/** Keeps the link of what was laid out in place of the one that was sent. */
export async function updatePlan(db: Db, tripId: string, plan: string): Promise<void> {
  await db.update(trips).set({ plan }).where(eq(trips.id, tripId));
}
