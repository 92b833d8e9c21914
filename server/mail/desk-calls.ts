import { Message } from "#contract/text.ts";
import { type DeskMail, DeskMailPage, DeskMailQuery } from "#contract/wire/desk-office.ts";
import { insertAudit } from "#server/audit/store.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import type { Database } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { OutboxTransports } from "./dispatcher.ts";
import { countOutbox, listOutbox, type OutboxRow, sendAgain } from "./outbox-store.ts";
import { isSignIn } from "./sealed-links.ts";

const tag = "Desk: administrators";

/** Links and codes of the sign-in live an hour at most. */
const staleAfter = 3600_000;
const isStale = (row: OutboxRow, now: Date) =>
  isSignIn(row.kind) && now.getTime() - row.createdAt.getTime() > staleAfter;

const present = (row: OutboxRow, now: Date): DeskMail => ({
  id: row.id,
  channel: row.channel,
  kind: row.kind,
  to: row.toAddress,
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  error: row.lastError,
  at: (row.sentAt ?? row.createdAt).toISOString(),
  nextAt: row.status === "pending" ? row.nextAttemptAt.toISOString() : null,
  isStale: isStale(row, now),
});

/** What leaves the house by mail and text, and what did not: told why, and sent again. */
export const createMailDeskCalls = ({
  database,
  transports,
  clock,
}: {
  database: Database;
  transports: OutboxTransports;
  clock: () => Date;
}): Call[] => [
  defineCall({
    method: "GET",
    path: "/api/desk/mails",
    may: "viewer",
    tag,
    summary: "Mails and texts that failed, wait or were sent, without what they say",
    query: DeskMailQuery,
    answer: DeskMailPage,
    async handle(_c, { query }) {
      const { rows, next } = await listOutbox(database.db, query);
      const now = clock();
      return {
        mails: rows.map((row) => present(row, now)),
        next,
        counts: await countOutbox(database.db),
        hasServer: transports.mail !== undefined,
      };
    },
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/mails/:id/send-again",
    may: "editor",
    tag,
    summary: "Send a mail that failed once more",
    answer: Message,
    async handle(c) {
      const id = readUuid(c);
      await database.transaction(async (db) => {
        const row = await sendAgain(db, id, clock());
        if (!row) throw new AppError("not_found", "There is no such mail that failed.");
        if (isStale(row, clock()))
          throw new AppError("conflict", "Its link has run out. Its reader can ask for a new one.");
        await insertAudit(db, {
          actorKind: "admin",
          actorId: c.get("admin").id,
          action: "mail.sent-again",
          subjectKind: "mail",
          subjectId: row.kind,
        });
      });
      return { message: "It is on its way again." };
    },
  }),
];
