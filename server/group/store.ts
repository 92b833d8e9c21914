import { and, asc, count, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import {
  tripExpenses,
  tripFiles,
  tripGroups,
  tripMembers,
  tripPacking,
} from "#server/db/schema/group.ts";

export type MemberRow = typeof tripMembers.$inferSelect;
export type ExpenseRow = typeof tripExpenses.$inferSelect;
export type PackingRow = typeof tripPacking.$inferSelect;

/** The group's members in their order: the trip's own traveller first. */
export const listMembers = (db: Db, tripId: string): Promise<MemberRow[]> =>
  db
    .select()
    .from(tripMembers)
    .where(eq(tripMembers.tripId, tripId))
    .orderBy(desc(tripMembers.isOwner), asc(tripMembers.place));

/** Keeps a member. @returns their row */
export async function insertMember(
  db: Db,
  member: typeof tripMembers.$inferInsert,
): Promise<MemberRow> {
  const [row] = await db.insert(tripMembers).values(member).returning();
  if (!row) throw new Error("a member could not be stored");
  return row;
}

/** Whether an expense names a member, one that was removed too, or a paper or photo is theirs. */
export async function isNamed(db: Db, tripId: string, memberId: string): Promise<boolean> {
  const named = or(
    eq(tripExpenses.paidBy, memberId),
    eq(tripExpenses.changedBy, memberId),
    sql`${tripExpenses.shares} @> ${JSON.stringify([{ member: memberId }])}::jsonb`,
  );
  const expenses = await db.$count(tripExpenses, and(eq(tripExpenses.tripId, tripId), named));
  return expenses > 0 || (await db.$count(tripFiles, eq(tripFiles.memberId, memberId))) > 0;
}

/** Takes a member away, with their own list. */
export async function deleteMember(db: Db, tripId: string, id: string): Promise<void> {
  await db.delete(tripMembers).where(and(eq(tripMembers.tripId, tripId), eq(tripMembers.id, id)));
}

/** Whether the office sees what a group spends. */
export async function readOfficeSees(db: Db, tripId: string): Promise<boolean> {
  const [row] = await db.select().from(tripGroups).where(eq(tripGroups.tripId, tripId));
  return row?.officeSees ?? false;
}

/** Says whether the office sees it. */
export async function setOfficeSees(db: Db, tripId: string, officeSees: boolean): Promise<void> {
  await db
    .insert(tripGroups)
    .values({ tripId, officeSees })
    .onConflictDoUpdate({ target: tripGroups.tripId, set: { officeSees } });
}

/** What counts of a trip's expenses, the latest day first. */
export const listExpenses = (db: Db, tripId: string): Promise<ExpenseRow[]> =>
  db
    .select()
    .from(tripExpenses)
    .where(and(eq(tripExpenses.tripId, tripId), isNull(tripExpenses.removedAt)))
    .orderBy(desc(tripExpenses.spentOn), desc(tripExpenses.changedAt), desc(tripExpenses.id));

/** How many expenses a trip has, those that were removed too. */
export const countExpenses = (db: Db, tripId: string): Promise<number> =>
  db.$count(tripExpenses, eq(tripExpenses.tripId, tripId));

/** An expense of whichever trip, removed or not. Null: there is none. */
export async function findExpense(db: Db, id: string): Promise<ExpenseRow | null> {
  const [row] = await db.select().from(tripExpenses).where(eq(tripExpenses.id, id));
  return row ?? null;
}

/** Keeps an expense, in the place of its former self. */
export async function putExpense(db: Db, row: typeof tripExpenses.$inferInsert): Promise<void> {
  const { id: _id, tripId: _tripId, ...set } = row;
  await db
    .insert(tripExpenses)
    .values(row)
    .onConflictDoUpdate({
      ...{ target: tripExpenses.id, set },
      // Another trip's with the same id is not ours to write over.
      setWhere: eq(tripExpenses.tripId, row.tripId),
    });
}

/** Everybody's list, and that of one member; in the order of writing. */
export const listPacking = (
  db: Db,
  tripId: string,
  memberId: string | null,
): Promise<PackingRow[]> =>
  db
    .select()
    .from(tripPacking)
    .where(
      and(
        eq(tripPacking.tripId, tripId),
        or(isNull(tripPacking.memberId), memberId ? eq(tripPacking.memberId, memberId) : undefined),
      ),
    )
    .orderBy(asc(tripPacking.createdAt), asc(tripPacking.id));

/** How many things are on a trip's lists. */
export async function countPacking(db: Db, tripId: string): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(tripPacking)
    .where(eq(tripPacking.tripId, tripId));
  return row?.all ?? 0;
}

/** A thing of whichever trip. Null: there is none. */
export async function findPacking(db: Db, id: string): Promise<PackingRow | null> {
  const [row] = await db.select().from(tripPacking).where(eq(tripPacking.id, id));
  return row ?? null;
}

/** Keeps a thing, in the place of its former self. */
export async function putPacking(db: Db, row: typeof tripPacking.$inferInsert): Promise<void> {
  const { text, doneBy } = row;
  await db
    .insert(tripPacking)
    .values(row)
    .onConflictDoUpdate({
      ...{ target: tripPacking.id, set: { text, doneBy } },
      setWhere: eq(tripPacking.tripId, row.tripId),
    });
}

/** Says nothing when it is gone. */
export async function deletePacking(db: Db, id: string): Promise<void> {
  await db.delete(tripPacking).where(eq(tripPacking.id, id));
}
