import { Webhook } from "standardwebhooks";
import type { Database } from "#server/db/database.ts";
import { sealOf } from "#server/mail/sealed-links.ts";
import { MessageRefused, type OutboxTransport } from "#server/mail/transport.ts";
import { askPublic, type Outside, outside, readPublicUrl } from "#server/outside/public-request.ts";
import * as store from "./store.ts";

const answerWithin = 10_000;

/**
 * Posts messages of the outbox to the webhooks, signed as Standard Webhooks has it: `webhook-id` (the same at each try),
 * `webhook-timestamp`, `webhook-signature`. Only 2xx is taken; 410 ends the webhook; no redirect is followed.
 */
export function createWebhookTransport(options: {
  database: Database;
  clock?: () => Date;
  world?: Outside;
}): OutboxTransport {
  const { database, clock = () => new Date(), world = outside } = options;
  const { db } = database;
  return {
    async send({ id, to, text }, { signal: halt }) {
      const row = await store.findOpenWebhook(db, to);
      if (!row) return;
      const signal = AbortSignal.any([halt, AbortSignal.timeout(answerWithin)]);
      const url = readPublicUrl(row.url);
      const now = clock();
      const answer = await askPublic(world, url, {
        method: "POST",
        body: text,
        headers: {
          "content-type": "application/json",
          "content-length": String(Buffer.byteLength(text)),
          "user-agent": "Safarnama",
          "webhook-id": id,
          "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
          "webhook-signature": new Webhook(sealOf(db).unseal(to, row.sealed)).sign(id, now, text),
        },
        signal,
      });
      const status = answer.statusCode ?? 0;
      answer.destroy();
      if (status === 410) return store.markGone(db, to, now);
      if (status < 200 || status > 299) throw new MessageRefused(`the webhook answered ${status}`);
    },
    close() {},
  };
}
