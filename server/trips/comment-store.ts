import { and, asc, count, eq, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { tripComments, tripVotes } from "#server/db/schema/quotes.ts";

export type TripCommentRow = typeof tripComments.$inferSelect & { votes: number };

/** Oldest first, each with its votes. */
export async function listComments(db: Db, tripId: string): Promise<TripCommentRow[]> {
  const rows = await db
    .select({ comment: tripComments, votes: count(tripVotes.voter) })
    .from(tripComments)
    .leftJoin(tripVotes, eq(tripVotes.commentId, tripComments.id))
    .where(eq(tripComments.tripId, tripId))
    .groupBy(tripComments.id)
    .orderBy(asc(tripComments.createdAt), asc(tripComments.id));
  return rows.map(({ comment, votes }) => ({ ...comment, votes }));
}

/** How many comments a trip has, and how many of them came by reading links. */
export async function countComments(
  db: Db,
  tripId: string,
): Promise<{ all: number; byReaders: number }> {
  const [row] = await db
    .select({
      all: count(),
      byReaders: sql<number>`count(*) filter (where ${tripComments.byReader})`.mapWith(Number),
    })
    .from(tripComments)
    .where(eq(tripComments.tripId, tripId));
  return row ?? { all: 0, byReaders: 0 };
}

/** Keeps a comment. */
export async function insertComment(
  db: Db,
  comment: typeof tripComments.$inferInsert,
): Promise<void> {
  await db.insert(tripComments).values(comment);
}

const isOf = (tripId: string, id: string) =>
  and(eq(tripComments.tripId, tripId), eq(tripComments.id, id));

/** @returns false when the trip has no such comment */
export async function deleteComment(db: Db, tripId: string, id: string): Promise<boolean> {
  const rows = await db.delete(tripComments).where(isOf(tripId, id)).returning();
  return rows.length > 0;
}

/** Null: the trip has no such comment. */
export async function findComment(
  db: Db,
  tripId: string,
  id: string,
): Promise<typeof tripComments.$inferSelect | null> {
  const [row] = await db.select().from(tripComments).where(isOf(tripId, id));
  return row ?? null;
}

/** A vote, or the same one taken back. `most`: votes that a comment can have. */
export async function toggleVote(
  db: Db,
  commentId: string,
  voter: string,
  most: number,
): Promise<void> {
  const taken = await db
    .delete(tripVotes)
    .where(and(eq(tripVotes.commentId, commentId), eq(tripVotes.voter, voter)))
    .returning();
  if (taken.length > 0) return;
  await queryRows(
    db,
    sql`insert into trip_votes (comment_id, voter) select ${commentId}::uuid, ${voter}
      where (select count(*) from trip_votes where comment_id = ${commentId}::uuid) < ${most}
      on conflict do nothing`,
  );
}
