import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Language } from "#contract/languages.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import { newsletterDeliveries, newsletterIssues } from "#server/db/schema/voices.ts";

export type Issue = typeof newsletterIssues.$inferSelect;
export type IssueProgress = { recipients: number; queued: number };

/** A draft, without recipients. */
export async function insertIssue(
  db: Db,
  issue: { subject: string; body: string; createdBy: string; createdAt: Date },
): Promise<Issue> {
  const [row] = await db.insert(newsletterIssues).values(issue).returning();
  if (!row) throw new Error("an issue could not be stored");
  return row;
}

/** In whatever state it is. */
export async function findIssue(db: Db, id: string): Promise<Issue | null> {
  const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
  return row ?? null;
}

/** As `findIssue`; nobody else changes it until the transaction ends. */
export async function lockIssue(db: Db, id: string): Promise<Issue | null> {
  const [row] = await db
    .select()
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, id))
    .for("update");
  return row ?? null;
}

/** Says nothing when there is no such issue. */
export async function updateIssue(db: Db, id: string, change: Partial<Issue>): Promise<void> {
  await db.update(newsletterIssues).set(change).where(eq(newsletterIssues.id, id));
}

/** Its list of recipients goes with it: for drafts alone. */
export async function deleteIssue(db: Db, id: string): Promise<void> {
  await db.delete(newsletterIssues).where(eq(newsletterIssues.id, id));
}

/** Newest first, at most `limit`. */
export const listIssues = (db: Db, limit: number): Promise<Issue[]> =>
  db
    .select()
    .from(newsletterIssues)
    .orderBy(desc(newsletterIssues.createdAt), desc(newsletterIssues.id))
    .limit(limit);

/** Those that a round has to go on with, after a restart too. */
export const listSending = (db: Db): Promise<Issue[]> =>
  db.select().from(newsletterIssues).where(eq(newsletterIssues.status, "sending"));

/** Settles who gets an issue: everybody confirmed at this moment. */
export async function addRecipients(db: Db, issueId: string): Promise<void> {
  await db.execute(sql`
    insert into newsletter_deliveries (issue_id, subscriber_id)
    select ${issueId}::uuid, id from newsletter_subscribers where status = 'confirmed'
    on conflict do nothing`);
}

export type DueDelivery = {
  subscriberId: string;
  email: string;
  unsubscribeKey: string;
  language: Language;
};

/**
 * Takes the next recipients and marks them served, in the transaction that queues their mail: a
 * process that dies takes both back. Two processes never take the same; who has left meanwhile is
 * passed over.
 */
export async function takeDeliveries(
  db: Db,
  issueId: string,
  limit: number,
  now: Date,
): Promise<{ taken: number; due: DueDelivery[] }> {
  const rows = await queryRows<{
    subscriber_id: string;
    email: string;
    unsubscribe_key: string;
    status: string;
    language: Language;
  }>(
    db,
    sql`
    with next as (
      select subscriber_id from newsletter_deliveries
      where issue_id = ${issueId}::uuid and queued_at is null
      order by subscriber_id limit ${limit} for update skip locked)
    update newsletter_deliveries d set queued_at = ${now.toISOString()}::timestamptz
    from next, newsletter_subscribers s
    where d.issue_id = ${issueId}::uuid and d.subscriber_id = next.subscriber_id and s.id = d.subscriber_id
    returning d.subscriber_id, s.email, s.unsubscribe_key, s.status, s.language`,
  );
  const due = rows
    .filter((row) => row.status === "confirmed")
    .map((row) => ({
      subscriberId: row.subscriber_id,
      email: row.email,
      unsubscribeKey: row.unsubscribe_key,
      language: row.language,
    }));
  return { taken: rows.length, due };
}

/** Recipients for whom no mail has been queued yet; 0 means the issue is out. */
export async function countWaiting(db: Db, issueId: string): Promise<number> {
  return db.$count(
    newsletterDeliveries,
    and(eq(newsletterDeliveries.issueId, issueId), isNull(newsletterDeliveries.queuedAt)),
  );
}

/** By issue; one that has no recipients yet is missing. */
export async function readProgress(
  db: Db,
  issueIds: string[],
): Promise<Map<string, IssueProgress>> {
  if (issueIds.length === 0) return new Map();
  const rows = await queryRows<{ issue_id: string; recipients: number; queued: number }>(
    db,
    sql`select issue_id, count(*)::int as recipients, count(queued_at)::int as queued
        from newsletter_deliveries
        where issue_id in (${sql.join(
          issueIds.map((id) => sql`${id}::uuid`),
          sql`, `,
        )}) group by issue_id`,
  );
  return new Map(
    rows.map(({ issue_id, recipients, queued }) => [issue_id, { recipients, queued }]),
  );
}
