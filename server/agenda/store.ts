import { and, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { deskDigests, deskSnoozes, supplierAsks } from "#server/db/schema/quotes.ts";

type AskRow = typeof supplierAsks.$inferSelect;
/** What a supplier was asked for, and what they said. */
export type OpenAsk = Pick<AskRow, "tripId" | "item" | "supplierName" | "state" | "askedFor">;

/** Of some trips what suppliers are asked, without what was withdrawn; the first asked first. */
export const listAsksOf = (db: Db, tripIds: string[]): Promise<OpenAsk[]> =>
  tripIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          tripId: supplierAsks.tripId,
          item: supplierAsks.item,
          supplierName: supplierAsks.supplierName,
          state: supplierAsks.state,
          askedFor: supplierAsks.askedFor,
        })
        .from(supplierAsks)
        .where(and(inArray(supplierAsks.tripId, tripIds), isNull(supplierAsks.withdrawnAt)))
        .orderBy(supplierAsks.askedAt, supplierAsks.id);

/** What suppliers hold until a day at the latest. */
export const listHeld = (
  db: Db,
  until: string,
): Promise<Pick<AskRow, "id" | "tripId" | "supplierName" | "heldUntil">[]> =>
  db
    .select({
      id: supplierAsks.id,
      tripId: supplierAsks.tripId,
      supplierName: supplierAsks.supplierName,
      heldUntil: supplierAsks.heldUntil,
    })
    .from(supplierAsks)
    .where(
      and(
        eq(supplierAsks.state, "held"),
        isNull(supplierAsks.withdrawnAt),
        lte(supplierAsks.heldUntil, until),
      ),
    )
    .orderBy(supplierAsks.heldUntil)
    .limit(200);

/** Tasks that an administrator has put off beyond a day, as they are called. */
export async function listPutOff(db: Db, adminId: string, day: string): Promise<Set<string>> {
  const rows = await db
    .select({ task: deskSnoozes.task })
    .from(deskSnoozes)
    .where(and(eq(deskSnoozes.adminId, adminId), gt(deskSnoozes.untilDay, day)));
  return new Set(rows.map(({ task }) => task));
}

/** Puts a task off until a day, for one administrator. */
export async function putOff(
  db: Db,
  snooze: { adminId: string; task: string; untilDay: string },
): Promise<void> {
  await db
    .insert(deskSnoozes)
    .values(snooze)
    .onConflictDoUpdate({
      target: [deskSnoozes.adminId, deskSnoozes.task],
      set: { untilDay: snooze.untilDay },
    });
}

/** Takes a day's digest, once, whichever process comes first. @returns false when it was taken */
export async function takeDigest(db: Db, day: string, sentAt: Date): Promise<boolean> {
  const rows = await db
    .insert(deskDigests)
    .values({ day, sentAt })
    .onConflictDoNothing()
    .returning({ day: deskDigests.day });
  return rows.length > 0;
}
