import {
  AnswerInput,
  ContactStatusInput,
  type DeskContact,
  DeskContactQuery,
  type DeskContactThread,
} from "#contract/desk-voices.ts";
import { type DeskCall, readUuid } from "#server/desk/calls.ts";
import { parseInput, readJson } from "#server/http/read-body.ts";
import type { ContactService } from "./service.ts";

type Row = Awaited<ReturnType<ContactService["listMessages"]>>["rows"][number];

const present = (row: Row): DeskContact => ({
  id: row.id,
  reference: row.reference,
  name: row.name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
});

/** The contact form's messages, answered by mail. */
export function createContactCalls(contact: ContactService): DeskCall[] {
  const readThread = async (id: string): Promise<DeskContactThread> => {
    const { message, replies } = await contact.getThread(id);
    return {
      ...present(message),
      replies: replies.map((reply) => ({
        id: reply.id,
        body: reply.body,
        at: reply.createdAt.toISOString(),
      })),
    };
  };
  return [
    {
      method: "GET",
      path: "/contact",
      role: "viewer",
      handle: async (c) => {
        const { search, ...query } = parseInput(DeskContactQuery, c.req.query());
        const page = await contact.listMessages({ ...query, search: search || undefined });
        return c.json({ messages: page.rows.map(present), next: page.next });
      },
    },
    {
      method: "GET",
      path: "/contact/:id",
      role: "viewer",
      handle: async (c) => c.json(await readThread(readUuid(c))),
    },
    {
      method: "POST",
      path: "/contact/:id/replies",
      role: "editor",
      handle: async (c) => {
        const { body } = await readJson(c, AnswerInput);
        await contact.reply(c.get("admin"), readUuid(c), body);
        return c.json(await readThread(readUuid(c)), 201);
      },
    },
    {
      method: "PUT",
      path: "/contact/:id/status",
      role: "editor",
      handle: async (c) => {
        const { status } = await readJson(c, ContactStatusInput);
        await contact.setStatus(c.get("admin"), readUuid(c), status);
        return c.json(await readThread(readUuid(c)));
      },
    },
  ];
}
