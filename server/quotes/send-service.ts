import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { DeskQuote, QuoteSendInput, QuoteSent } from "#contract/wire/desk-quotes.ts";
import { quoteTexts } from "#contract/wire/trip-quotes.ts";
import type { Admin } from "#server/calls/callers.ts";
import { AppError } from "#server/errors/app-error.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { sayMailIn } from "#words/mails/say-mail.ts";
import { changeMail } from "./change-mail.ts";
import { checkSendable, refuseField } from "./check-sendable.ts";
import { keepAgreedTicks, keepTicks } from "./keep-ticks.ts";
import { lockOpen, stale } from "./lock-open.ts";
import { quoteMail } from "./mail.ts";
import { endOfDay } from "./office-time.ts";
import { stateAt } from "./present.ts";
import { basisFor } from "./price-basis.ts";
import type { QuoteReading } from "./read-service.ts";
import { readMoneySettings } from "./settings-store.ts";
import * as store from "./store.ts";
import { totalsOf } from "./totals.ts";
import { firstDue, nextDue, writeNextDue } from "./ways-to-pay.ts";

/** How a trip's quote goes to the traveller: sent as a version, taken back, and further links to it. */
export function createQuoteSending(
  { config, database, clock, limits }: Pick<Resources, "config" | "database" | "clock" | "limits">,
  trips: TripFile,
  reading: QuoteReading,
) {
  const today = () => dayInIndia(clock());

  return {
    /**
     * Freezes what is kept as the next version, in place of one that was open, and mails it: all of it,
     * or nothing. The link is said in the answer and the mail alone. A revision that is open already is
     * not sent again, however often it is asked for: `url` is null then.
     * @throws AppError conflict (changed meanwhile, or accepted), validation_failed, too_many_requests
     */
    async sendQuote(
      admin: Pick<Admin, "id" | "role" | "name">,
      tripId: string,
      { revision, message }: QuoteSendInput,
    ): Promise<QuoteSent> {
      await limits.take(database.db, "quote-send", admin.id, clock());
      const sent = await database.transaction(async (db) => {
        const { trip, quote, agreed } = await lockOpen(trips, db, tripId);
        // Nothing was priced yet by anybody: that is what is missing, not what somebody else did.
        if (!quote && revision === 0) refuseField("items", quoteTexts.empty);
        if (!quote || quote.revision !== revision) throw stale();
        const earlier = await store.listVersions(db, tripId);
        const open = earlier.find(({ state }) => state === "sent");
        if (open?.revision === revision && stateAt(open, clock()) === "sent")
          return { url: null, text: "" };
        const { content } = quote;
        const { settings } = await readMoneySettings(db);
        checkSendable(today(), content, settings, agreed);
        const basis = basisFor(today(), settings, content.currency, agreed);
        if (content.currency && !basis.exchange)
          throw new AppError("conflict", `No rate of exchange is set for ${content.currency}.`);
        const now = clock();
        if (open) await store.updateVersion(db, open.id, { state: "replaced", decidedAt: now });
        const number = (earlier[0]?.number ?? 0) + 1;
        const version = await store.insertVersion(db, {
          tripId,
          number,
          revision,
          content,
          ...basis,
          changes: agreed?.version.id ?? null,
          ticked: open
            ? keepTicks(open, content)
            : agreed
              ? keepAgreedTicks(agreed.version, agreed.acceptance.ticked, content)
              : [],
          state: "sent",
          sentBy: admin.id,
          sentAt: now,
          lapsesAt: endOfDay(content.validUntil),
        });
        const url = await trips.links.add(db, trip, "edit");
        const say = sayMailIn[trip.language];
        const subject = say("quote-told-subject", { title: content.title, version: number });
        const total = formatPaisa(totalsOf(version, version.ticked).total);
        await trips.tell(db, admin.id, trip, {
          subject,
          body: message || say("quote-told", { title: content.title, total }),
        });
        if (trip.email) {
          const totals = totalsOf(version, version.ticked);
          const paisa = agreed
            ? nextDue(totals, await store.sumPaid(db, trip.id))
            : firstDue(totals);
          const due = { paisa, reference: trip.reference };
          const pay = writeNextDue(settings, due, config, trip.language);
          const letter = { message, url, who: admin.name };
          await queueMail(
            db,
            agreed
              ? changeMail(trip, agreed, version, { ...letter, pay }, config)
              : quoteMail(trip, version, { ...letter, pay }, config),
          );
        }
        const actor = { kind: "admin", id: admin.id } as const;
        await trips.record(db, actor, trip, "quote_sent", { version: String(number) });
        if (["new", "qualified", "lost"].includes(trip.stage))
          await trips.move(db, actor, await trips.get(db, tripId), "quote_sent");
        return { url, text: `${content.title}, ${total}: ${url}` };
      });
      return { quote: await reading.getQuote(admin, tripId), ...sent };
    },

    /** Takes the open version back. @throws AppError not_found, conflict */
    async withdrawQuote(
      admin: Pick<Admin, "id" | "role">,
      tripId: string,
      { version: id, reason }: { version: string; reason: string },
    ): Promise<DeskQuote> {
      await database.transaction(async (db) => {
        const { trip } = await lockOpen(trips, db, tripId);
        const version = await store.lockVersion(db, tripId, id);
        if (!version) throw new AppError("not_found", quoteTexts.noVersion);
        if (version.state !== "sent") throw new AppError("conflict", quoteTexts.nothing);
        await store.updateVersion(db, id, { state: "withdrawn", reason, decidedAt: clock() });
        await trips.record(db, { kind: "admin", id: admin.id }, trip, "quote_withdrawn", {
          version: String(version.number),
        });
      });
      return reading.getQuote(admin, tripId);
    },

    /** A further link to the trip's page, for WhatsApp or the telephone. @returns its address */
    async addLink(
      admin: Pick<Admin, "id">,
      tripId: string,
      kind: "read" | "edit",
    ): Promise<{ url: string }> {
      return database.transaction(async (db) => {
        const trip = await trips.get(db, tripId);
        const url = await trips.links.add(db, trip, kind);
        await trips.record(db, { kind: "admin", id: admin.id }, trip, "link", { link: kind });
        return { url };
      });
    },
  };
}
