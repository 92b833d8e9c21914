import { and, eq, getTableColumns, isNotNull, isNull, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { behindPlace, cutPage, newestFirst, orderBy, placeText } from "#server/db/keyset.ts";
import { commentReports, comments } from "#server/db/schema/voices.ts";
import type { ReviewRow } from "./store.ts";

const latest = newestFirst(comments.createdAt);

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
