import { and, asc, eq, getTableColumns, isNull, or, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { behindPlace, cutPage, newestFirst, orderBy, placeText } from "#server/db/keyset.ts";
import { contactMessages, contactReplies } from "#server/db/schema/voices.ts";

export type ContactMessage = typeof contactMessages.$inferSelect;
export type ContactReply = typeof contactReplies.$inferSelect;
export type ContactStatus = ContactMessage["status"];

/** @returns null when the reference is taken */
export async function insertMessage(
  db: Db,
  message: typeof contactMessages.$inferInsert,
): Promise<ContactMessage | null> {
  const [row] = await db.insert(contactMessages).values(message).onConflictDoNothing().returning();
  return row ?? null;
}

/** A mail that belongs to no thread. */
export type MailToSort = {
  name: string;
  /** "" where the mail names none. */
  email: string;
  subject: string;
  message: string;
  unproved: boolean;
  namesTrip: string;
  mailKey: string;
};

/** Whether this delivery has been kept. */
export const hasMail = async (db: Db, mailKey: string): Promise<boolean> =>
  (await db.$count(contactMessages, eq(contactMessages.mailKey, mailKey))) > 0;

/** Closes a mail by the trip that it belongs to. @returns whether it was joined to none before */
export async function markJoined(db: Db, id: string, tripId: string): Promise<boolean> {
  // The trip is looked for by whoever joins: a foreign one must not become a fault of the database.
  const rows = await db
    .update(contactMessages)
    .set({
      joinedTripId: sql`(select t.id from trips t where t.id = ${tripId}::uuid)`,
      status: "closed",
    })
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.joinedTripId)))
    .returning({ id: contactMessages.id });
  return rows.length > 0;
}

/** The message that the desk calls so; null where there is none. */
export async function findByReference(db: Db, reference: string): Promise<{ id: string } | null> {
  const rows = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.reference, reference));
  return rows[0] ?? null;
}

/** With its status; replies are read apart. */
export async function findMessage(db: Db, id: string): Promise<ContactMessage | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row ?? null;
}

export type ContactQuery = {
  status?: ContactStatus | undefined;
  search?: string | undefined;
  before?: string | undefined;
  limit: number;
};

const latest = newestFirst(contactMessages.createdAt);

/** Newest first. @throws AppError validation_failed for an unreadable place */
export async function listMessages(
  db: Db,
  query: ContactQuery,
): Promise<{ rows: ContactMessage[]; next: string | null }> {
  const { id, name, email, message, reference, status, subject } = contactMessages;
  const needle = query.search ? `%${query.search.replaceAll(/[\\%_]/g, "\\$&")}%` : null;
  const rows = await db
    .select({ ...getTableColumns(contactMessages), place: placeText(latest) })
    .from(contactMessages)
    .where(
      and(
        query.status ? eq(status, query.status) : undefined,
        needle
          ? sql`(${name} || ' ' || ${email} || ' ' || ${reference} || ' ' || ${subject} || ' ' || ${message}) ilike ${needle}`
          : undefined,
        behindPlace(latest, id, query.before),
      ),
    )
    .orderBy(...orderBy(latest, id))
    .limit(query.limit + 1);
  return cutPage(rows, query.limit);
}

/** Oldest first. */
export const listReplies = (db: Db, messageId: string): Promise<ContactReply[]> =>
  db
    .select()
    .from(contactReplies)
    .where(eq(contactReplies.messageId, messageId))
    .orderBy(asc(contactReplies.createdAt));

/** The mail that carries it is queued in the same transaction. */
export async function insertReply(
  db: Db,
  reply: typeof contactReplies.$inferInsert,
): Promise<ContactReply> {
  const [row] = await db.insert(contactReplies).values(reply).returning();
  if (!row) throw new Error("a reply could not be stored");
  return row;
}

/** Says nothing when there is no such message. */
export async function setStatus(db: Db, id: string, status: ContactStatus): Promise<void> {
  await db.update(contactMessages).set({ status }).where(eq(contactMessages.id, id));
}

/** For the download of a person's data: what they wrote while signed in, and the answers. */
export const readForExport = (db: Db, userId: string): Promise<Record<string, unknown>[]> =>
  queryRows(
    db,
    sql`select reference, name, email, phone, message, status, created_at,
        (select coalesce(json_agg(json_build_object('body', r.body, 'at', r.created_at) order by r.created_at), '[]'::json)
          from contact_replies r where r.message_id = c.id) as replies
      from contact_messages c where user_id = ${userId}::uuid order by created_at`,
  );

/** By account, or without one from its address. @returns the ids of what is gone */
export async function deleteOfPerson(
  db: Db,
  { userId, email }: { userId: string; email: string | null },
): Promise<string[]> {
  const rows = await db
    .delete(contactMessages)
    .where(
      or(
        eq(contactMessages.userId, userId),
        email
          ? and(isNull(contactMessages.userId), sql`lower(${contactMessages.email}) = ${email}`)
          : undefined,
      ),
    )
    .returning({ id: contactMessages.id });
  return rows.map(({ id }) => id);
}

/** Messages whose status is still `new`. */
export const countNew = (db: Db): Promise<number> =>
  db.$count(contactMessages, eq(contactMessages.status, "new"));
