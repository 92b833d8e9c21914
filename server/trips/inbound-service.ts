import { createHmac } from "node:crypto";
import { cleanParagraphText } from "#contract/text.ts";
import { AppError } from "#server/errors/app-error.ts";
import { hashToken, matchesToken } from "#server/http/secret-token.ts";
import type { Resources } from "#server/resources.ts";
import { touchTrip } from "./change-store.ts";
import { type PostedMail, referenceIn } from "./inbound-mail.ts";
import type { RecordTrip } from "./record.ts";
import { isProved } from "./sender-proof.ts";
import { findTripByReference } from "./store.ts";
import { insertTripMessage, listTripMessages } from "./timeline-store.ts";
import { writeToOffice } from "./write-message.ts";

/** Seconds that a signature is good for: Mailgun tries again for eight hours. Each few times: tries, not replays. */
const signatureAge = 10 * 3600;

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
     * Takes a mail in; what belongs to no trip, or names another address, is left to the mailbox. The answer is the
     * same, so that a provider never sends it again. A mail that comes twice is one message. What is not proved to
     * be from the traveller is shown at the desk as that: it mails nobody and nothing follows from it.
     * @throws AppError not_signed_in for a signature that is none, too_many_requests
     */
    async take(mail: PostedMail, { isSigned }: { isSigned: boolean }): Promise<void> {
      if (isSigned) await checkSignature(mail);
      const reference = referenceIn(mail);
      const body = cleanParagraphText(mail.text).trim();
      if (!reference || !mail.from || !body) return;
      const trip = await findTripByReference(database.db, reference);
      if (!trip?.email || trip.email.toLowerCase() !== mail.from) return;
      const proved = isProved(mail, inboundReceiver);
      const bound = proved ? "inbound-mail" : "inbound-unproved";
      await limits.take(database.db, bound, trip.id, clock());
      await database.transaction(async (db) => {
        const known = await listTripMessages(db, trip.id, { unproved: !proved });
        if (known.some((one) => one.author === "traveller" && one.body === body)) return;
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
