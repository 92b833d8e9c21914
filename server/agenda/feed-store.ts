import { and, eq, gte, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { deskSettings } from "#server/db/schema/desk.ts";
import { admins } from "#server/db/schema/foundation.ts";
import { calendarFeeds } from "#server/db/schema/quotes.ts";

export type FeedRow = typeof calendarFeeds.$inferSelect;

/** Opened since the password was changed last: what was open before went with it. */
const isOfThisPassword = or(
  isNull(admins.passwordChangedAt),
  gte(calendarFeeds.createdAt, admins.passwordChangedAt),
);

/**
 * Without a second factor, while everybody needs one, the desk is shut, and this with it; a driver or guide reads their
 * own duties alone.
 */
const mayRead = and(
  ne(admins.role, "driver"),
  or(
    isNotNull(admins.totpConfirmedAt),
    sql`not coalesce((select ${deskSettings.secondFactorRequired} and coalesce(${deskSettings.secondFactorFrom} <= now(), true) from ${deskSettings}), false)`,
  ),
);

/** Null: this administrator has no address open. */
export async function findFeed(db: Db, adminId: string): Promise<FeedRow | null> {
  const [row] = await db
    .select({ feed: calendarFeeds })
    .from(calendarFeeds)
    .innerJoin(admins, eq(admins.id, calendarFeeds.adminId))
    .where(and(eq(calendarFeeds.adminId, adminId), isOfThisPassword));
  return row?.feed ?? null;
}

/** Whose address it is, while they are of the desk and might sign in to it. Null: nobody's, or not any more. */
export async function findFeedByHash(db: Db, tokenHash: string): Promise<FeedRow | null> {
  const [row] = await db
    .select({ feed: calendarFeeds })
    .from(calendarFeeds)
    .innerJoin(admins, eq(admins.id, calendarFeeds.adminId))
    .where(
      and(
        eq(calendarFeeds.tokenHash, tokenHash),
        isNull(admins.disabledAt),
        isOfThisPassword,
        mayRead,
      ),
    );
  return row?.feed ?? null;
}

/** Opens an address in place of the one there was. */
export async function setFeed(
  db: Db,
  feed: { adminId: string; tokenHash: string; createdAt: Date },
): Promise<void> {
  await db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({
      target: calendarFeeds.adminId,
      set: { tokenHash: feed.tokenHash, createdAt: feed.createdAt, readAt: null },
    });
}

/** @returns false when none was open */
export async function deleteFeed(db: Db, adminId: string): Promise<boolean> {
  const rows = await db
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.adminId, adminId))
    .returning({ adminId: calendarFeeds.adminId });
  return rows.length > 0;
}

/** When a program read it last. */
export async function markFeedRead(db: Db, adminId: string, readAt: Date): Promise<void> {
  await db.update(calendarFeeds).set({ readAt }).where(eq(calendarFeeds.adminId, adminId));
}
