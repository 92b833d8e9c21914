import { cleanParagraphText } from "#contract/text.ts";
import { AppError } from "#server/errors/app-error.ts";
import { hashToken, matchesToken } from "#server/http/secret-token.ts";
import type { Resources } from "#server/resources.ts";
import { type InboundMail, referenceIn } from "./inbound-mail.ts";
import type { RecordTrip } from "./record.ts";
import { findTripByReference } from "./store.ts";
import { listTripMessages } from "./timeline-store.ts";
import { writeToOffice } from "./write-message.ts";

export type InboundMails = ReturnType<typeof createInboundMails>;

/** Mails that travellers send in answer: into the thread of their trip, by reference and address. */
export function createInboundMails(
  { config, database, clock, limits }: Pick<Resources, "config" | "database" | "clock" | "limits">,
  record: RecordTrip,
) {
  const { inboundSecret } = config.mail;
  return {
    /** @throws AppError not_found while there is no secret, not_signed_in for another */
    check(secret: string): void {
      if (!inboundSecret) throw new AppError("not_found", "There is no such call.");
      if (!matchesToken(secret, hashToken(inboundSecret)))
        throw new AppError("not_signed_in", "The secret is another one.");
    },

    /**
     * Takes a mail in; what belongs to no trip, or comes from another address, is left to the mailbox. The
     * answer is the same, so that a provider never sends it again. A mail that comes twice is one message.
     */
    async take(mail: InboundMail): Promise<void> {
      const reference = referenceIn(mail);
      const body = cleanParagraphText(mail.text).trim();
      if (!reference || !mail.from || !body) return;
      const trip = await findTripByReference(database.db, reference);
      if (!trip?.email || trip.email.toLowerCase() !== mail.from) return;
      await limits.take(database.db, "inbound-mail", trip.id, clock());
      await database.transaction(async (db) => {
        const known = await listTripMessages(db, trip.id);
        if (known.some((one) => one.author === "traveller" && one.body === body)) return;
        await writeToOffice(db, { config, clock, record }, trip, body);
      });
    },
  };
}
