import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from "drizzle-orm";
import type { ReviewSummary } from "#contract/reviews.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import { behindPlace, cutPage, newestFirst, orderBy, placeText } from "#server/db/keyset.ts";
import { commentReports, comments } from "#server/db/schema/voices.ts";

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
    title, comment, excerpt, place_path as place, place_name
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

/** Hidden ones too. Null: there is none. */
export async function findReview(db: Db, id: number): Promise<ReviewRow | null> {
  const [row] = await db.select().from(comments).where(eq(comments.id, id));
  return row ?? null;
}

/** Says nothing when it has been deleted meanwhile. */
export async function updateReview(
  db: Db,
  id: number,
  change: Partial<Words & Pick<ReviewRow, "editedAt" | "hiddenAt" | "hiddenReason">>,
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
  const rows = await queryRows<{ rating: number; count: number }>(
    db,
    sql`select rating::int as rating, count(*)::int as count from comments where hidden_at is null group by rating`,
  );
  const stars: ReviewSummary["stars"] = [0, 0, 0, 0, 0];
  for (const { rating, count } of rows) stars[rating - 1] = count;
  const count = stars.reduce((sum, each) => sum + each, 0);
  const total = stars.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { count, average: count ? Math.round((total / count) * 10) / 10 : null, stars };
}

/** @returns false when this reporter had reported it already */
export async function insertReport(
  db: Db,
  report: { commentId: number; reporter: string; reason: string; createdAt: Date },
): Promise<boolean> {
  const rows = await db.insert(commentReports).values(report).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Closes the open reports of a review. */
export async function settleReports(db: Db, commentId: number, now: Date): Promise<void> {
  await db
    .update(commentReports)
    .set({ settledAt: now })
    .where(and(eq(commentReports.commentId, commentId), isNull(commentReports.settledAt)));
}

export type DeskReviewRow = ReviewRow & { openReports: number; reasons: string[] };
export type DeskReviewQuery = {
  show: "all" | "shown" | "hidden" | "reported";
  search?: string | undefined;
  before?: string | undefined;
  limit: number;
};

/** For the desk: everything, with what has been reported of it. */
export async function listForDesk(
  db: Db,
  query: DeskReviewQuery,
): Promise<{ rows: DeskReviewRow[]; next: string | null }> {
  const open = db
    .select({
      commentId: commentReports.commentId,
      count: sql<number>`count(*)::int`.as("count"),
      reasons: sql<
        string[]
      >`array_agg(${commentReports.reason}) filter (where ${commentReports.reason} <> '')`.as(
        "reasons",
      ),
    })
    .from(commentReports)
    .where(isNull(commentReports.settledAt))
    .groupBy(commentReports.commentId)
    .as("open");
  const needle = query.search ? `%${query.search.replaceAll(/[\\%_]/g, "\\$&")}%` : null;
  const shown = {
    all: undefined,
    shown: isNull(comments.hiddenAt),
    hidden: isNotNull(comments.hiddenAt),
    reported: isNotNull(open.commentId),
  }[query.show];
  const rows = await db
    .select({
      ...getTableColumns(comments),
      openReports: sql<number>`coalesce(${open.count}, 0)`,
      reasons: sql<string[]>`coalesce(${open.reasons}, '{}')`,
      place: placeText(latest),
    })
    .from(comments)
    .leftJoin(open, eq(open.commentId, comments.id))
    .where(
      and(
        shown,
        needle
          ? sql`(${comments.title} || ' ' || ${comments.comment} || ' ' || ${comments.authorName} || ' ' || ${comments.authorEmail}) ilike ${needle}`
          : undefined,
        behindPlace(latest, comments.id, query.before),
      ),
    )
    .orderBy(...orderBy(latest, comments.id))
    .limit(query.limit + 1);
  return cutPage(rows, query.limit);
}

/** What an account reported of others' reviews. */
export async function deleteReportsOf(db: Db, userId: string): Promise<void> {
  await db.delete(commentReports).where(eq(commentReports.reporter, userId));
}

/** Reviews with a report that nobody has settled. */
export async function countReported(db: Db): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select count(distinct comment_id)::int as count from comment_reports where settled_at is null`,
  );
  return row?.count ?? 0;
}

/** For the download of a person's data: hidden ones too. */
export const readForExport = (db: Db, userId: string): Promise<Record<string, unknown>[]> =>
  queryRows(
    db,
    sql`select id, author_name, author_email, rating, title, comment, excerpt, place_name, created_at, edited_at, hidden_at
      from comments where user_id = ${userId}::uuid order by id`,
  );
