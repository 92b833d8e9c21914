import { isUuid, normalizeAddress } from "#contract/text.ts";
import {
  type NewsletterInput,
  type NewsletterState,
  newsletterTexts,
} from "#contract/wire/newsletter.ts";
import type { Person } from "#server/auth/person-removal.ts";
import type { Db } from "#server/db/database.ts";
import { createToken, hashToken } from "#server/http/secret-token.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { createIssues } from "./issue-service.ts";
import { confirmationMail } from "./mail.ts";
import * as subscribers from "./subscriber-store.ts";

/** Between two confirmation mails to one address. */
const resendGap = 10 * 60_000;
const confirmLife = 7 * 86_400_000;

export type NewsletterService = ReturnType<typeof createNewsletterService>;

/** Subscriptions, confirmed by mail, and the issues that the desk writes to them. */
export function createNewsletterService(resources: Resources) {
  const { config, database, clock, limits } = resources;
  const { origin } = config.http;

  return {
    ...createIssues(resources),

    /** Asks an address to confirm; answers the same for a new, a known and a subscribed one. */
    async subscribe(input: NewsletterInput, visitor: string): Promise<{ message: string }> {
      const answer = { message: newsletterTexts.asked };
      if (input.website !== "") return answer;
      await limits.take(database.db, "newsletter", visitor, clock());
      await database.transaction(async (db) => {
        const now = clock();
        const row = await subscribers.takeSubscriber(db, normalizeAddress(input.email), now);
        if (row.status === "confirmed") return;
        if (row.confirmSentAt && now.getTime() - row.confirmSentAt.getTime() < resendGap) return;
        const token = createToken();
        const language = languageOfReader();
        await subscribers.updateSubscriber(db, row.id, {
          language,
          status: "pending",
          confirmHash: hashToken(token),
          confirmSentAt: now,
        });
        await queueMail(db, confirmationMail({ email: row.email, language }, token, origin));
      });
      return answer;
    },

    async confirm(token: string): Promise<NewsletterState> {
      return database.transaction(async (db) => {
        const row = await subscribers.findByConfirmHash(db, hashToken(token));
        const sent = row?.confirmSentAt?.getTime() ?? 0;
        if (!row || clock().getTime() - sent > confirmLife) return "unknown";
        // The hash stays until it is too old: a second click, or a mail scanner's first, does no harm.
        if (row.status === "pending")
          await subscribers.updateSubscriber(db, row.id, {
            status: "confirmed",
            confirmedAt: clock(),
            unsubscribedAt: null,
          });
        return row.status === "unsubscribed" ? "unknown" : "confirmed";
      });
    },

    async unsubscribe(key: string): Promise<NewsletterState> {
      if (!isUuid(key)) return "unknown";
      return database.transaction(async (db) => {
        const row = await subscribers.findByUnsubscribeKey(db, key);
        if (!row) return "unknown";
        if (row.status !== "unsubscribed")
          await subscribers.updateSubscriber(db, row.id, {
            status: "unsubscribed",
            confirmHash: null,
            confirmSentAt: null,
            unsubscribedAt: clock(),
          });
        return "unsubscribed";
      });
    },

    /** For the desk. */
    listSubscribers: (query: subscribers.SubscriberQuery) =>
      subscribers.listSubscribers(database.db, query),
    countSubscribers: () => subscribers.countByStatus(database.db),

    /** The subscription of the person's address: for their data download. */
    exportOf: async ({ email }: Pick<Person, "email">) => ({
      newsletter: email
        ? await subscribers.readForExport(database.db, normalizeAddress(email))
        : [],
    }),

    /** The subscription goes with its address; without one there is nothing to find it by. */
    async forgetPerson(db: Db, { email }: Pick<Person, "email">): Promise<void> {
      if (email) await subscribers.deleteByEmail(db, normalizeAddress(email));
    },
  };
}
