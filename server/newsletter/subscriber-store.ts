import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { behindPlace, cutPage, newestFirst, orderBy, placeText } from "#server/db/keyset.ts";
import { newsletterSubscribers } from "#server/db/schema/voices.ts";

export type Subscriber = typeof newsletterSubscribers.$inferSelect;
export type SubscriberStatus = Subscriber["status"];

/** The row of an address, made if new; locked until the transaction ends. */
export async function takeSubscriber(db: Db, email: string, now: Date): Promise<Subscriber> {
  await db.insert(newsletterSubscribers).values({ email, createdAt: now }).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
    .for("update");
  if (!row) throw new Error("a subscriber could not be stored");
  return row;
}

/** Says nothing when there is no such subscriber. */
export async function updateSubscriber(
  db: Db,
  id: string,
  change: Partial<Subscriber>,
): Promise<void> {
  await db.update(newsletterSubscribers).set(change).where(eq(newsletterSubscribers.id, id));
}

/** By the hash of a confirmation link; locked until the transaction ends. Null: no such link. */
export async function findByConfirmHash(db: Db, hash: string): Promise<Subscriber | null> {
  const [row] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.confirmHash, hash))
    .for("update");
  return row ?? null;
}

/** By the key in each mail; locked until the transaction ends. Null: no such key. */
export async function findByUnsubscribeKey(db: Db, key: string): Promise<Subscriber | null> {
  const [row] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.unsubscribeKey, key))
    .for("update");
  return row ?? null;
}

/** By the normalized address, whatever the status. Null: never asked. */
export async function findByEmail(db: Db, email: string): Promise<Subscriber | null> {
  const [row] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return row ?? null;
}

/** For the download of a person's data. */
export const readForExport = (db: Db, email: string): Promise<Record<string, unknown>[]> =>
  queryRows(
    db,
    sql`select email, status, created_at, confirmed_at, unsubscribed_at
      from newsletter_subscribers where email = ${email}`,
  );

/** Takes a normalized address away; none is no error. */
export async function deleteByEmail(db: Db, email: string): Promise<void> {
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
}

/** How many there are of each status, 0 included. */
export async function countByStatus(db: Db): Promise<Record<SubscriberStatus, number>> {
  const rows = await db
    .select({ status: newsletterSubscribers.status, count: sql<number>`count(*)::int` })
    .from(newsletterSubscribers)
    .groupBy(newsletterSubscribers.status);
  const counts = { pending: 0, confirmed: 0, unsubscribed: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

export type SubscriberQuery = {
  status?: SubscriberStatus | undefined;
  search?: string | undefined;
  before?: string | undefined;
  limit: number;
};

const latest = newestFirst(newsletterSubscribers.createdAt);

/** Newest first. @throws AppError validation_failed for an unreadable place */
export async function listSubscribers(
  db: Db,
  query: SubscriberQuery,
): Promise<{ rows: Subscriber[]; next: string | null }> {
  const { id, status, email } = newsletterSubscribers;
  const needle = query.search ? `%${query.search.replaceAll(/[\\%_]/g, "\\$&")}%` : null;
  const rows = await db
    .select({ ...getTableColumns(newsletterSubscribers), place: placeText(latest) })
    .from(newsletterSubscribers)
    .where(
      and(
        query.status ? eq(status, query.status) : undefined,
        needle ? sql`${email} ilike ${needle}` : undefined,
        behindPlace(latest, id, query.before),
      ),
    )
    .orderBy(...orderBy(latest, id))
    .limit(query.limit + 1);
  return cutPage(rows, query.limit);
}
