import {
  moneyTexts,
  type PaymentInput,
  type RefundInput,
  type ReversalInput,
  type TripMoney,
} from "#contract/quote/money.ts";
import type { Buyer, DocumentContent } from "#contract/quote/money-document.ts";
import type { Admin } from "#server/calls/callers.ts";
import { dayInIndia } from "#server/days/india-day.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import { type Agreement, readAgreement } from "#server/quotes/agreement.ts";
import { writeWaysToPay } from "#server/quotes/ways-to-pay.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { keepBuyer } from "./buyer-store.ts";
import { checkBuyer } from "./check-buyer.ts";
import { checkCeiling } from "./check-ceiling.ts";
import { writeInvoice } from "./documents.ts";
import { createEnterPayment } from "./enter-payment.ts";
import { createFollowAgreement } from "./follow-agreement.ts";
import { createIssue, type MoneyTrip } from "./issue-paper.ts";
import { readInvoiced, sumCharged, writeNote } from "./notes.ts";
import { type ReadSettings, readMoney } from "./read-money.ts";
import { listReceived } from "./refund.ts";
import { createRefunds } from "./refund-service.ts";
import { readSettingsChanges } from "./settings-changes.ts";
import { listTripsToSettle } from "./settle-store.ts";
import * as store from "./store.ts";

export type MoneyService = ReturnType<typeof createMoneyService>;

/** What is owed, what has come, and numbered papers about it. `readSettings`: the firm as it is now. */
export function createMoneyService(
  { config, database, clock, limits }: Pick<Resources, "config" | "database" | "clock" | "limits">,
  trips: TripFile,
  readSettings: ReadSettings,
) {
  async function getAgreement(db: Db, trip: MoneyTrip): Promise<Agreement> {
    const agreement = await readAgreement(db, trip);
    if (!agreement) throw new AppError("conflict", moneyTexts.notAgreed);
    return agreement;
  }

  /** An editor's ceiling. @throws AppError forbidden */
  async function checkOwn(
    db: Db,
    admin: Pick<Admin, "id" | "role">,
    tripId: string,
    paisa: number,
  ): Promise<void> {
    const { settings } = await readSettings(db);
    await checkCeiling(db, admin, settings, { tripId, paisa, now: clock() });
  }

  const issue = createIssue({ clock }, trips);
  const enterPayment = createEnterPayment({ clock, config }, issue, readSettings);
  const refund = createRefunds({ database, clock, limits }, trips, issue, checkOwn);

  const present = (db: Db, trip: { id: string; reference: string }) =>
    readMoney(db, trip, { today: dayInIndia(clock()), readSettings, config });

  return {
    enterPayment,
    checkOwn,

    /** What an invoice says less or more once something else is agreed, in the caller's transaction. */
    followAgreement: createFollowAgreement(issue, readSettings),

    /** What the firm's settings were before each change, and after it. */
    listSettingsChanges: () => readSettingsChanges(database.db),

    /** Whether all that was agreed has come; false while nothing is agreed. */
    async isPaid(db: Db, tripId: string): Promise<boolean> {
      const trip = await trips.get(db, tripId);
      const { total, open } = await present(db, trip);
      return total !== null && open === 0;
    },

    /** Trips whose payments are behind what was due before a day. */
    listLate: (today: string) => store.listLate(database.db, today),

    /** Trips with a payment of the gateway that nobody has settled. */
    listToSettle: () => listTripsToSettle(database.db),

    /** Trips to which money goes back. */
    listOverpaid: () => store.listOverpaid(database.db),

    /** @throws AppError not_found */
    async getMoney(tripId: string): Promise<TripMoney> {
      return present(database.db, await trips.get(database.db, tripId));
    },

    /** For the trip's page: by a link that edits. @throws AppError not_found, forbidden */
    async getMoneyByLink(token: string): Promise<TripMoney> {
      const { trip } = await trips.links.open(token, "edit");
      const money = await present(database.db, trip);
      // Notes are the desk's own.
      return {
        ...money,
        buyer: null,
        unsettled: [],
        payments: money.payments.map((one) => ({ ...one, note: "" })),
      };
    },

    /**
     * How to pay what is next of a trip, or the first part of what is offered, in lines. Empty where nothing is open,
     * and by a link that reads: it sees no money. `offered`: paisa; null where nothing is offered.
     * @throws AppError not_found
     */
    async sayWaysToPay(token: string, offered: number | null): Promise<string[]> {
      const { trip, kind } = await trips.links.open(token, "read");
      if (kind === "read") return [];
      const [{ total, next, reference }, { settings }] = await Promise.all([
        present(database.db, trip),
        readSettings(database.db),
      ]);
      const paisa = total === null ? offered : (next?.paisa ?? null);
      return paisa
        ? writeWaysToPay(settings, { paisa, reference }, config, languageOfReader())
        : [];
    },

    /** A paper of one's own trip. @throws AppError not_found, forbidden */
    async getDocumentByLink(token: string, id: string): Promise<store.DocumentRow> {
      const { trip } = await trips.links.open(token, "edit");
      const row = await store.findDocument(database.db, id, trip.id);
      if (!row) throw new AppError("not_found", moneyTexts.noDocument);
      return row;
    },

    /** @throws AppError not_found */
    async getDocument(id: string): Promise<store.DocumentRow> {
      const row = await store.findDocument(database.db, id);
      if (!row) throw new AppError("not_found", moneyTexts.noDocument);
      return row;
    },

    /**
     * Enters a payment and writes its receipt: both or neither.
     * @throws AppError already_done (reference entered before), conflict (nothing agreed), validation_failed, forbidden
     */
    async addPayment(
      admin: Pick<Admin, "id" | "role">,
      tripId: string,
      input: PaymentInput,
    ): Promise<TripMoney> {
      await limits.take(database.db, "papers", admin.id, clock());
      if (input.receivedOn > dayInIndia(clock()))
        throw new AppError("validation_failed", "The day of the payment is in the future.", {
          fields: { receivedOn: "The day of the payment is in the future." },
        });
      await database.transaction(async (db) => {
        const trip = await trips.lock(db, tripId);
        await checkOwn(db, admin, tripId, input.paisa);
        await enterPayment(db, { kind: "admin", id: admin.id }, trip, input);
      });
      return this.getMoney(tripId);
    },

    /**
     * Takes a payment back that was wrongly entered: a counter entry and its numbered paper, both or neither.
     * Entry and receipt stay as they were. @throws AppError not_found, already_done
     */
    async reversePayment(
      admin: Pick<Admin, "id" | "role">,
      tripId: string,
      { payment: id, reason }: ReversalInput,
    ): Promise<TripMoney> {
      await limits.take(database.db, "papers", admin.id, clock());
      await database.transaction(async (db) => {
        const trip = await trips.lock(db, tripId);
        const entry = (await store.listPayments(db, tripId)).find(
          (one) => one.id === id && one.reverses === null,
        );
        if (!entry) throw new AppError("not_found", moneyTexts.noPayment);
        await checkOwn(db, admin, tripId, entry.paisa);
        if (!(await store.markReversed(db, id)))
          throw new AppError("already_done", moneyTexts.reversed);
        const receipt = await store.findDocument(db, entry.receiptId, tripId);
        if (!receipt) throw new AppError("not_found", moneyTexts.noDocument);
        const remark = `${receipt.number}: ${reason}`;
        // What was open then, and how to pay it, is no longer so.
        const { balance: _b, pay: _p, ...written } = receipt.content as DocumentContent;
        const content = { ...written, remark };
        const actor = { kind: "admin", id: admin.id } as const;
        const paper = await issue(db, actor, trip, "reversal", content, {
          corrects: receipt.id,
          method: entry.method,
        });
        await store.insertPayment(db, {
          tripId,
          paisa: -entry.paisa,
          receivedOn: dayInIndia(clock()),
          method: entry.method,
          reference: "",
          note: reason,
          receiptId: paper.id,
          enteredBy: admin.id,
          createdAt: clock(),
          reverses: id,
        });
      });
      return this.getMoney(tripId);
    },

    /** To whom the trip's papers are written from now on. @throws AppError not_found */
    async keepBuyer(admin: Pick<Admin, "id">, tripId: string, buyer: Buyer): Promise<TripMoney> {
      await database.transaction(async (db) => {
        await trips.lock(db, tripId);
        await keepBuyer(db, { tripId, buyer, updatedBy: admin.id, updatedAt: clock() });
      });
      return this.getMoney(tripId);
    },

    /** The invoice of what was agreed. @throws AppError already_done, conflict, validation_failed */
    async addInvoice(admin: Pick<Admin, "id">, tripId: string, buyer: Buyer): Promise<TripMoney> {
      await limits.take(database.db, "papers", admin.id, clock());
      await database.transaction(async (db) => {
        const trip = await trips.lock(db, tripId);
        const agreement = await getAgreement(db, trip);
        const papers = await store.listDocuments(db, tripId);
        if (store.findStanding(papers)) throw new AppError("already_done", moneyTexts.invoiced);
        const { settings } = await readSettings(db);
        checkBuyer(buyer, settings, agreement.acceptance.totals.base);
        await keepBuyer(db, { tripId, buyer, updatedBy: admin.id, updatedAt: clock() });
        // What came beyond the total is no part of the invoice: it goes back, or stays an advance.
        let uncovered = agreement.acceptance.totalPaisa;
        const advances = listReceived(await store.listPayments(db, tripId), papers, undefined)
          .map(({ receipt, on, left }) => {
            const paisa = Math.min(left, uncovered);
            uncovered -= paisa;
            return { number: receipt.number, on, paisa };
          })
          .filter(({ paisa }) => paisa > 0);
        const pay = (paisa: number) =>
          writeWaysToPay(settings, { paisa, reference: trip.reference }, config, trip.language);
        const content = writeInvoice(agreement, settings, buyer, { advances, pay });
        await issue(db, { kind: "admin", id: admin.id }, trip, "invoice", content);
      });
      return this.getMoney(tripId);
    },

    /** Enters money that went back to the traveller. @throws AppError already_done, conflict, validation_failed */
    async addRefund(admin: Pick<Admin, "id" | "role">, tripId: string, input: RefundInput) {
      await refund(admin, tripId, input);
      return this.getMoney(tripId);
    },

    /** Takes an invoice back by a paper of its own: of what notes have left of it. @throws AppError not_found, already_done */
    async addCreditNote(
      admin: Pick<Admin, "id">,
      tripId: string,
      { invoice: id, reason }: { invoice: string; reason: string },
    ): Promise<TripMoney> {
      await limits.take(database.db, "papers", admin.id, clock());
      await database.transaction(async (db) => {
        const trip = await trips.lock(db, tripId);
        const papers = await store.listDocuments(db, tripId);
        const invoice = papers.find((one) => one.id === id && one.kind === "invoice");
        if (!invoice) throw new AppError("not_found", moneyTexts.noDocument);
        if (papers.some(({ corrects }) => corrects === id))
          throw new AppError("already_done", moneyTexts.corrected);
        // What had come and how to pay are the invoice's.
        const {
          advances: _,
          balance: _balance,
          pay: _pay,
          ...content
        } = invoice.content as DocumentContent;
        const remark = `${invoice.number}, ${dayInIndia(invoice.issuedAt)}: ${reason}`;
        const actor = { kind: "admin", id: admin.id } as const;
        const left = readInvoiced(invoice, papers);
        if (sumCharged(left) === 0) throw new AppError("already_done", moneyTexts.corrected);
        const { settings } = await readSettings(db);
        const { version } = await getAgreement(db, trip);
        const about = { ...invoice, content: invoice.content as DocumentContent };
        const isNoted = papers.some((one) => one.about === id);
        const paper = isNoted
          ? writeNote(about, left, { reason, rates: version.taxRates, settings })
          : { ...content, remark };
        await issue(db, actor, trip, "credit_note", paper, { corrects: id });
      });
      return this.getMoney(tripId);
    },
  };
}
