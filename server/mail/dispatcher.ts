import nodemailer from "nodemailer";
import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import type { OutboxMail } from "./mail.ts";
import { claimDueMail, markMailFailed, markMailSent, outboxChannel } from "./outbox-store.ts";

const maxAttempts = 10;
const sweepEvery = 15_000;

/** Seconds to wait after the n-th failure: half a minute doubled, six hours at most. */
export const retryDelay = (attempts: number) => Math.min(30 * 2 ** (attempts - 1), 6 * 3600);

export type MailTransport = { send(mail: OutboxMail): Promise<void>; close(): void };

export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport(url, { from });
  return {
    async send(mail) {
      const { to, subject, text, html, headers } = mail;
      await transport.sendMail({
        to,
        subject,
        text,
        html,
        headers,
        messageId: `<${mail.id}@${from.split("@")[1]?.replace(">", "") ?? "safarnama"}>`,
      });
    },
    close: () => transport.close(),
  };
}

export type MailDispatcher = { stop(): Promise<void> };

/**
 * Delivers the outbox: woken by NOTIFY, swept every 15 s for retries. Without a transport the
 * messages stay in the outbox, where /dev/mail shows them.
 */
export async function startMailDispatcher(
  database: Database,
  transport: MailTransport | null,
  log: Logger,
): Promise<MailDispatcher> {
  if (!transport) return { stop: async () => {} };
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  async function deliver(mail: OutboxMail): Promise<void> {
    try {
      await transport?.send(mail);
      await markMailSent(database.db, mail.id, new Date());
    } catch (error) {
      const retryAt =
        mail.attempts >= maxAttempts
          ? null
          : new Date(Date.now() + retryDelay(mail.attempts) * 1000);
      await markMailFailed(
        database.db,
        mail.id,
        error instanceof Error ? error.message : String(error),
        retryAt,
      );
      log.warn({ mail: mail.id, kind: mail.kind, attempts: mail.attempts }, "mail not delivered");
    }
  }

  async function drain(): Promise<void> {
    do {
      again = false;
      for (;;) {
        const due = stopped ? [] : await claimDueMail(database.db, new Date(), 20);
        if (due.length === 0) break;
        await Promise.all(due.map(deliver));
      }
    } while (again && !stopped);
  }

  function wake(): void {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = drain()
      .catch((error: unknown) => log.error({ err: error }, "mail delivery stopped"))
      .finally(() => {
        running = null;
      });
  }

  const unlisten = await database.listen(outboxChannel, wake);
  const timer = setInterval(wake, sweepEvery);
  timer.unref();
  wake();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await unlisten();
      await running;
      transport.close();
    },
  };
}
