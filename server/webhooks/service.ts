import { randomBytes, randomUUID } from "node:crypto";
import type { WebhookAdded, WebhookInput, WebhookList } from "#contract/wire/webhooks.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Database, Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Limiter } from "#server/limits/limiter.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import { sealOf } from "#server/mail/sealed-links.ts";
import * as store from "./store.ts";

/** Addresses that can be told at once. */
const most = 10;
/** Bytes of a secret, written as Standard Webhooks has it. */
const secretBytes = 32;

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Other programs that are told what happens: added, tried and taken away by an owner. */
export function createWebhooks({
  database,
  clock,
  limits,
}: {
  database: Database;
  clock: () => Date;
  limits: Limiter;
}) {
  const audit = (db: Db, admin: Pick<Admin, "id">, action: string, url: string) =>
    insertAudit(db, {
      actorKind: "admin",
      actorId: admin.id,
      action,
      subjectKind: "webhook",
      // The path may hold what opens it.
      subjectId: new URL(url).hostname,
    });
  const read = async (): Promise<WebhookList> => ({
    webhooks: await store.listWebhooks(database.db),
  });

  return {
    read,

    /** Its secret is shown this once. @throws AppError conflict (told already, ten are), too_many_requests */
    async add(admin: Admin, { url, events }: WebhookInput): Promise<WebhookAdded> {
      await limits.take(database.db, "webhook", admin.id, clock());
      const id = randomUUID();
      const secret = `whsec_${randomBytes(secretBytes).toString("base64")}`;
      await database.transaction(async (db) => {
        const sealed = sealOf(db).seal(id, secret);
        const made = { id, url, events, sealed, adminId: admin.id, at: clock() };
        const done = await store.insertWebhook(db, made, most);
        if (done === "taken") throw new AppError("conflict", "This address is told already.");
        if (done === "full")
          throw new AppError("conflict", `Ten addresses are told: take one away first.`);
        await audit(db, admin, "webhook.added", url);
      });
      return { ...(await read()), id, secret };
    },

    /** Sends it a message of the kind `ping`. @throws AppError not_found, conflict, too_many_requests */
    async ping(admin: Admin, id: string): Promise<WebhookList> {
      await limits.take(database.db, "webhook", admin.id, clock());
      await database.transaction(async (db) => {
        if (!(await store.findOpenWebhook(db, id)))
          throw new AppError("not_found", "There is no such webhook, or its receiver is gone.");
        const text = JSON.stringify({ type: "ping", timestamp: clock().toISOString(), data: {} });
        const message = { channel: "webhook", kind: "webhook", to: id, subject: "ping" } as const;
        await queueMail(db, { ...message, text, html: "" });
      });
      return read();
    },

    /** @throws AppError not_found */
    async remove(admin: Admin, id: string): Promise<WebhookList> {
      await database.transaction(async (db) => {
        const url = await store.deleteWebhook(db, id);
        if (url === null) throw new AppError("not_found", "There is no such webhook.");
        await audit(db, admin, "webhook.removed", url);
      });
      return read();
    },
  };
}
