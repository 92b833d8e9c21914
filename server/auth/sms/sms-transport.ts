import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Config } from "#server/config/config.ts";
import type { Db } from "#server/db/database.ts";
import { mailOutbox } from "#server/db/schema/foundation.ts";
import { outboxChannel } from "#server/mail/outbox-store.ts";
import { AuthError } from "../auth-error.ts";

export type Sms = { to: string; text: string; channel: "sms" | "whatsapp" };

export type SmsTransport = {
  /** Sends one message. @throws AuthError sms_send_failed */
  send(db: Db, sms: Sms): Promise<{ messageId?: string }>;
};

/**
 * Posts `{to, text, channel}` as JSON to SMS_WEBHOOK_URL, signed in `x-signature` (HMAC-SHA-256 of
 * the body, hex) when there is SMS_WEBHOOK_SECRET. Without a webhook the outbox keeps it.
 */
export function createSmsTransport(config: Config, clock: () => Date): SmsTransport {
  const { webhookUrl, secret } = config.sms;
  if (!webhookUrl)
    return {
      async send(db, sms) {
        const now = clock();
        // Written as sent: the mail dispatcher must not try to mail a telephone number.
        const [row] = await db
          .insert(mailOutbox)
          .values({
            kind: `sms:${sms.channel}`,
            toAddress: `+${sms.to}`,
            subject: sms.channel === "whatsapp" ? "WhatsApp message" : "Text message",
            bodyText: sms.text,
            bodyHtml: `<p>${sms.text}</p>`,
            status: "sent",
            sentAt: now,
          })
          .returning({ id: mailOutbox.id });
        await db.execute(sql`select pg_notify(${outboxChannel}, '')`);
        return row ? { messageId: row.id } : {};
      },
    };
  return {
    async send(_db, sms) {
      const body = JSON.stringify({ to: `+${sms.to}`, text: sms.text, channel: sms.channel });
      const signature = secret ? createHmac("sha256", secret).update(body).digest("hex") : null;
      const response = await fetch(webhookUrl, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          ...(signature && { "x-signature": signature }),
        },
        signal: AbortSignal.timeout(10_000),
        redirect: "error",
      }).catch(() => null);
      if (!response?.ok)
        throw new AuthError(422, "sms_send_failed", "The message could not be sent, try again");
      const answer = (await response.json().catch(() => ({}))) as { message_id?: unknown };
      return typeof answer.message_id === "string" ? { messageId: answer.message_id } : {};
    },
  };
}
