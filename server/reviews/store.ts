import { and, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { ReviewSummary } from "#contract/wire/reviews.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import { behindPlace, cutPage, newestFirst, orderBy, placeText } from "#server/db/keyset.ts";
import { comments } from "#server/db/schema/voices.ts";
import { readStoredCounts } from "#server/db/stored-counts.ts";

export type ReviewRow = typeof comments.$inferSelect;
type Author = {
  userId: string;
  authorName: string;
  authorEmail: string;
  avatarPath: string | null;
};
/** What a review is about: a page of ours. */
export type Subject = Pick<ReviewRow, "placePath" | "placeName">;
type Words = Pick<ReviewRow, "title" | "rating" | "comment" | "excerpt"> & Partial<Subject>;
export type ReviewRows = { rows: ReviewRow[]; next: string | null };

const latest = newestFirst(comments.createdAt);

/** What everybody may read of the reviews, by the names of the specification: for the data calls. */
export const publicReviewRows = sql`
  select id, created_at, author_name as "Name", avatar_path as path, rating as ratings,
    title, comment, excerpt, place_path as place, place_name, answer
  from comments where hidden_at is null`;

/** One post of an account at a time, until the transaction ends. */
export async function lockAuthor(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`review:${userId}`}, 0))`);
}

/** When an account last posted, hidden reviews too. Null: never. */
export async function findLastPost(db: Db, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: comments.createdAt })
    .from(comments)
    .where(eq(comments.userId, userId))
    .orderBy(desc(comments.createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}

/** Shown at once; how often somebody may is decided before. */
export async function insertReview(
  db: Db,
  author: Author,
  words: Words,
  createdAt: Date,
): Promise<ReviewRow> {
  const [row] = await db
    .insert(comments)
    .values({ ...author, ...words, createdAt })
    .returning();
  if (!row) throw new Error("a review could not be stored");
  return row;
}

/** Whether an account has a review of that title and moment, hidden ones too. */
export async function hasReview(
  db: Db,
  userId: string,
  title: string,
  createdAt: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.userId, userId),
        eq(comments.title, title),
        eq(comments.createdAt, createdAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Hidden ones too. Null: there is none. */
export async function findReview(db: Db, id: number): Promise<ReviewRow | null> {
  const [row] = await db.select().from(comments).where(eq(comments.id, id));
  return row ?? null;
}

/** Says nothing when it has been deleted meanwhile. */
export async function updateReview(
  db: Db,
  id: number,
  change: Partial<
    Words & Pick<ReviewRow, "editedAt" | "hiddenAt" | "hiddenReason" | "answer" | "answeredAt">
  >,
): Promise<void> {
  await db.update(comments).set(change).where(eq(comments.id, id));
}

/** Gives an account's reviews its picture, or takes it away. @returns whether there were any */
export async function setAvatar(db: Db, userId: string, path: string | null): Promise<boolean> {
  const rows = await db
    .update(comments)
    .set({ avatarPath: path })
    .where(eq(comments.userId, userId))
    .returning({ id: comments.id });
  return rows.length > 0;
}

/** Reports of it go with it. That it is announced is the service's to see to. */
export async function deleteReview(db: Db, id: number): Promise<void> {
  await db.delete(comments).where(eq(comments.id, id));
}

/** Newest first. @throws AppError validation_failed for an unreadable place */
export async function listShown(db: Db, limit: number, before?: string): Promise<ReviewRows> {
  const rows = await db
    .select({ ...getTableColumns(comments), place: placeText(latest) })
    .from(comments)
    .where(and(isNull(comments.hiddenAt), behindPlace(latest, comments.id, before)))
    .orderBy(...orderBy(latest, comments.id))
    .limit(limit + 1);
  return cutPage(rows, limit);
}

/** Newest first, those that the desk has hidden too. */
export const listOfUser = (db: Db, userId: string): Promise<ReviewRow[]> =>
  db
    .select()
    .from(comments)
    .where(eq(comments.userId, userId))
    .orderBy(desc(comments.createdAt), desc(comments.id));

/** Count, average to one decimal (null without reviews) and how many of each star, one to five. */
export async function summariseShown(db: Db): Promise<ReviewSummary> {
  const kept = await readStoredCounts(db, "reviews.stars");
  const stars: ReviewSummary["stars"] = [0, 0, 0, 0, 0];
  for (const [rating, count] of kept) stars[Number(rating) - 1] = count;
  const count = stars.reduce((sum, each) => sum + each, 0);
  const total = stars.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { count, average: count ? Math.round((total / count) * 10) / 10 : null, stars };
}

/** For the download of a person's data: hidden ones too. */
export const readForExport = (db: Db, userId: string): Promise<Record<string, unknown>[]> =>
  queryRows(
    db,
    sql`select id, author_name, author_email, rating, title, comment, excerpt, place_name, created_at, edited_at, hidden_at, answer
      from comments where user_id = ${userId}::uuid order by id`,
  );
