import { createHash, createHmac } from "node:crypto";
import { cleanLine, cleanParagraphText } from "#contract/text.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { hashToken, matchesToken } from "#server/http/secret-token.ts";
import type { Resources } from "#server/resources.ts";
import { touchTrip } from "#server/trips/desk/change-store.ts";
import type { RecordTrip } from "#server/trips/record.ts";
import { findTripByReference } from "#server/trips/store.ts";
import { writeToOffice } from "#server/trips/talk/write-message.ts";
import { insertTripMessage, listTripMessages } from "#server/trips/timeline-store.ts";
import { type PostedMail, referenceIn } from "./inbound-mail.ts";
import { isProved } from "./sender-proof.ts";
import { hasTripAddress } from "./sort-store.ts";

/** Seconds that a signature is good for: Mailgun tries again for eight hours. Each few times: tries, not replays. */
const signatureAge = 10 * 3600;

/** Seconds within which the same words to a trip are one mail that was handed on again, not "Any news?" once more. */
const deliveryTries = 24 * 3600;

/** A mail that belongs to no thread, in the transaction that keeps it; of one delivery the first. */
export type KeepToSort = (
  db: Db,
  mail: {
    name: string;
    /** "" where the mail names none. */
    email: string;
    subject: string;
    message: string;
    unproved: boolean;
    /** "" for none. */
    namesTrip: string;
    mailKey: string;
  },
) => Promise<void>;

/** One delivery of a mail, by its own number where it has one. */
function deliveryOf({ from, subject, whole, headers }: PostedMail): string {
  const of = (wanted: string) =>
    headers.flatMap(([name, value]) => (name.toLowerCase() === wanted ? [value] : [])).join();
  return createHash("sha256")
    .update([of("message-id"), of("date"), from, subject, whole].join("\n"))
    .digest("base64url");
}

export type InboundMails = ReturnType<typeof createInboundMails>;

/** The key of `Authorization: Bearer key`, or of `Basic`, whatever the name before it. */
function keyIn(authorization: string): string {
  const [, scheme = "", value = ""] = /^(bearer|basic) +(.+)$/i.exec(authorization) ?? [];
  if (scheme.toLowerCase() !== "basic") return value;
  const pair = Buffer.from(value, "base64").toString("utf8");
  return pair.slice(pair.indexOf(":") + 1);
}

/** Mails that travellers send in answer: into the thread of their trip, by reference and address. */
export function createInboundMails(
  {
    config,
    database,
    events,
    clock,
    limits,
  }: Pick<Resources, "config" | "database" | "events" | "clock" | "limits">,
  record: RecordTrip,
  keepToSort: KeepToSort,
) {
  const { inboundSecret, inboundSigningKey, inboundReceiver } = config.mail;
  const isKey = (key: string) => Boolean(inboundSecret) && matchesToken(key, secretHash);
  const secretHash = hashToken(inboundSecret ?? "");

  async function checkSignature({ signature: signed }: PostedMail): Promise<void> {
    const refused = new AppError("not_signed_in", "The mail is not signed as it should be.");
    if (!signed || !inboundSigningKey) throw refused;
    const { timestamp, token, signature } = signed;
    const wanted = createHmac("sha256", inboundSigningKey)
      .update(timestamp + token)
      .digest("hex");
    const age = clock().getTime() / 1000 - Number(timestamp || Number.NaN);
    if (!matchesToken(signature, hashToken(wanted)) || !(Math.abs(age) < signatureAge))
      throw refused;
    await limits.take(database.db, "inbound-signature", token, clock());
  }

  /** What belongs to no thread, for somebody at the desk to sort. */
  async function sort(mail: PostedMail): Promise<void> {
    const proved = mail.from !== "" && isProved(mail, inboundReceiver);
    const subject = cleanLine(mail.subject).trim().slice(0, 300);
    const words = cleanParagraphText(mail.whole).trim();
    await limits.take(database.db, "inbound-sort", "", clock());
    await database.transaction((db) =>
      keepToSort(db, {
        name: mail.fromName || mail.from || "Unknown sender",
        email: mail.from,
        subject,
        message: words || (subject ? `(${subject})` : "(A mail without words.)"),
        unproved: !proved,
        namesTrip: referenceIn(mail) ?? "",
        mailKey: deliveryOf(mail),
      }),
    );
  }

  return {
    /**
     * Before anything is read. `key`: of the address; a header's goes before it. Without either a form may carry
     * a signature, which `take` looks at: how many are read for a network is bounded.
     * @throws AppError not_found while nothing is set, not_signed_in for another key, too_many_requests
     */
    async admit(caller: {
      authorization: string;
      key: string;
      isForm: boolean;
      visitor: string;
    }): Promise<{ isSigned: boolean }> {
      if (!inboundSecret && !inboundSigningKey)
        throw new AppError("not_found", "There is no such call.");
      if (isKey(keyIn(caller.authorization) || caller.key)) return { isSigned: false };
      if (!inboundSigningKey || !caller.isForm || caller.key || caller.authorization)
        throw new AppError("not_signed_in", "The secret is another one.");
      await limits.take(database.db, "inbound-form", caller.visitor, clock());
      return { isSigned: true };
    },

    /**
     * Takes a mail in: into the thread of its trip, or, where it names none or is from another address, among the
     * messages that the desk sorts. The answer is the same, so that a provider never sends it again. A mail that
     * comes twice is one message. What is not proved to be from who it names is shown at the desk as that: it
     * mails nobody and nothing follows from it.
     * @throws AppError not_signed_in for a signature that is none, too_many_requests
     */
    async take(mail: PostedMail, { isSigned }: { isSigned: boolean }): Promise<void> {
      if (isSigned) await checkSignature(mail);
      const reference = referenceIn(mail);
      const body = cleanParagraphText(mail.text).trim();
      if (!reference || !mail.from || !body) return sort(mail);
      const trip = await findTripByReference(database.db, reference);
      const isTheirs =
        trip?.email &&
        (trip.email.toLowerCase() === mail.from ||
          (await hasTripAddress(database.db, trip.id, mail.from)));
      if (!isTheirs) return sort(mail);
      const proved = isProved(mail, inboundReceiver);
      const bound = proved ? "inbound-mail" : "inbound-unproved";
      await limits.take(database.db, bound, trip.id, clock());
      await database.transaction(async (db) => {
        const known = await listTripMessages(db, trip.id, { unproved: !proved });
        const since = clock().getTime() - deliveryTries * 1000;
        const isAgain = (one: (typeof known)[number]) =>
          one.author === "traveller" && one.body === body && one.createdAt.getTime() > since;
        if (known.some(isAgain)) return;
        if (proved) return writeToOffice(db, { config, clock, record }, trip, body);
        const createdAt = clock();
        const message = { tripId: trip.id, author: "traveller", body, createdAt } as const;
        await insertTripMessage(db, { ...message, unproved: true });
        // It waits to be read, and no more.
        await touchTrip(db, trip.id, { travellerMessageAt: createdAt });
        await events.publish(db, { topic: "trips", type: "UPDATE", id: trip.id });
      });
    },
  };
}
