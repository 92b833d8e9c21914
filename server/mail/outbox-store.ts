import { randomUUID } from "node:crypto";
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { cleanLine, isAddress } from "#contract/text.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import { behindPlace, cutPage, newestFirst, orderBy, placeText } from "#server/db/keyset.ts";
import { mailOutbox } from "#server/db/schema/foundation.ts";
import type { Channel, Mail, OutboxMail } from "./mail.ts";
import { officeLine, putOffice } from "./office-line.ts";
import { type LinkSeal, putSecretsBack, sealOf, takeSecretsOut } from "./sealed-links.ts";

export const outboxChannel = "mail_outbox";

const cleanHeaders = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, cleanLine(value)]));

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const forms: Record<Exclude<Channel, "mail">, RegExp> = {
  sms: /^\+\d{2,15}$/,
  whatsapp: /^\+\d{2,15}$/,
  push: uuid,
  webhook: uuid,
};
const canReach = (channel: Channel, to: string) =>
  channel === "mail" ? isAddress(to) : forms[channel].test(to);

const listSecrets = (seal: LinkSeal, id: string, secrets: string[]) =>
  secrets.length > 0 ? seal.seal(id, JSON.stringify(secrets)) : "";

/** A message as a row of `insertMails`. */
function layOutRow(mail: Mail, seal: LinkSeal): SQL {
  const { channel = "mail" } = mail;
  const id = randomUUID();
  const headers = cleanHeaders(mail.headers ?? {});
  const cut = takeSecretsOut(mail.kind, { text: mail.text, html: mail.html, headers });
  const to = cleanLine(mail.to).trim();
  const isGood = canReach(channel, to);
  return sql`(${id}::uuid, ${channel}::text, ${mail.kind}::text, ${mail.person ?? null}::uuid, ${to}::text,
    ${cleanLine(mail.subject).slice(0, 300)}::text, ${cut.text}::text, ${cut.html}::text,
    ${JSON.stringify(cut.headers)}::jsonb, ${listSecrets(seal, id, cut.secrets)}::text,
    ${isGood ? "pending" : "failed"}::text, ${isGood ? null : "not an address"}::text)`;
}

/**
 * Messages into the outbox, as a statement or a part of one, signed by the office as it is now. They go out
 * only if the transaction commits. `only`: a table of the statement, without a row of which none is written.
 * Whatever stands in a header is one line here, whoever built it; what is not one address is never tried.
 * Links and codes are sealed for their row, and gone once it is sent (docs/decisions/088).
 */
export function insertMails(db: Db, mails: [Mail, ...Mail[]], only?: SQL): SQL {
  const seal = sealOf(db);
  const rows = mails.map((mail) => layOutRow(mail, seal));
  return sql`insert into mail_outbox (id, channel, kind, person_id, to_address, subject, body_text, body_html,
      headers, sealed, status, last_error)
    select mail.id, channel, kind, person_id, to_address, subject, ${putOffice(sql`body_text`, sql`office.line`)},
      ${putOffice(sql`body_html`, sql`office.html`)}, headers, sealed, status, last_error
    from (values ${sql.join(rows, sql`, `)}) as mail (id, channel, kind, person_id, to_address,
      subject, body_text, body_html, headers, sealed, status, last_error), ${officeLine} as office${only && sql`, ${only}`}
    returning mail_outbox.id, pg_notify(${outboxChannel}, '') as told`;
}

/** Writes a message into the outbox. @returns its id */
export async function queueMail(db: Db, mail: Mail): Promise<string> {
  const [row] = await queryRows<{ id: string }>(db, insertMails(db, [mail]));
  if (!row) throw new Error("a message was not written");
  return row.id;
}

type Row = typeof mailOutbox.$inferSelect;

/** A row with its links in their places; `isShut` where their key is not here. */
function openRow(db: Db, row: Row) {
  const cut = { text: row.bodyText, html: row.bodyHtml, headers: row.headers };
  if (!row.sealed) return { ...putSecretsBack(cut, [], "[gone since it was sent]"), isShut: false };
  try {
    const secrets = JSON.parse(sealOf(db).unseal(row.id, row.sealed)) as string[];
    return { ...putSecretsBack(cut, secrets, ""), isShut: false };
  } catch {
    return { ...putSecretsBack(cut, [], "[sealed with another key]"), isShut: true };
  }
}

const toMail = (db: Db, row: Row): OutboxMail => ({
  ...openRow(db, row),
  id: row.id,
  channel: row.channel,
  kind: row.kind,
  to: row.toAddress,
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  handedOverAt: row.handedOverAt,
  createdAt: row.createdAt,
  sentAt: row.sentAt,
});

/** Takes away what was written to a person, or about them to others; what is being sent ends there. */
export async function deleteMailOf(
  db: Db,
  { userId, email, phone }: { userId: string; email: string | null; phone: string | null },
): Promise<void> {
  const to = [email, phone && `+${phone}`].filter((one) => one !== null && one !== "");
  await db
    .delete(mailOutbox)
    .where(
      or(
        eq(mailOutbox.personId, userId),
        to.length > 0 ? inArray(sql`lower(${mailOutbox.toAddress})`, to) : undefined,
        email ? sql`lower(${mailOutbox.headers} ->> 'Reply-To') = ${email}` : undefined,
      ),
    );
}

/** Days that a message is kept after it has gone, or was given up. */
const retentionDays = 30;

/** Forgets messages that are over; the farewell of a deleted account after a day. */
export async function forgetOldMail(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db
    .delete(mailOutbox)
    .where(
      and(
        ne(mailOutbox.status, "pending"),
        or(
          lt(mailOutbox.createdAt, before(retentionDays)),
          and(eq(mailOutbox.kind, "account-deleted"), lt(mailOutbox.createdAt, before(1))),
        ),
      ),
    );
}

/** Newest first. */
export async function listMail(db: Db, limit = 100, to?: string): Promise<OutboxMail[]> {
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(to === undefined ? undefined : eq(mailOutbox.toAddress, to))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(limit);
  return rows.map((row) => toMail(db, row));
}

/** In whatever state it is, its texts included. */
export async function findMail(db: Db, id: string): Promise<OutboxMail | null> {
  const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  return row ? toMail(db, row) : null;
}

/** A letter to many: whatever one person waits for (a code, an answer) goes before it. As in the index. */
const isToMany = sql`(kind = 'newsletter-issue')`;

/** Seconds: no message waits longer for its next try. */
export const longestWait = 6 * 3600;

/** What waits by a clock that was ahead, and has been set right since, is due too: it would wait for hours or months. */
const isDue = (now: Date) =>
  or(
    eq(mailOutbox.attempts, 0),
    lte(mailOutbox.nextAttemptAt, now),
    gt(mailOutbox.nextAttemptAt, new Date(now.getTime() + (longestWait + 60) * 1000)),
  );

/** Takes due messages of a channel and holds them, so that two processes never send one twice. */
export async function claimDueMail(
  db: Db,
  now: Date,
  limit: number,
  { channel = "mail", hold = 60_000 }: { channel?: Channel; hold?: number } = {},
): Promise<OutboxMail[]> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.channel, channel), eq(mailOutbox.status, "pending"), isDue(now)))
    .orderBy(asc(isToMany), asc(mailOutbox.nextAttemptAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  const rows = await db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + hold),
    })
    .where(sql`${mailOutbox.id} in ${due}`)
    .returning();
  return rows.map((row) => toMail(db, row));
}

type Claimed = Pick<OutboxMail, "id" | "attempts">;

/** The row while it is still held by the try that claimed it. */
const heldBy = ({ id, attempts }: Claimed) =>
  and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts), eq(mailOutbox.status, "pending"));

/** Holds a claimed message for longer. @returns false when it is no longer this try's */
export async function holdMail(
  db: Db,
  claimed: Claimed,
  until: Date,
  handedOver: boolean,
): Promise<boolean> {
  const rows = await db
    .update(mailOutbox)
    .set({ nextAttemptAt: until, ...(handedOver && { handedOverAt: new Date() }) })
    .where(heldBy(claimed))
    .returning({ id: mailOutbox.id });
  return rows.length > 0;
}

/** Marks a mail as sent, for the process that holds its claim alone, and drops the sealed links. */
export async function markMailSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ status: "sent", sentAt: now, lastError: null, sealed: "" })
    .where(eq(mailOutbox.id, id));
}

/** `retryAt` null: given up, kept for the desk. `unanswered`: it may have arrived all the same. */
export async function markMailFailed(
  db: Db,
  claimed: Claimed,
  { error, retryAt, unanswered }: { error: string; retryAt: Date | null; unanswered: boolean },
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({
      lastError: error.slice(0, 500),
      ...(!unanswered && { handedOverAt: null }),
      ...(retryAt ? { nextAttemptAt: retryAt } : { status: "failed" }),
    })
    .where(heldBy(claimed));
}

export type OutboxRow = Row;

const latestFirst = newestFirst(mailOutbox.createdAt);

/** One page of a state, the latest first. @throws AppError validation_failed for an unreadable place */
export async function listOutbox(
  db: Db,
  { status, after }: { status: Row["status"]; after?: string | undefined },
): Promise<{ rows: OutboxRow[]; next: string | null }> {
  const limit = 40;
  const rows = await db
    .select({ ...getTableColumns(mailOutbox), place: placeText(latestFirst) })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.status, status), behindPlace(latestFirst, mailOutbox.id, after)))
    .orderBy(...orderBy(latestFirst, mailOutbox.id))
    .limit(limit + 1);
  return cutPage(rows, limit);
}

/** Messages that were given up, and those that wait. */
export async function countOutbox(db: Db): Promise<{ failed: number; pending: number }> {
  const [failed, pending] = await Promise.all([
    db.$count(mailOutbox, eq(mailOutbox.status, "failed")),
    db.$count(mailOutbox, eq(mailOutbox.status, "pending")),
  ]);
  return { failed, pending };
}

/** A message that was given up begins again. @returns it, null when there is no such one */
export async function sendAgain(db: Db, id: string, now: Date): Promise<OutboxRow | null> {
  const [row] = await db
    .update(mailOutbox)
    .set({ status: "pending", attempts: 0, nextAttemptAt: now, handedOverAt: null })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.status, "failed")))
    .returning();
  await db.execute(sql`select pg_notify(${outboxChannel}, '')`);
  return row ?? null;
}

/** Rows of before there was sealing, from an earlier version or its backup: as if they were written now. */
export async function sealEarlierMail(db: Db): Promise<void> {
  for (;;) {
    const rows = await db.select().from(mailOutbox).where(isNull(mailOutbox.sealed)).limit(100);
    for (const { id, kind, status, bodyText: text, bodyHtml: html, headers } of rows) {
      const cut = takeSecretsOut(kind, { text, html, headers });
      const sealed = status === "sent" ? "" : listSecrets(sealOf(db), id, cut.secrets);
      await db
        .update(mailOutbox)
        .set({ bodyText: cut.text, bodyHtml: cut.html, headers: cut.headers, sealed })
        .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sealed)));
    }
    if (rows.length < 100) return;
  }
}
