import {
  type ChatContactInput,
  type ChatInput,
  type ChatState,
  chatTexts,
} from "#contract/wire/chat.ts";
import type { Person } from "#server/auth/person-removal.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createToken, hashToken } from "#server/http/secret-token.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { chatTopic, createDeskSide, getLocked, toWire } from "./desk-side.ts";
import { chatNotice } from "./mail.ts";
import * as store from "./store.ts";

/** A stream says every 20 s that it is there; this long after the last word nobody is. */
export const presentMs = 60_000;
const operatorGapMs = 15 * 60_000;

type Sender = { visitor: string; userId: string | null };
export type ChatService = ReturnType<typeof createChatService>;

/** Conversations of visitors, known by a secret in their browser, and of the desk. */
export function createChatService(resources: Resources) {
  const { config, database, events, clock, limits } = resources;
  const { operator } = config.mail;
  const isRecent = (at: Date | null) => at !== null && clock().getTime() - at.getTime() < presentMs;

  const isDeskPresent = async (db: Db) =>
    (await store.countPresent(db, new Date(clock().getTime() - presentMs))) > 0;

  async function readState(thread: store.Thread | null, after = 0): Promise<ChatState> {
    const messages = thread ? await store.listMessages(database.db, thread.id, after) : [];
    return {
      thread: thread && {
        id: thread.id,
        status: thread.status,
        name: thread.name,
        email: thread.email,
      },
      present: await isDeskPresent(database.db),
      messages: messages.map(toWire),
    };
  }

  /** A visitor's message; it opens a closed conversation again. */
  async function append(db: Db, thread: store.Thread, input: ChatInput): Promise<store.Thread> {
    const now = clock();
    await store.insertMessage(db, {
      threadId: thread.id,
      author: "visitor",
      body: input.message,
      createdAt: now,
    });
    const mailDue =
      !(await isDeskPresent(db)) &&
      (!thread.operatorMailedAt ||
        now.getTime() - thread.operatorMailedAt.getTime() > operatorGapMs);
    const change: Partial<store.Thread> = {
      status: "open",
      lastMessageAt: now,
      visitorSeenAt: now,
      ...(input.name && { name: input.name }),
      ...(input.email && { email: input.email }),
      ...(mailDue && { operatorMailedAt: now }),
    };
    await store.updateThread(db, thread.id, change);
    const changed = { ...thread, ...change };
    if (mailDue)
      await queueMail(db, chatNotice(changed, input.message, operator, config.http.origin));
    await events.publish(db, { topic: chatTopic, type: "INSERT", id: thread.id });
    return changed;
  }

  return {
    isDeskPresent: () => isDeskPresent(database.db),

    /** The conversation that a cookie opens; null when it opens none. */
    findByToken: (token: string): Promise<store.Thread | null> =>
      token ? store.findByToken(database.db, hashToken(token)) : Promise.resolve(null),

    readState,

    /** A first message. @returns the token for the cookie beside the state */
    async begin(input: ChatInput, sender: Sender): Promise<{ token: string; state: ChatState }> {
      if (input.website !== "") throw new AppError("validation_failed", "Please try again.");
      await limits.take(database.db, "chat-new", sender.visitor, clock());
      const token = createToken();
      const thread = await database.transaction(async (db) => {
        const made = await store.insertThread(db, {
          tokenHash: hashToken(token),
          userId: sender.userId,
          name: input.name,
          email: input.email,
          createdAt: clock(),
          lastMessageAt: clock(),
        });
        return append(db, made, input);
      });
      return { token, state: await readState(thread) };
    },

    /** A further message. @returns what is new since `after` */
    async say(
      thread: store.Thread,
      input: ChatInput,
      sender: Sender,
      after = 0,
    ): Promise<ChatState> {
      await limits.take(database.db, "chat", thread.id, clock());
      await limits.take(database.db, "chat-visitor", sender.visitor, clock());
      const changed = await database.transaction(async (db) =>
        append(db, await getLocked(db, thread.id), input),
      );
      return readState(changed, after);
    },

    async setContact(thread: store.Thread, contact: ChatContactInput): Promise<ChatState> {
      await limits.take(database.db, "chat", thread.id, clock());
      await store.updateThread(database.db, thread.id, contact);
      return readState({ ...thread, ...contact });
    },

    /** Says that the visitor has the page open. False: the conversation is gone. */
    async markVisitorPresent(threadId: string): Promise<boolean> {
      await store.updateThread(database.db, threadId, { visitorSeenAt: clock() });
      return (await store.findThread(database.db, threadId)) !== null;
    },

    ...createDeskSide(resources, isRecent),

    /** Call with each heartbeat of an administrator's chat, and `markDeskAbsent` when it closes. */
    markDeskPresent: (admin: Pick<Admin, "id">) =>
      store.markPresent(database.db, admin.id, clock()),
    markDeskAbsent: (admin: Pick<Admin, "id">) => store.markAbsent(database.db, admin.id),

    /** What an account wrote while signed in, and the answers: for its data download. */
    exportOf: async ({ userId }: Pick<Person, "userId">) => ({
      chats: await store.readForExport(database.db, userId),
    }),

    /** Also what they wrote signed out, leaving their own address. */
    async forgetPerson(db: Db, person: Pick<Person, "userId" | "email">): Promise<void> {
      for (const id of await store.deleteOfPerson(db, person))
        await events.publish(db, { topic: chatTopic, type: "DELETE", id });
    },
  };
}

/** @throws AppError not_found when there is no conversation */
export function requireThread(thread: store.Thread | null): store.Thread {
  if (!thread) throw new AppError("not_found", chatTexts.none);
  return thread;
}
