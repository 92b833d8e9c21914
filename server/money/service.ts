import {
  type DecisionInput,
  moneyTexts,
  type PaymentInput,
  type RefundInput,
  type ReversalInput,
  type TripMoney,
} from "#contract/quote/money.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { Buyer, DocumentContent } from "#contract/quote/money-document.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import { type Agreement, readAgreement } from "#server/quotes/agreement.ts";
import { writeWaysToPay } from "#server/quotes/ways-to-pay.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { keepBuyer } from "./buyer-store.ts";
import { checkBuyer } from "./check-buyer.ts";
import { isAboveCeiling } from "./check-ceiling.ts";
import { writeInvoice } from "./documents.ts";
import { createEnterPayment } from "./enter-payment.ts";
import { createEnterReversal, findReversible } from "./enter-reversal.ts";
import { createFollowAgreement } from "./follow-agreement.ts";
import { createIssue, type MoneyTrip } from "./issue-paper.ts";
import { readInvoiced, sumCharged, writeNote } from "./notes.ts";
import { type ReadSettings, readMoney } from "./read-money.ts";
import { foldReference } from "./reference.ts";
import { listReceived } from "./refund.ts";
import { createEnterRefund } from "./refund-service.ts";
import { readSettingsChanges } from "./settings-changes.ts";
import { listTripsToSettle } from "./settle-store.ts";
import * as store from "./store.ts";
import { createWaiting, type Enter, type Entry } from "./waiting-service.ts";

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

  async function isAbove(
    db: Db,
    admin: Pick<Admin, "id" | "role">,
    tripId: string,
    paisa: number,
  ): Promise<boolean> {
    const { settings } = await readSettings(db);
    return isAboveCeiling(db, admin, settings, { tripId, paisa, now: clock() });
  }

  const issue = createIssue({ clock }, trips);
  const enterPayment = createEnterPayment({ clock, config }, issue, readSettings);
  const enterRefund = createEnterRefund({ clock }, issue);
  const enterReversal = createEnterReversal({ clock }, issue);
  const enter: Enter = (db, by, trip, entry) =>
    entry.kind === "payment"
      ? enterPayment(db, by, trip, entry.input)
      : entry.kind === "refund"
        ? enterRefund(db, by, trip, entry.input)
        : enterReversal(db, by, trip, entry.input);
  const waiting = createWaiting({ database, clock, limits }, trips, enter);

  /** Enters it, or puts it aside for a second person. `read`: its sum, of a trip that is held. */
  async function take(
    admin: Pick<Admin, "id" | "role">,
    tripId: string,
    { entry, paidOn, read }: { entry: Entry; paidOn?: string; read(db: Db): Promise<number> },
  ): Promise<void> {
    await limits.take(database.db, "papers", admin.id, clock());
    if (paidOn && paidOn > dayInIndia(clock())) {
      const message = "The day of the payment is in the future.";
      const field = entry.kind === "payment" ? "receivedOn" : "paidOn";
      throw new AppError("validation_failed", message, { fields: { [field]: message } });
    }
    await database.transaction(async (db) => {
      const trip = await trips.lock(db, tripId);
      const paisa = await read(db);
      if (await isAbove(db, admin, tripId, paisa))
        await waiting.putAside(db, admin, trip, { entry, paisa });
      else await enter(db, { adminId: admin.id }, trip, entry);
    });
  }

  const present = (db: Db, trip: { id: string; reference: string }) =>
    readMoney(db, trip, { today: dayInIndia(clock()), readSettings, config });

  return {
    enterPayment,
    listWaiting: waiting.listWaiting,
    countWaiting: waiting.countWaiting,

    /** Confirms or refuses what waits for a second person. @throws AppError not_found, already_done, forbidden, conflict */
    async decide(
      admin: Pick<Admin, "id">,
      tripId: string,
      id: string,
      input: DecisionInput,
    ): Promise<TripMoney> {
      await waiting.decide(admin, tripId, id, input);
      return this.getMoney(tripId);
    },

    /** For what is entered at once or not at all. @throws AppError forbidden above an editor's ceiling */
    async checkOwn(
      db: Db,
      admin: Pick<Admin, "id" | "role">,
      tripId: string,
      paisa: number,
    ): Promise<void> {
      const { editorMost } = (await readSettings(db)).settings;
      if (editorMost !== null && (await isAbove(db, admin, tripId, paisa)))
        throw new AppError("forbidden", moneyTexts.aboveCeiling(formatPaisa(editorMost)));
    },

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

    /** Whether invoices have a day until which they must be written: the office has a GSTIN. */
    async mustInvoice(): Promise<boolean> {
      return (await readSettings(database.db)).settings.gstin !== "";
    },

    /** Which of these trips have no invoice that stands. */
    async listWithoutInvoice(tripIds: string[]): Promise<ReadonlySet<string>> {
      const invoiced = await store.listInvoiced(database.db, tripIds);
      return new Set(tripIds.filter((id) => !invoiced.has(id)));
    },

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
        waiting: [],
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
     * Enters a payment and writes its receipt: both or neither. Above an editor's ceiling it waits for a second person.
     * @throws AppError already_done (reference entered before), conflict (nothing agreed), validation_failed
     */
    async addPayment(
      admin: Pick<Admin, "id" | "role">,
      tripId: string,
      input: PaymentInput,
    ): Promise<TripMoney> {
      const entry = { kind: "payment", input } as const;
      await take(admin, tripId, {
        entry,
        paidOn: input.receivedOn,
        async read(db) {
          // Said at once, and not by whoever would confirm it.
          await getAgreement(db, await trips.get(db, tripId));
          if (await store.hasReference(db, input.method, foldReference(input.reference)))
            throw new AppError("already_done", moneyTexts.entered);
          return input.paisa;
        },
      });
      return this.getMoney(tripId);
    },

    /**
     * Takes an entry back that was wrong, of money that came or went out: a counter entry and its numbered paper, both
     * or neither. @throws AppError not_found, already_done, conflict (part of it went back)
     */
    async reversePayment(
      admin: Pick<Admin, "id" | "role">,
      tripId: string,
      input: ReversalInput,
    ): Promise<TripMoney> {
      await take(admin, tripId, {
        entry: { kind: "reversal", input },
        async read(db) {
          const found = await findReversible(db, tripId, input);
          if (found.reversed) throw new AppError("already_done", moneyTexts.reversed);
          return Math.abs(found.paisa);
        },
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
        const { acceptance, version } = agreement;
        const isPartlyAbroad = version.content.abroad !== undefined;
        checkBuyer(buyer, settings, acceptance.totals.base, isPartlyAbroad);
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
      const entry = { kind: "refund", input } as const;
      const read = async () => input.paisa;
      await take(admin, tripId, { entry, paidOn: input.paidOn, read });
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
