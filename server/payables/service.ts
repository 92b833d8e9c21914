import { formatPaisa, SumError } from "#contract/quote/money-arithmetic.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type {
  AdvanceInput,
  CostInput,
  SupplierAccounts,
  SupplierPaymentInput,
  SupplierStatement,
  TripMargins,
} from "#contract/wire/payables.ts";
import { payableTexts } from "#contract/wire/payables.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { foldReference } from "#server/money/reference.ts";
import { readQuoteContent } from "#server/quotes/read-content.ts";
import type { Resources } from "#server/resources.ts";
import {
  presentAccounts,
  presentPayment,
  presentServices,
  reckonLeft,
  sumCredits,
} from "./accounts.ts";
import { sumCosts } from "./margins.ts";
import * as store from "./store.ts";

/** Services to be paid that a day tells. */
const mostPayable = 200;

type Owner = Pick<Admin, "id">;
export type PayablesService = ReturnType<typeof createPayables>;

const refuse = (field: string, text: string) =>
  new AppError("validation_failed", text, { fields: { [field]: text } });

/** What suppliers are owed and were paid, and what is left of each trip. */
export function createPayables({
  database,
  clock,
  limits,
  events,
}: Pick<Resources, "database" | "clock" | "limits" | "events">) {
  const today = () => dayInIndia(clock());
  const audit = (db: Db, admin: Owner, action: string, supplier: string, details: object) =>
    insertAudit(db, {
      actorKind: "admin",
      actorId: admin.id,
      action,
      subjectKind: "supplier",
      subjectId: supplier,
      details: { ...details },
    });

  async function readStatement(account: string): Promise<SupplierStatement> {
    const [services, payments] = await Promise.all([
      store.listServices(database.db, account),
      store.listPayments(database.db, account),
    ]);
    const [sums] = presentAccounts(services, payments, today());
    if (!sums) throw new AppError("not_found", payableTexts.noAccount);
    return {
      account: sums,
      services: presentServices(services, payments),
      payments: payments.map(presentPayment),
    };
  }

  /** Services that are paid, held: none is paid beyond what is owed, whoever pays at the same time. */
  async function checkParts(
    db: Db,
    account: string,
    parts: { service: string | null; paisa: number }[],
  ): Promise<void> {
    const ids = parts.flatMap(({ service }) => service ?? []);
    const held = await store.lockServices(db, account, ids);
    if (held.length < ids.length) throw new AppError("not_found", payableTexts.noService);
    const rows = ids.length > 0 ? await store.listServices(db, account) : [];
    for (const { service, paisa } of parts) {
      if (service === null) continue;
      const row = rows.find(({ id }) => id === service);
      if (!row) throw new AppError("not_found", payableTexts.noService);
      if (row.owed === null) throw refuse("parts", payableTexts.noCost);
      const open = row.owed - row.paid;
      if (paisa > open)
        throw refuse(
          "parts",
          `${payableTexts.tooMuch} Still owed: ${formatPaisa(Math.max(open, 0))}.`,
        );
    }
  }

  return {
    /** Services whose supplier is to be paid until a day, with what is left of each; paisa. */
    async listPayable(until: string) {
      const [rows, advances] = await Promise.all([
        store.listOpenServices(database.db, until),
        store.listAdvances(database.db),
      ]);
      return reckonLeft(rows, sumCredits(rows, advances))
        .filter(({ left }) => left > 0)
        .slice(0, mostPayable)
        .map(({ row: { service, tripId, supplier, on }, left: paisa }) => {
          return { service, tripId, supplier, on: on ?? until, paisa };
        });
    },

    /** Every supplier that something is owed to or was paid to, what is due first at the top. */
    async listAccounts(): Promise<SupplierAccounts> {
      const [services, payments] = await Promise.all([
        store.listServices(database.db, null),
        store.listPayments(database.db, null),
      ]);
      return { accounts: presentAccounts(services, payments, today()) };
    },

    /** One supplier's services and payments. @throws AppError not_found */
    getStatement: readStatement,

    /** What a service costs, entered or corrected; its history says by whom. @throws AppError conflict, validation_failed */
    async setCost(admin: Owner, account: string, id: string, input: CostInput) {
      await database.transaction(async (db) => {
        const [row] = (await store.listServices(db, account)).filter((one) => one.id === id);
        if (!row) throw new AppError("not_found", payableTexts.noService);
        if (input.cost < row.paid)
          throw refuse(
            "cost",
            `${formatPaisa(row.paid)} are paid for it: take a payment back first.`,
          );
        const now = { adminId: admin.id, at: clock() };
        if (!(await store.updateCost(db, id, input, now)))
          throw new AppError("conflict", payableTexts.changed);
        await audit(db, admin, "supplier.cost", row.supplier, {
          trip: row.reference,
          from: row.owed === null ? "" : formatPaisa(row.owed),
          to: formatPaisa(input.cost),
        });
        await events.publish(db, { topic: "trips", type: "UPDATE", id: row.trip_id });
      });
      return readStatement(account);
    },

    /**
     * Enters what was paid: for services, as an advance, or both, under one reference.
     * @throws AppError not_found, already_done, validation_failed
     */
    async addPayment(admin: Owner, account: string, input: SupplierPaymentInput) {
      await limits.take(database.db, "papers", admin.id, clock());
      if (input.paidOn > today()) throw refuse("paidOn", payableTexts.future);
      await database.transaction(async (db) => {
        const whose =
          (await store.listServices(db, account))[0] ?? (await store.listPayments(db, account))[0];
        if (!whose) throw new AppError("not_found", payableTexts.noAccount);
        const { parts, ...entry } = input;
        const createdAt = clock();
        const paisa = parts.reduce((sum, part) => sum + part.paisa, 0);
        const paymentId = await store.insertPayment(db, {
          ...entry,
          supplierId: await store.findSupplierOf(db, account),
          supplierName: whose.supplier,
          referenceKey: foldReference(input.reference),
          paisa,
          enteredBy: admin.id,
          createdAt,
        });
        if (!paymentId) throw new AppError("already_done", payableTexts.entered);
        // After it: whoever enters the same again is told that, not that nothing is owed any more.
        await checkParts(db, account, parts);
        await store.insertParts(
          db,
          parts.map((part) => ({
            ...{ paymentId, askId: part.service, paisa: part.paisa },
            ...{ enteredBy: admin.id, createdAt },
          })),
        );
        await audit(db, admin, "supplier.paid", whose.supplier, {
          sum: formatPaisa(paisa),
          method: input.method,
          paidOn: input.paidOn,
        });
      });
      return readStatement(account);
    },

    /** Takes a payment back by a counter entry; both stay. @throws AppError not_found, already_done */
    async reversePayment(admin: Owner, account: string, id: string, reason: string) {
      await database.transaction(async (db) => {
        const rows = await store.listPayments(db, account);
        const known = rows.find((row) => row.id === id && row.reverses === null);
        const entry = known && (await store.lockPayment(db, id));
        if (!entry || !known) throw new AppError("not_found", payableTexts.noPayment);
        if (entry.reversed) throw new AppError("already_done", payableTexts.reversed);
        await store.markReversed(db, id);
        const createdAt = clock();
        const paymentId = await store.insertPayment(db, {
          supplierId: entry.supplierId,
          supplierName: entry.supplierName,
          paisa: -entry.paisa,
          paidOn: today(),
          method: entry.method,
          note: reason,
          reverses: id,
          enteredBy: admin.id,
          createdAt,
        });
        if (!paymentId) throw new AppError("already_done", payableTexts.reversed);
        // As they are by now: an advance may have been counted for a service since.
        const [now] = (await store.listPayments(db, account)).filter((row) => row.id === id);
        await store.insertParts(
          db,
          (now?.parts ?? []).map(({ service, paisa }) => ({
            ...{ paymentId, askId: service, paisa: -paisa },
            ...{ enteredBy: admin.id, createdAt },
          })),
        );
        await audit(db, admin, "supplier.payment-reversed", entry.supplierName, {
          sum: formatPaisa(entry.paisa),
          method: entry.method,
        });
      });
      return readStatement(account);
    },

    /** Counts an advance, or a part of it, for a service. @throws AppError not_found, conflict, validation_failed */
    async useAdvance(admin: Owner, account: string, id: string, { service, paisa }: AdvanceInput) {
      await database.transaction(async (db) => {
        const entry = await store.lockPayment(db, id);
        const [row] = (await store.listPayments(db, account)).filter((one) => one.id === id);
        if (!entry || !row) throw new AppError("not_found", payableTexts.noPayment);
        const left = row.parts.find((part) => part.service === null)?.paisa ?? 0;
        if (entry.reversed || entry.reverses || left < paisa)
          throw new AppError("conflict", payableTexts.noAdvance);
        await checkParts(db, account, [{ service, paisa }]);
        const line = { paymentId: id, enteredBy: admin.id, createdAt: clock() };
        await store.insertParts(db, [
          { ...line, askId: null, paisa: -paisa },
          { ...line, askId: service, paisa },
        ]);
        await audit(db, admin, "supplier.advance-used", row.supplier, { sum: formatPaisa(paisa) });
      });
      return readStatement(account);
    },

    /** Accepted trips that depart between two days: what was to be left of each, and what is. */
    async listMargins(from: string, to: string): Promise<TripMargins> {
      const rows = await store.listAgreed(database.db, from, to);
      return {
        trips: rows.flatMap(
          ({ trip_id: tripId, reference, name, content: kept, ticked, base, asks }) => {
            const content = readQuoteContent(kept);
            try {
              const costs = sumCosts(content, ticked, asks);
              const { departure } = content;
              return [{ tripId, reference, name, departure, price: Number(base ?? 0), ...costs }];
            } catch (error) {
              if (!(error instanceof SumError)) throw error;
              return [];
            }
          },
        ),
      };
    },
  };
}
