import { isDeepStrictEqual } from "node:util";
import { type CancelPolicy, usualCancelPolicy } from "#contract/quote/cancel-policy.ts";
import { abroadTexts } from "#contract/quote/exempt-abroad.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { countHeads } from "#contract/quote/package-heads.ts";
import type { ExchangeRate, QuoteContent, TaxRates } from "#contract/quote/quote.ts";
import { quoteVersion, usualSchedule } from "#contract/quote/quote.ts";
import {
  findExchangeRate,
  findTaxRates,
  sumMargin,
  sumPackage,
} from "#contract/quote/quote-total.ts";
import { findAbroadFault, findAloneFault } from "#contract/quote/sold-alone.ts";
import { usualAlone } from "#contract/quote/tax-rules.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type {
  DeskQuote,
  QuoteSaveInput,
  QuoteSendInput,
  QuoteSent,
} from "#contract/wire/desk-quotes.ts";
import { isAtLeast } from "#contract/wire/desk-roles.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import { changeTexts } from "#contract/wire/trip-changes.ts";
import { aloneTexts, type QuoteProposal, quoteTexts } from "#contract/wire/trip-quotes.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { fitDocument } from "#trip/fit-document.ts";
import { readLinkParty } from "#trip/link-party.ts";

import type { TicketOf } from "#trip/propose-services.ts";
import { type Agreement, readAgreement } from "./agreement.ts";
import { changeMail } from "./change-mail.ts";
import { createQuoteChanges, isChanging } from "./change-service.ts";
import { hideCosts, type Prices, restoreCosts } from "./costs.ts";
import { keepAgreedTicks, keepTicks } from "./keep-ticks.ts";
import { quoteMail } from "./mail.ts";
import { endOfDay } from "./office-time.ts";
import { presentAcceptance, presentVersion, stateAt } from "./present.ts";
import { proposeLines } from "./propose-lines.ts";
import { proposeParty } from "./propose-party.ts";
import { dropRenamedRates } from "./renamed-items.ts";
import { type KeptSettings, readMoneySettings, writeMoneySettings } from "./settings-store.ts";
import * as store from "./store.ts";
import { refuseHugeSums, totalsOf } from "./totals.ts";
import { canBePaid, firstDue, writeWaysToPay } from "./ways-to-pay.ts";
import { writeTrip } from "./write-trip.ts";

/** Whether anything but the last day to accept is another. */
const differs = (one: QuoteContent, other: QuoteContent): boolean =>
  !isDeepStrictEqual({ ...one, validUntil: "" }, { ...other, validUntil: "" });

type TripRow = Awaited<ReturnType<TripFile["get"]>>;
export type QuoteDesk = ReturnType<typeof createQuoteDesk>;

const stale = () => new AppError("conflict", quoteTexts.stale);

/** What the desk does with a trip's quote: work on it, send it, take it back. `rates`: prices of the book. */
export function createQuoteDesk(
  {
    config,
    database,
    events,
    clock,
    limits,
  }: Pick<Resources, "config" | "database" | "events" | "clock" | "limits">,
  trips: TripFile,
  readRatePrices: (db: Db, ids: string[]) => Promise<ReadonlyMap<string, Prices>>,
  ticketOf: TicketOf,
) {
  const today = () => dayInIndia(clock());

  /** What a quote begins with: the visitor's own days, the party, a line for each service that they need, the usual terms. */
  async function propose(trip: TripRow, settings: MoneySettings): Promise<QuoteContent> {
    const { document, plan } = await trips.readDays(trip);
    // Where the plan cannot be opened now, its link still says who travels.
    const party = proposeParty(document.party ?? (await readLinkParty(plan)), trip.travelers);
    const fitting = fitDocument(document);
    const { services, items } = proposeLines(fitting, ticketOf);
    return {
      version: quoteVersion,
      title: trip.destination,
      intro: "",
      language: "en",
      party,
      departure: trip.travelDate,
      trip: { ...fitting, services },
      items,
      package: null,
      suppliers: false,
      inclusions: [],
      exclusions: [],
      terms: settings.terms,
      tcs: false,
      currency: null,
      validUntil: addDays(today(), settings.validDays),
      schedule: usualSchedule,
    };
  }

  /** What a price is made with on a day. @throws AppError conflict where no rate of tax is set */
  function ratesOn(
    settings: MoneySettings,
    currency: string | null,
  ): { taxRates: TaxRates; exchange: ExchangeRate | null } {
    const taxRates = findTaxRates(settings.tax, today());
    if (!taxRates) throw new AppError("conflict", "No rate of tax is set.");
    const exchange = currency ? findExchangeRate(settings.exchange, currency, today()) : null;
    // Who is not registered charges no GST (section 32 of the CGST Act).
    const none = { package: 0, other: 0, stay: 0, car: 0 };
    const gst = settings.gstin ? { ...usualAlone, ...taxRates } : { ...taxRates, ...none };
    return { taxRates: { ...gst, rounding: "heads" }, exchange };
  }

  function fail(field: string, message: string): never {
    throw new AppError("validation_failed", message, { fields: { [field]: message } });
  }

  function checkSendable(
    content: QuoteContent,
    settings: MoneySettings,
    agreed: Agreement | null,
  ): void {
    const isPriced = content.package
      ? sumPackage(content.package) > 0
      : content.items.some((item) => !item.optional && item.price > 0);
    if (!isPriced) fail("items", quoteTexts.empty);
    if (content.items.some(({ tax }) => tax === "none")) fail("items", quoteTexts.untaxed);
    const fault = findAloneFault(content);
    if (fault) fail(fault === "state" ? "houseState" : "items", aloneTexts[fault]);
    const ofAbroad = findAbroadFault(content);
    if (ofAbroad) fail("abroad", abroadTexts[ofAbroad]);
    const heads = content.package && countHeads(content.package);
    const { adults, children } = content.party;
    if (heads && (heads.adults !== adults || heads.children !== children))
      fail("package", quoteTexts.otherParty);
    if (heads && content.inclusions.length === 0) fail("inclusions", quoteTexts.nothingIncluded);
    if (content.tcs && !settings.sellsAbroad) fail("tcs", quoteTexts.noTcs);
    if (content.party.atLeast) fail("party", quoteTexts.uncounted);
    if (content.validUntil < today()) fail("validUntil", quoteTexts.pastValidity);
    // Who has departed may still stay longer.
    if (content.departure < today() && content.departure !== agreed?.version.content.departure)
      fail("departure", "The day of departure is in the past.");
    if (agreed && !differs(agreed.version.content, content))
      throw new AppError("conflict", changeTexts.nothingChanged);
  }

  /** A trip that is held, whose quote may be worked on: nothing is agreed, or that is about to be changed. */
  async function lockOpen(db: Db, tripId: string) {
    const trip = await trips.lock(db, tripId);
    const agreed = await readAgreement(db, trip);
    const quote = await store.findQuote(db, tripId);
    if (agreed && !isChanging(quote, agreed.acceptance))
      throw new AppError("conflict", quoteTexts.accepted);
    return { trip, quote, agreed };
  }

  /** Taxes and a cancellation's costs stay as they were agreed. */
  const ratesFor = (
    settings: MoneySettings,
    currency: string | null,
    agreed: Agreement | null,
  ): ReturnType<typeof ratesOn> & { cancellation: CancelPolicy } => ({
    ...ratesOn(settings, currency),
    ...(agreed && { taxRates: agreed.version.taxRates }),
    cancellation: agreed
      ? (agreed.version.cancellation ?? usualCancelPolicy)
      : settings.cancellation,
  });

  const changes = createQuoteChanges({ database, clock }, trips);

  return {
    /** @throws AppError not_found, conflict */
    async beginChange(admin: Pick<Admin, "id" | "role">, tripId: string): Promise<DeskQuote> {
      await changes.beginChange(admin, tripId);
      return this.getQuote(admin, tripId);
    },

    /** @throws AppError not_found, conflict */
    async dropChange(
      admin: Pick<Admin, "id" | "role">,
      tripId: string,
      reason: string,
    ): Promise<DeskQuote> {
      await changes.dropChange(admin, tripId, reason);
      return this.getQuote(admin, tripId);
    },

    /** What has to be bought for the trip as its document stands, and as lines. @throws AppError not_found */
    async proposeServices(tripId: string): Promise<QuoteProposal> {
      const { document } = await trips.readDays(await trips.get(database.db, tripId));
      return proposeLines(document, ticketOf);
    },

    /** @throws AppError not_found */
    async getQuote(admin: Pick<Admin, "role">, tripId: string): Promise<DeskQuote> {
      const { db } = database;
      const trip = await trips.get(db, tripId);
      const [quote, versions, acceptance, { settings }] = await Promise.all([
        store.findQuote(db, tripId),
        store.listVersions(db, tripId),
        store.findAcceptance(db, tripId),
        readMoneySettings(db),
      ]);
      // What was agreed, as it was agreed: whatever was worked on or set since.
      const agreed = versions.find(({ id }) => id === acceptance?.versionId);
      const changing = isChanging(quote, acceptance);
      const kept = changing ? quote?.content : (agreed?.content ?? quote?.content);
      const content = kept ?? (await propose(trip, settings));
      const isOwner = isAtLeast(admin.role, "manager");
      const { taxRates } = agreed ?? ratesOn(settings, null);
      return {
        revision: quote?.revision ?? 0,
        content: isOwner ? content : hideCosts(content),
        updatedAt: quote?.updatedAt.toISOString() ?? null,
        updatedBy: quote?.who ?? "",
        versions: versions.map((version) => presentVersion(version, versions, clock())),
        acceptance: acceptance && presentAcceptance(acceptance, versions),
        changing,
        cancelled: agreed?.state === "cancelled",
        tax: taxRates,
        exchange: agreed?.exchange ? [agreed.exchange] : settings.exchange,
        canBePaid: canBePaid(settings, config),
        sellsAbroad: settings.sellsAbroad,
        margin: isOwner ? sumMargin(content, agreed?.ticked ?? []) : null,
      };
    },

    /**
     * Keeps what is worked on, at the revision that was read.
     * @throws AppError not_found, conflict (changed meanwhile, or accepted), validation_failed (sums)
     */
    async saveQuote(
      admin: Pick<Admin, "id" | "role">,
      tripId: string,
      { revision, content: sent }: QuoteSaveInput,
    ): Promise<DeskQuote> {
      await database.transaction(async (db) => {
        const { trip, quote: kept, agreed } = await lockOpen(db, tripId);
        if ((kept?.revision ?? 0) !== revision) throw stale();
        const named = dropRenamedRates(sent, kept?.content ?? null);
        const wanted = named.items.flatMap(({ rate }) => rate ?? []);
        const prices = await readRatePrices(db, wanted);
        const content = writeTrip(restoreCosts(named, kept?.content ?? null, prices));
        const { settings } = await readMoneySettings(db);
        refuseHugeSums(() =>
          totalsOf(
            { content, ...ratesFor(settings, content.currency, agreed) },
            content.items.map(({ id }) => id),
          ),
        );
        const values = { tripId, content, updatedBy: admin.id, at: clock() };
        const done = kept
          ? await store.updateQuoteAt(db, { ...values, revision })
          : await store.insertQuote(db, values);
        if (!done) throw stale();
        await events.publish(db, { topic: "trips", type: "UPDATE", id: trip.id });
      });
      return this.getQuote(admin, tripId);
    },

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
        const { trip, quote, agreed } = await lockOpen(db, tripId);
        // Nothing was priced yet by anybody: that is what is missing, not what somebody else did.
        if (!quote && revision === 0) fail("items", quoteTexts.empty);
        if (!quote || quote.revision !== revision) throw stale();
        const earlier = await store.listVersions(db, tripId);
        const open = earlier.find(({ state }) => state === "sent");
        if (open?.revision === revision && stateAt(open, clock()) === "sent")
          return { url: null, text: "" };
        const { content } = quote;
        const { settings } = await readMoneySettings(db);
        checkSendable(content, settings, agreed);
        const rates = ratesFor(settings, content.currency, agreed);
        if (content.currency && !rates.exchange)
          throw new AppError("conflict", `No rate of exchange is set for ${content.currency}.`);
        const now = clock();
        if (open) await store.updateVersion(db, open.id, { state: "replaced", decidedAt: now });
        const number = (earlier[0]?.number ?? 0) + 1;
        const version = await store.insertVersion(db, {
          tripId,
          number,
          revision,
          content,
          ...rates,
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
        const subject = `${content.title}: version ${number}`;
        const total = formatPaisa(totalsOf(version, version.ticked).total);
        await trips.tell(db, admin.id, trip, {
          subject,
          body: message || `We have sent you our offer: ${content.title}, ${total}.`,
        });
        if (trip.email) {
          const due = {
            paisa: firstDue(totalsOf(version, version.ticked)),
            reference: trip.reference,
          };
          const pay = writeWaysToPay(settings, due, config, trip.language);
          const letter = { message, url, who: admin.name };
          await queueMail(
            db,
            agreed
              ? changeMail(trip, agreed, version, letter, config)
              : quoteMail(trip, version, { ...letter, pay }, config),
          );
        }
        const actor = { kind: "admin", id: admin.id } as const;
        await trips.record(db, actor, trip, "quote_sent", { version: String(number) });
        if (["new", "qualified", "lost"].includes(trip.stage))
          await trips.move(db, actor, await trips.get(db, tripId), "quote_sent");
        return { url, text: `${content.title}, ${total}: ${url}` };
      });
      return { quote: await this.getQuote(admin, tripId), ...sent };
    },

    /** Takes the open version back. @throws AppError not_found, conflict */
    async withdrawQuote(
      admin: Pick<Admin, "id" | "role">,
      tripId: string,
      { version: id, reason }: { version: string; reason: string },
    ): Promise<DeskQuote> {
      await database.transaction(async (db) => {
        const { trip } = await lockOpen(db, tripId);
        const version = await store.lockVersion(db, tripId, id);
        if (!version) throw new AppError("not_found", quoteTexts.noVersion);
        if (version.state !== "sent") throw new AppError("conflict", quoteTexts.nothing);
        await store.updateVersion(db, id, { state: "withdrawn", reason, decidedAt: clock() });
        await trips.record(db, { kind: "admin", id: admin.id }, trip, "quote_withdrawn", {
          version: String(version.number),
        });
      });
      return this.getQuote(admin, tripId);
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

    readSettings: (): Promise<KeptSettings> => readMoneySettings(database.db),

    /** @throws AppError conflict when somebody has changed them meanwhile */
    async writeSettings(admin: Pick<Admin, "id">, kept: KeptSettings): Promise<KeptSettings> {
      return database.transaction(async (db) => {
        if (!(await writeMoneySettings(db, kept))) throw stale();
        await insertAudit(db, {
          actorKind: "admin",
          actorId: admin.id,
          action: "money.settings-changed",
        });
        return readMoneySettings(db);
      });
    },
  };
}
