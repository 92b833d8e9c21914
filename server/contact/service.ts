import { normalizeAddress } from "#contract/text.ts";
import { type ContactAnswer, type ContactInput, contactTexts } from "#contract/wire/contact.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Person } from "#server/auth/person-removal.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { hashToken } from "#server/http/secret-token.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { createReference } from "#server/trips/sending/reference.ts";
import { acknowledgement, contactNotice, contactReplyMail } from "./mail.ts";
import * as store from "./store.ts";

/** As the trips' references, told apart by its letters: "MSG-7KQ2M9". */
const createMessageReference = () => createReference().replace(/^\w+-/, "MSG-");

export type ContactService = ReturnType<typeof createContactService>;

/** Messages of the contact form, and the desk's answers to them. */
export function createContactService({ config, database, events, clock, limits }: Resources) {
  async function getMessage(db: Db, id: string): Promise<store.ContactMessage> {
    const message = await store.findMessage(db, id);
    if (!message) throw new AppError("not_found", "There is no such message.");
    return message;
  }

  async function storeMessage(
    db: Db,
    input: Omit<ContactInput, "website"> & Partial<store.MailToSort> & { source?: "mail" },
    userId: string | null,
  ) {
    for (let attempt = 0; attempt < 5; attempt++) {
      const row = await store.insertMessage(db, {
        reference: createMessageReference(),
        userId,
        ...input,
        createdAt: clock(),
      });
      if (row) return row;
    }
    throw new Error("no free message reference in five tries");
  }

  return {
    /**
     * Stores a message with its two mails. A filled honeypot is thanked and forgotten.
     * `visitor`: who sends, as a key without personal data.
     */
    async sendMessage(
      input: ContactInput,
      sender: { visitor: string; userId: string | null },
    ): Promise<ContactAnswer> {
      if (input.website !== "")
        return { message: contactTexts.sent, reference: createMessageReference() };
      await limits.take(database.db, "contact", sender.visitor, clock());
      const address = hashToken(normalizeAddress(input.email)).slice(0, 22);
      await limits.take(database.db, "contact-address", address, clock());
      return database.transaction(async (db) => {
        const { website: _, ...words } = input;
        const row = await storeMessage(db, words, sender.userId);
        await queueMail(db, acknowledgement(row));
        await queueMail(db, contactNotice(row, config.mail.operator, config.http.origin));
        await events.publish(db, { topic: "desk-contact", type: "INSERT", id: row.id });
        return { message: contactTexts.sent, reference: row.reference };
      });
    },

    /** A mail that belongs to no thread; of one delivery the first. The office hears of what is proved. */
    async keepMail(db: Db, mail: store.MailToSort): Promise<void> {
      if (await store.hasMail(db, mail.mailKey)) return;
      const row = await storeMessage(db, { phone: "", ...mail, source: "mail" }, null);
      if (!row.unproved)
        await queueMail(db, contactNotice(row, config.mail.operator, config.http.origin));
      await events.publish(db, { topic: "desk-contact", type: "INSERT", id: row.id });
    },

    /**
     * Joins a mail to the trip that it belongs to: into its thread, and done here.
     * @throws AppError not_found, conflict (no mail), already_done
     */
    async joinMail(
      admin: Pick<Admin, "id">,
      id: string,
      tripId: string,
      join: (db: Db, row: store.ContactMessage) => Promise<void>,
    ): Promise<void> {
      await database.transaction(async (db) => {
        const message = await getMessage(db, id);
        if (message.source !== "mail")
          throw new AppError("conflict", "Only a mail is joined to a request.");
        if (!(await store.markJoined(db, id, tripId)))
          throw new AppError("already_done", "The mail has been joined to a request already.");
        await join(db, message);
        await insertAudit(db, {
          actorKind: "admin",
          actorId: admin.id,
          action: "contact.joined",
          subjectKind: "contact-message",
          subjectId: id,
          details: { trip: tripId },
        });
        await events.publish(db, { topic: "desk-contact", type: "UPDATE", id });
      });
    },

    /** A request was made of a message, if that is what it was made of: nobody is to sort it any more. */
    async followRequest(
      db: Db,
      admin: Pick<Admin, "id">,
      { origin, tripId }: { origin: string; tripId: string },
    ): Promise<void> {
      const message = await store.findByReference(db, origin);
      // Made a second request of, it stays with the first.
      if (!message || !(await store.markJoined(db, message.id, tripId))) return;
      await insertAudit(db, {
        actorKind: "admin",
        actorId: admin.id,
        action: "contact.joined",
        subjectKind: "contact-message",
        subjectId: message.id,
        details: { trip: tripId },
      });
      await events.publish(db, { topic: "desk-contact", type: "UPDATE", id: message.id });
    },

    /** Messages that nobody has answered. */
    countNew: () => store.countNew(database.db),

    /** For the desk. */
    listMessages: (query: store.ContactQuery) => store.listMessages(database.db, query),

    async getThread(id: string) {
      const message = await getMessage(database.db, id);
      return { message, replies: await store.listReplies(database.db, id) };
    },

    /** Answers by mail and marks the message answered. */
    async reply(admin: Pick<Admin, "id">, id: string, body: string): Promise<store.ContactReply> {
      return database.transaction(async (db) => {
        const message = await getMessage(db, id);
        if (!message.email)
          throw new AppError("conflict", "The mail names no address that could be answered.");
        const reply = await store.insertReply(db, {
          messageId: id,
          adminId: admin.id,
          body,
          createdAt: clock(),
        });
        await store.setStatus(db, id, "answered");
        await queueMail(db, contactReplyMail(message, body, config.mail.operator));
        await insertAudit(db, {
          actorKind: "admin",
          actorId: admin.id,
          action: "contact.replied",
          subjectKind: "contact-message",
          subjectId: id,
        });
        await events.publish(db, { topic: "desk-contact", type: "UPDATE", id });
        return reply;
      });
    },

    async setStatus(
      admin: Pick<Admin, "id">,
      id: string,
      status: store.ContactStatus,
    ): Promise<void> {
      await database.transaction(async (db) => {
        await getMessage(db, id);
        await store.setStatus(db, id, status);
        await insertAudit(db, {
          actorKind: "admin",
          actorId: admin.id,
          action: `contact.${status}`,
          subjectKind: "contact-message",
          subjectId: id,
        });
        await events.publish(db, { topic: "desk-contact", type: "UPDATE", id });
      });
    },

    /** What an account wrote while signed in: for its data download. */
    exportOf: async ({ userId }: Pick<Person, "userId">) => ({
      contact_messages: await store.readForExport(database.db, userId),
    }),

    /** Also what they wrote signed out, from their own address. */
    async forgetPerson(db: Db, person: Pick<Person, "userId" | "email">): Promise<void> {
      for (const id of await store.deleteOfPerson(db, person))
        await events.publish(db, { topic: "desk-contact", type: "DELETE", id });
    },
  };
}
