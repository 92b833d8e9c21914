import {
  ChatAnswerInput,
  type DeskChat,
  DeskChatQuery,
  type DeskChatThread,
  PresenceInput,
} from "#contract/desk-voices.ts";
import { type DeskCall, readUuid } from "#server/desk/calls.ts";
import { parseInput, readJson } from "#server/http/read-body.ts";
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

/** The site's own chat from its other side; whoever is present is promised an answer at once. */
export function createChatCalls(chat: ChatService): DeskCall[] {
  const readThread = async (id: string): Promise<DeskChatThread> => {
    const { thread, visitorPresent, messages } = await chat.openThread(id);
    return {
      id: thread.id,
      name: thread.name,
      email: thread.email,
      status: thread.status,
      lastAt: thread.lastMessageAt.toISOString(),
      visitorPresent,
      messages,
    };
  };
  return [
    {
      method: "GET",
      path: "/chats",
      role: "viewer",
      handle: async (c) => {
        const page = await chat.listThreads(parseInput(DeskChatQuery, c.req.query()));
        return c.json({ chats: page.rows.map(present), next: page.next });
      },
    },
    {
      // Reading marks it seen: a viewer, who cannot answer, sees the list alone.
      method: "GET",
      path: "/chats/:id",
      role: "editor",
      handle: async (c) => c.json(await readThread(readUuid(c))),
    },
    {
      method: "POST",
      path: "/chats/:id/messages",
      role: "editor",
      handle: async (c) => {
        const { body } = await readJson(c, ChatAnswerInput);
        await chat.answer(c.get("admin"), readUuid(c), body);
        return c.json(await readThread(readUuid(c)), 201);
      },
    },
    {
      method: "POST",
      path: "/chats/:id/close",
      role: "editor",
      handle: async (c) => {
        await chat.closeThread(c.get("admin"), readUuid(c));
        return c.json(await readThread(readUuid(c)));
      },
    },
    {
      method: "POST",
      path: "/presence",
      role: "editor",
      handle: async (c) => {
        const { here } = await readJson(c, PresenceInput);
        if (here) await chat.markDeskPresent(c.get("admin"));
        else await chat.markDeskAbsent(c.get("admin"));
        return c.json({ here });
      },
    },
  ];
}
