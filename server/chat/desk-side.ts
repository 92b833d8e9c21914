import type { ChatMessage } from "#contract/wire/chat.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { chatAnswerMail } from "./mail.ts";
import * as store from "./store.ts";
import { countUnread, listThreads, type ThreadQuery } from "./thread-list-store.ts";

/** Topic of both sides; an event's id is the conversation's. */
export const chatTopic = "chat";

export const toWire = (message: store.Message): ChatMessage => ({
  id: message.id,
  author: message.author,
  body: message.body,
  created_at: message.createdAt.toISOString(),
});

/** A conversation whose messages come one after the other. @throws AppError not_found */
export async function getLocked(db: Db, id: string): Promise<store.Thread> {
  const thread = await store.lockThread(db, id);
  if (!thread) throw new AppError("not_found", "There is no such conversation.");
  return thread;
}

/** The chat as the desk has it. `isRecent`: whether a sign of life is one still. */
export function createDeskSide(
  { config, database, events, clock }: Resources,
  isRecent: (at: Date | null) => boolean,
) {
  return {
    /** For the desk: the latest conversations first. */
    listThreads: (query: ThreadQuery) => listThreads(database.db, query),
    countUnread: () => countUnread(database.db),

    /** A conversation as the desk sees it; reading it marks it seen. */
    async openThread(id: string) {
      const thread = await store.findThread(database.db, id);
      if (!thread) throw new AppError("not_found", "There is no such conversation.");
      await store.updateThread(database.db, id, { deskSeenAt: clock() });
      const messages = await store.listMessages(database.db, id);
      return {
        thread,
        visitorPresent: isRecent(thread.visitorSeenAt),
        messages: messages.map(toWire),
      };
    },

    /** The desk's answer: live to a visitor who is there, by mail to one who has left an address. */
    async answer(admin: Pick<Admin, "id">, id: string, body: string): Promise<ChatMessage> {
      return database.transaction(async (db) => {
        const thread = await getLocked(db, id);
        const now = clock();
        const message = await store.insertMessage(db, {
          threadId: id,
          author: "desk",
          adminId: admin.id,
          body,
          createdAt: now,
        });
        const byMail = thread.email !== "" && !isRecent(thread.visitorSeenAt);
        await store.updateThread(db, id, {
          status: "open",
          lastMessageAt: now,
          deskSeenAt: now,
          ...(byMail && { visitorMailedAt: now }),
        });
        if (byMail)
          await queueMail(
            db,
            chatAnswerMail(thread, body, config.mail.operator, config.http.origin),
          );
        await insertAudit(db, {
          actorKind: "admin",
          actorId: admin.id,
          action: "chat.answered",
          subjectKind: "chat",
          subjectId: id,
        });
        await events.publish(db, { topic: chatTopic, type: "INSERT", id });
        return toWire(message);
      });
    },

    async closeThread(admin: Pick<Admin, "id">, id: string): Promise<void> {
      await database.transaction(async (db) => {
        await getLocked(db, id);
        await store.updateThread(db, id, { status: "closed", deskSeenAt: clock() });
        await insertAudit(db, {
          actorKind: "admin",
          actorId: admin.id,
          action: "chat.closed",
          subjectKind: "chat",
          subjectId: id,
        });
        await events.publish(db, { topic: chatTopic, type: "UPDATE", id });
      });
    },
  };
}
