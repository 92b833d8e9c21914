import { and, asc, eq, exists, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { chatMessages, chatPresence, chatThreads } from "#server/db/schema/voices.ts";

export type Thread = typeof chatThreads.$inferSelect;
export type Message = typeof chatMessages.$inferSelect;
/** Messages sent at once: the rest is asked for with `after`. */
const mostMessages = 200;

/** Keeps the hash of the visitor's secret, never the secret. */
export async function insertThread(
  db: Db,
  thread: typeof chatThreads.$inferInsert,
): Promise<Thread> {
  const [row] = await db.insert(chatThreads).values(thread).returning();
  if (!row) throw new Error("a conversation could not be stored");
  return row;
}

/** By the hash of the visitor's token. Null: no such conversation. */
export async function findByToken(db: Db, tokenHash: string): Promise<Thread | null> {
  const [row] = await db.select().from(chatThreads).where(eq(chatThreads.tokenHash, tokenHash));
  return row ?? null;
}

/** By its id alone: whether the asker may see it is the service's to decide. */
export async function findThread(db: Db, id: string): Promise<Thread | null> {
  const [row] = await db.select().from(chatThreads).where(eq(chatThreads.id, id));
  return row ?? null;
}

/** As `findThread`; its messages come one after the other until the transaction ends. */
export async function lockThread(db: Db, id: string): Promise<Thread | null> {
  const [row] = await db.select().from(chatThreads).where(eq(chatThreads.id, id)).for("update");
  return row ?? null;
}

/** Says nothing when the conversation is gone. */
export async function updateThread(db: Db, id: string, change: Partial<Thread>): Promise<void> {
  await db.update(chatThreads).set(change).where(eq(chatThreads.id, id));
}

/** Its id is its place in the conversation. */
export async function insertMessage(
  db: Db,
  message: typeof chatMessages.$inferInsert,
): Promise<Message> {
  const [row] = await db.insert(chatMessages).values(message).returning();
  if (!row) throw new Error("a message could not be stored");
  return row;
}

/**
 * A conversation whose visitor left an address and went, with the desk's answers since their last sign of
 * life that no mail has carried; locked until the transaction ends. Null: there is none.
 */
export async function takeUnseen(
  db: Db,
  goneSince: Date,
): Promise<{ thread: Thread; bodies: string[] } | null> {
  const unseen = and(
    eq(chatMessages.threadId, chatThreads.id),
    eq(chatMessages.author, "desk"),
    sql`${chatMessages.createdAt} > coalesce(${chatThreads.visitorSeenAt}, '-infinity')`,
    sql`${chatMessages.createdAt} > coalesce(${chatThreads.visitorMailedAt}, '-infinity')`,
  );
  const [thread] = await db
    .select()
    .from(chatThreads)
    .where(
      and(
        ne(chatThreads.email, ""),
        lt(chatThreads.visitorSeenAt, goneSince),
        exists(db.select({ id: chatMessages.id }).from(chatMessages).where(unseen)),
      ),
    )
    .limit(1)
    .for("update", { skipLocked: true });
  if (!thread) return null;
  const messages = await db
    .select({ body: chatMessages.body })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, thread.id))
    .where(unseen)
    .orderBy(asc(chatMessages.id));
  return { thread, bodies: messages.map(({ body }) => body) };
}

/** In order, those behind `after`. */
export const listMessages = (db: Db, threadId: string, after = 0): Promise<Message[]> =>
  db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.threadId, threadId), gt(chatMessages.id, after)))
    .orderBy(asc(chatMessages.id))
    .limit(mostMessages);

/** An administrator is at the chat, as of `now`. */
export async function markPresent(db: Db, adminId: string, now: Date): Promise<void> {
  await db
    .insert(chatPresence)
    .values({ adminId, seenAt: now })
    .onConflictDoUpdate({ target: chatPresence.adminId, set: { seenAt: now } });
}

/** An administrator has left the chat; one who was not there is no error. */
export async function markAbsent(db: Db, adminId: string): Promise<void> {
  await db.delete(chatPresence).where(eq(chatPresence.adminId, adminId));
}

/** Administrators seen after `since`; those a day older are forgotten. */
export async function countPresent(db: Db, since: Date): Promise<number> {
  await db
    .delete(chatPresence)
    .where(lt(chatPresence.seenAt, new Date(since.getTime() - 86_400_000)));
  return db.$count(chatPresence, gt(chatPresence.seenAt, since));
}

/** For the download of a person's data: what they and the desk said while they were signed in. */
export const readForExport = (db: Db, userId: string): Promise<Record<string, unknown>[]> =>
  queryRows(
    db,
    sql`select name, email, status, created_at,
        (select coalesce(json_agg(json_build_object('author', m.author, 'body', m.body, 'at', m.created_at) order by m.id), '[]'::json)
          from chat_messages m where m.thread_id = t.id) as messages
      from chat_threads t where user_id = ${userId}::uuid order by created_at`,
  );

/** By account, or without one with its address. @returns the ids of what is gone */
export async function deleteOfPerson(
  db: Db,
  { userId, email }: { userId: string; email: string | null },
): Promise<string[]> {
  const rows = await db
    .delete(chatThreads)
    .where(
      or(
        eq(chatThreads.userId, userId),
        email
          ? and(isNull(chatThreads.userId), sql`lower(${chatThreads.email}) = ${email}`)
          : undefined,
      ),
    )
    .returning({ id: chatThreads.id });
  return rows.map(({ id }) => id);
}
