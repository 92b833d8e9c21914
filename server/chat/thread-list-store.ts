import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { behindPlace, cutPage, newestFirst, orderBy, placeText } from "#server/db/keyset.ts";
import { chatThreads } from "#server/db/schema/voices.ts";
import type { Thread } from "./store.ts";

export type ThreadQuery = {
  status?: Thread["status"] | undefined;
  before?: string | undefined;
  limit: number;
};
export type DeskThread = Thread & { lastBody: string; unread: number };

const latest = newestFirst(chatThreads.lastMessageAt);

/**
 * For the desk: the latest first, each with its last words and how many it has not seen.
 * @throws AppError validation_failed for an unreadable place
 */
export async function listThreads(
  db: Db,
  query: ThreadQuery,
): Promise<{ rows: DeskThread[]; next: string | null }> {
  const rows = await db
    .select({
      ...getTableColumns(chatThreads),
      place: placeText(latest),
      lastBody: sql<string>`coalesce((select body from chat_messages m where m.thread_id = ${chatThreads}.id order by m.id desc limit 1), '')`,
      unread: sql<number>`(select count(*)::int from chat_messages m where m.thread_id = ${chatThreads}.id
        and m.author = 'visitor' and m.created_at > coalesce(${chatThreads}.desk_seen_at, '-infinity'))`,
    })
    .from(chatThreads)
    .where(
      and(
        query.status ? eq(chatThreads.status, query.status) : undefined,
        behindPlace(latest, chatThreads.id, query.before),
      ),
    )
    .orderBy(...orderBy(latest, chatThreads.id))
    .limit(query.limit + 1);
  return cutPage(rows, query.limit);
}

/** Open conversations with a message that the desk has not seen. */
export async function countUnread(db: Db): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select count(distinct t.id)::int as count from chat_threads t join chat_messages m on m.thread_id = t.id
        where t.status = 'open' and m.author = 'visitor' and m.created_at > coalesce(t.desk_seen_at, '-infinity')`,
  );
  return row?.count ?? 0;
}
