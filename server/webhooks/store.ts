import { sql } from "drizzle-orm";
import type { Webhook, WebhookEvent } from "#contract/wire/webhooks.ts";
import { type Db, queryRows } from "#server/db/database.ts";

/** The webhooks, and what the outbox did for each. */

type Row = Omit<Webhook, "createdAt" | "goneAt" | "lastSentAt"> & {
  createdAt: Date | string;
  goneAt: Date | string | null;
  lastSentAt: Date | string | null;
};

const toText = (at: Date | string | null) => at && new Date(at).toISOString();

/** Oldest first. */
export async function listWebhooks(db: Db): Promise<Webhook[]> {
  const rows = await queryRows<Row>(
    db,
    sql`select w.id::text as id, w.url, w.events, w.created_at as "createdAt", w.gone_at as "goneAt",
        count(*) filter (where m.status = 'sent')::int as sent,
        count(*) filter (where m.status = 'pending')::int as waiting,
        count(*) filter (where m.status = 'failed')::int as failed,
        max(m.sent_at) as "lastSentAt"
      from webhooks w left join mail_outbox m on m.channel = 'webhook' and m.to_address = w.id::text
      group by w.id order by w.created_at, w.id`,
  );
  return rows.map((row) => ({
    ...row,
    createdAt: toText(row.createdAt) ?? "",
    goneAt: toText(row.goneAt),
    lastSentAt: toText(row.lastSentAt),
  }));
}

/** Where to send, and what it is sealed with. Null: it was taken away, or is gone. */
export async function findOpenWebhook(
  db: Db,
  id: string,
): Promise<{ url: string; sealed: string } | null> {
  const [row] = await queryRows<{ url: string; sealed: string }>(
    db,
    sql`select url, sealed from webhooks where id = ${id}::uuid and gone_at is null`,
  );
  return row ?? null;
}

export type NewWebhook = {
  id: string;
  url: string;
  events: WebhookEvent[];
  sealed: string;
  adminId: string;
  at: Date;
};

/** @returns "taken" where the address is told already, "full" where there are `most`; nothing was written */
export async function insertWebhook(
  db: Db,
  { id, url, events, sealed, adminId, at }: NewWebhook,
  most: number,
): Promise<"kept" | "taken" | "full"> {
  // One at a time: two at once would pass the count both.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('webhooks'))`);
  const [{ count = 0 } = {}] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from webhooks`,
  );
  if (count >= most) return "full";
  const rows = await queryRows(
    db,
    sql`insert into webhooks (id, url, events, sealed, created_by, created_at)
      values (${id}::uuid, ${url}, array[${sql.join(
        events.map((name) => sql`${name}`),
        sql`, `,
      )}]::text[], ${sealed}, ${adminId}::uuid, ${at.toISOString()}::timestamptz)
      on conflict do nothing returning id`,
  );
  return rows.length > 0 ? "kept" : "taken";
}

/** What waits for it goes with it. @returns its address, null where there is none */
export async function deleteWebhook(db: Db, id: string): Promise<string | null> {
  await db.execute(
    sql`delete from mail_outbox where channel = 'webhook' and to_address = ${id} and status <> 'sent'`,
  );
  const [row] = await queryRows<{ url: string }>(
    db,
    sql`delete from webhooks where id = ${id}::uuid returning url`,
  );
  return row?.url ?? null;
}

/** Its receiver says that there is nothing any more: nothing more is written for it. */
export async function markGone(db: Db, id: string, at: Date): Promise<void> {
  await db.execute(
    sql`update webhooks set gone_at = ${at.toISOString()}::timestamptz where id = ${id}::uuid and gone_at is null`,
  );
}
