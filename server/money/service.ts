import {
  type Buyer,
  type DocumentContent,
  type DocumentKind,
  moneyTexts,
  type PaymentInput,
  type ReversalInput,
  type TripMoney,
} from "#contract/quote/money.ts";
import { formatPaisa } from "#contract/quote/quote-total.ts";
import type { Admin } from "#server/calls/callers.ts";
import { dayInIndia } from "#server/days/india-day.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { type Agreement, readAgreement } from "#server/quotes/agreement.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { numberOf, seriesOf, writeInvoice, writeReceipt } from "./documents.ts";
import { type ReadSettings, readMoney } from "./read-money.ts";
import { foldReference } from "./reference.ts";
import { readSettingsChanges } from "./settings-changes.ts";
import * as store from "./store.ts";

export type MoneyService = ReturnType<typeof createMoneyService>;
type Trip = Awaited<ReturnType<TripFile["get"]>>;

/** What is owed, what has come, and numbered papers about it. `readSettings`: the firm as it is now. */
export function createMoneyService(
  { database, clock, limits }: Pick<Resources, "database" | "clock" | "limits">,
  trips: TripFile,
  readSettings: ReadSettings,
) {
  async function getAgreement(db: Db, trip: Trip): Promise<Agreement> {
    const agreement = await readAgreement(db, trip);
    if (!agreement) throw new AppError("conflict", moneyTexts.notAgreed);
    return agreement;
  }

  /** Writes a paper under the next number of its kind, in the transaction that needs it. */
  async function issue(
    db: Db,
    admin: Pick<Admin, "id">,
    trip: Trip,
    kind: DocumentKind,
    content: DocumentContent,
    { corrects, ...told }: { corrects?: string; method?: string; receivedOn?: string } = {},
  ): Promise<store.DocumentRow> {
    const issuedAt = clock();
    const series = seriesOf(kind, dayInIndia(issuedAt));
    const row = await store.insertDocument(db, {
      tripId: trip.id,
      kind,
      number: numberOf(series, await store.takeNumber(db, series)),
      totalPaisa: content.total,
      content,
      issuedBy: admin.id,
      issuedAt,
      ...(corrects && { corrects }),
    });
    await trips.record(db, { kind: "admin", id: admin.id }, trip, kind, {
      number: row.number,
      sum: formatPaisa(content.total),
      ...told,
    });
    return row;
  }

  const present = (db: Db, trip: { id: string; reference: string }) =>
    readMoney(db, trip, { today: dayInIndia(clock()), readSettings });

  return {
    /** What the firm's settings were before each change, and after it. */
    listSettingsChanges: () => readSettingsChanges(database.db),

    /** @throws AppError not_found */
    async getMoney(tripId: string): Promise<TripMoney> {
      return present(database.db, await trips.get(database.db, tripId));
    },

    /** For the trip's page: by a link that edits. @throws AppError not_found, forbidden */
    async getMoneyByLink(token: string): Promise<TripMoney> {
      const { trip } = await trips.links.open(token, "edit");
      const money = await present(database.db, trip);
      // Notes are the desk's own.
      return { ...money, payments: money.payments.map((one) => ({ ...one, note: "" })) };
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
     * @throws AppError already_done (reference entered before), conflict (nothing agreed), validation_failed
     */
    async addPayment(
      admin: Pick<Admin, "id">,
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
        const agreement = await getAgreement(db, trip);
        const twice = new AppError("already_done", moneyTexts.entered);
        const referenceKey = foldReference(input.reference);
        if (await store.hasReference(db, input.method, referenceKey)) throw twice;
        const { settings } = await readSettings(db);
        const remark = [input.method.toUpperCase(), input.reference].filter(Boolean).join(" ");
        const content = writeReceipt(agreement, settings, { paisa: input.paisa, remark });
        const receipt = await issue(db, admin, trip, "receipt", content, {
          method: input.method,
          receivedOn: input.receivedOn,
        });
        const { paisa, receivedOn, method, reference, note } = input;
        const kept = await store.insertPayment(db, {
          tripId,
          paisa,
          receivedOn,
          method,
          reference,
          referenceKey,
          note,
          receiptId: receipt.id,
          enteredBy: admin.id,
          createdAt: clock(),
        });
        // Entered by somebody else meanwhile: the receipt and its number go with the transaction.
        if (!kept) throw twice;
      });
      return this.getMoney(tripId);
    },

    /**
     * Takes a payment back that was wrongly entered: a counter entry and its numbered paper, both or neither.
     * Entry and receipt stay as they were. @throws AppError not_found, already_done
     */
    async reversePayment(
      admin: Pick<Admin, "id">,
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
        if (!(await store.markReversed(db, id)))
          throw new AppError("already_done", moneyTexts.reversed);
        const receipt = await store.findDocument(db, entry.receiptId, tripId);
        if (!receipt) throw new AppError("not_found", moneyTexts.noDocument);
        const remark = `${receipt.number}: ${reason}`;
        const content = { ...(receipt.content as DocumentContent), remark };
        const paper = await issue(db, admin, trip, "reversal", content, {
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

    /** The invoice of what was agreed. @throws AppError already_done, conflict */
    async addInvoice(admin: Pick<Admin, "id">, tripId: string, buyer: Buyer): Promise<TripMoney> {
      await limits.take(database.db, "papers", admin.id, clock());
      await database.transaction(async (db) => {
        const trip = await trips.lock(db, tripId);
        const agreement = await getAgreement(db, trip);
        const papers = await store.listDocuments(db, tripId);
        const back = new Set(papers.flatMap(({ corrects }) => corrects ?? []));
        if (papers.some(({ id, kind }) => kind === "invoice" && !back.has(id)))
          throw new AppError("already_done", moneyTexts.invoiced);
        const { settings } = await readSettings(db);
        await issue(db, admin, trip, "invoice", writeInvoice(agreement, settings, buyer));
      });
      return this.getMoney(tripId);
    },

    /** Takes an invoice back by a paper of its own. @throws AppError not_found, already_done */
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
        const content = invoice.content as DocumentContent;
        const remark = `${invoice.number}: ${reason}`;
        await issue(db, admin, trip, "credit_note", { ...content, remark }, { corrects: id });
      });
      return this.getMoney(tripId);
    },
  };
}
