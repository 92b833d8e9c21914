import {
  AnswerInput,
  ContactJoinInput,
  ContactStatusInput,
  type DeskContact,
  DeskContactPage,
  DeskContactQuery,
  DeskContactThread,
  type MailOffer,
} from "#contract/wire/desk-contacts.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import type { Admin } from "#server/calls/callers.ts";
import { readUuid } from "#server/calls/read-path.ts";
import type { Db } from "#server/db/database.ts";
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
  source: row.source,
  subject: row.subject,
  unproved: row.unproved,
  language: row.language,
});

const tag = "Desk: voices";

/** The requests that mails belong to, as their own service has them. */
type Joins = {
  offer(mail: Row): Promise<MailOffer[]>;
  join(db: Db, admin: Pick<Admin, "id">, tripId: string, mail: Row): Promise<void>;
  nameOf(tripId: string): Promise<{ id: string; reference: string }>;
};

/** Messages of the contact form and mails that belong to no request yet, answered by mail. */
export function createContactDeskCalls(contact: ContactService, joins: Joins): Call[] {
  const readThread = async (id: string): Promise<DeskContactThread> => {
    const { message, replies } = await contact.getThread(id);
    return {
      ...present(message),
      offers: message.source === "mail" && !message.joinedTripId ? await joins.offer(message) : [],
      joined: message.joinedTripId ? await joins.nameOf(message.joinedTripId) : null,
      replies: replies.map((reply) => ({
        id: reply.id,
        body: reply.body,
        at: reply.createdAt.toISOString(),
      })),
    };
  };
  return [
    defineCall({
      method: "GET",
      path: "/api/desk/contact",
      may: "viewer",
      tag,
      summary: "Messages of the contact form",
      query: DeskContactQuery,
      answer: DeskContactPage,
      async handle(_c, { query: { search, ...query } }) {
        const page = await contact.listMessages({ ...query, search: search || undefined });
        return { messages: page.rows.map(present), next: page.next };
      },
    }),
    defineCall({
      method: "GET",
      path: "/api/desk/contact/:id",
      may: "viewer",
      tag,
      summary: "A message with its answers",
      answer: DeskContactThread,
      handle: (c) => readThread(readUuid(c)),
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/contact/:id/replies",
      may: "editor",
      tag,
      summary: "Answer a message by mail",
      body: AnswerInput,
      answer: DeskContactThread,
      status: 201,
      async handle(c, { body }) {
        await contact.reply(c.get("admin"), readUuid(c), body.body);
        return readThread(readUuid(c));
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/contact/:id/join",
      may: "editor",
      tag,
      summary: "Join a mail to the request that it belongs to",
      description: "Its address is known for that request from then on.",
      body: ContactJoinInput,
      answer: DeskContactThread,
      async handle(c, { body: { trip } }) {
        const [admin, id] = [c.get("admin"), readUuid(c)];
        await contact.joinMail(admin, id, trip, (db, mail) => joins.join(db, admin, trip, mail));
        return readThread(id);
      },
    }),
    defineCall({
      method: "PUT",
      path: "/api/desk/contact/:id/status",
      may: "editor",
      tag,
      summary: "Set a message's status",
      body: ContactStatusInput,
      answer: DeskContactThread,
      async handle(c, { body }) {
        await contact.setStatus(c.get("admin"), readUuid(c), body.status);
        return readThread(readUuid(c));
      },
    }),
  ];
}
