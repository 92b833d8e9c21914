import { and, asc, count, eq, or, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { trips } from "#server/db/schema/foundation.ts";
import { tripComments, tripVotes } from "#server/db/schema/quotes.ts";
import { tripColumns } from "#server/trips/store.ts";

/** What is talked about: a trip, or a plan that is shared by a short address. */
export type TalkSubject = { tripId: string } | { planId: string };

/** Of a trip also what was said about its plan before it was sent, and since. */
const about = (subject: TalkSubject) =>
  "planId" in subject
    ? eq(tripComments.planId, subject.planId)
    : or(
        eq(tripComments.tripId, subject.tripId),
        eq(
          tripComments.planId,
          sql`(select plan_talk from trips where id = ${subject.tripId}::uuid)`,
        ),
      );

export type TripCommentRow = typeof tripComments.$inferSelect & { votes: number };

/** Oldest first, each with its votes. */
export async function listComments(db: Db, subject: TalkSubject): Promise<TripCommentRow[]> {
  const rows = await db
    .select({ comment: tripComments, votes: count(tripVotes.voter) })
    .from(tripComments)
    .leftJoin(tripVotes, eq(tripVotes.commentId, tripComments.id))
    .where(about(subject))
    .groupBy(tripComments.id)
    .orderBy(asc(tripComments.createdAt), asc(tripComments.id));
  return rows.map(({ comment, votes }) => ({ ...comment, votes }));
}

/** How many comments there are, and how many of them came by reading links. */
export async function countComments(
  db: Db,
  subject: TalkSubject,
): Promise<{ all: number; byReaders: number }> {
  const [row] = await db
    .select({
      all: count(),
      byReaders: sql<number>`count(*) filter (where ${tripComments.byReader})`.mapWith(Number),
    })
    .from(tripComments)
    .where(about(subject));
  return row ?? { all: 0, byReaders: 0 };
}

/** Keeps a comment. */
export async function insertComment(
  db: Db,
  comment: typeof tripComments.$inferInsert,
): Promise<void> {
  await db.insert(tripComments).values(comment);
}

const isOf = (subject: TalkSubject, id: string) => and(about(subject), eq(tripComments.id, id));

/** @returns false when there is no such comment */
export async function deleteComment(db: Db, subject: TalkSubject, id: string): Promise<boolean> {
  const rows = await db.delete(tripComments).where(isOf(subject, id)).returning();
  return rows.length > 0;
}

/** Null: there is no such comment. */
export async function findComment(
  db: Db,
  subject: TalkSubject,
  id: string,
): Promise<typeof tripComments.$inferSelect | null> {
  const [row] = await db.select().from(tripComments).where(isOf(subject, id));
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

/** The requests in which the talk about a shared plan goes on. */
export const listTripsOfTalk = (db: Db, planId: string) =>
  db.select(tripColumns).from(trips).where(eq(trips.planTalk, planId)).limit(20);
