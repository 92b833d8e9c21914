import {
  ChatAnswerInput,
  type DeskChat,
  DeskChatPage,
  DeskChatQuery,
  DeskChatThread,
  PresenceInput,
} from "#contract/wire/desk-voices.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import type { ChatService } from "./service.ts";

type Row = Awaited<ReturnType<ChatService["listThreads"]>>["rows"][number];

const present = (row: Row): DeskChat => ({
  id: row.id,
  name: row.name,
  email: row.email,
  status: row.status,
  lastBody: row.lastBody.slice(0, 240),
  lastAt: row.lastMessageAt.toISOString(),
  unread: row.unread,
});

const tag = "Desk: voices";

/** The site's own chat from its other side; whoever is present is promised an answer at once. */
export function createChatDeskCalls(chat: ChatService): Call[] {
  const readThread = async (id: string): Promise<DeskChatThread> => {
    const { thread, visitorPresent, messages } = await chat.openThread(id);
    return {
      id: thread.id,
      name: thread.name,
      email: thread.email,
      status: thread.status,
      lastAt: thread.lastMessageAt.toISOString(),
      visitorPresent,
      language: thread.language,
      messages,
    };
  };
  return [
    defineCall({
      method: "GET",
      path: "/api/desk/chats",
      may: "viewer",
      tag,
      summary: "Conversations, latest first",
      query: DeskChatQuery,
      answer: DeskChatPage,
      async handle(_c, { query }) {
        const page = await chat.listThreads(query);
        return { chats: page.rows.map(present), next: page.next };
      },
    }),
    defineCall({
      // Reading marks it seen: a viewer, who cannot answer, sees the list alone.
      method: "GET",
      path: "/api/desk/chats/:id",
      may: "editor",
      tag,
      summary: "A conversation; reading marks it seen",
      answer: DeskChatThread,
      handle: (c) => readThread(readUuid(c)),
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/chats/:id/messages",
      may: "editor",
      tag,
      summary: "Answer in the chat",
      body: ChatAnswerInput,
      answer: DeskChatThread,
      status: 201,
      async handle(c, { body }) {
        await chat.answer(c.get("admin"), readUuid(c), body.body);
        return readThread(readUuid(c));
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/chats/:id/close",
      may: "editor",
      tag,
      summary: "Close a conversation",
      answer: DeskChatThread,
      async handle(c) {
        await chat.closeThread(c.get("admin"), readUuid(c));
        return readThread(readUuid(c));
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/presence",
      may: "editor",
      tag,
      summary: "Say that somebody sits at the chat",
      body: PresenceInput,
      answer: PresenceInput,
      async handle(c, { body: { here } }) {
        if (here) await chat.markDeskPresent(c.get("admin"));
        else await chat.markDeskAbsent(c.get("admin"));
        return { here };
      },
    }),
  ];
}
