import { renderSVG } from "uqr";
import type { TripMoney } from "#contract/quote/money.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import type { Config } from "#server/config/config.ts";
import type { Db } from "#server/db/database.ts";
import { readAgreement } from "#server/quotes/agreement.ts";
import { findBuyer } from "./buyer-store.ts";
import { fillDues } from "./fill-dues.ts";
import { listSamePayments, listUnsettled, rupee } from "./settle-store.ts";
import * as store from "./store.ts";
import { presentWaiting } from "./waiting-service.ts";
import { listWaiting } from "./waiting-store.ts";

/** The firm as it is now. */
export type ReadSettings = (db: Db) => Promise<{ settings: MoneySettings }>;

/** A link that a payment program opens with amount and reference filled in. */
function writeUpiLink(settings: MoneySettings, paisa: number, reference: string): string {
  const query = new URLSearchParams({
    pa: settings.upi,
    pn: settings.legalName,
    am: (paisa / 100).toFixed(2),
    cu: "INR",
    tr: reference,
    tn: reference,
  });
  return `upi://pay?${query.toString().replaceAll("+", "%20")}`;
}

/** The money of a trip: dues against what came, its entries and papers, and how to pay what is next. */
export async function readMoney(
  db: Db,
  trip: { id: string; reference: string },
  {
    today,
    readSettings,
    config,
  }: { today: string; readSettings: ReadSettings; config: Pick<Config, "payments"> },
): Promise<TripMoney> {
  const [agreement, dues, payments, documents, { settings }, buyer, told, waiting] =
    await Promise.all([
      readAgreement(db, trip),
      store.listDues(db, trip.id),
      store.listPayments(db, trip.id),
      store.listDocuments(db, trip.id),
      readSettings(db),
      findBuyer(db, trip.id),
      listUnsettled(db, trip.id),
      listWaiting(db, trip.id),
    ]);
  const unsettled = await Promise.all(
    told.map(async ({ payment: { id, why, paisa, currency, method, receivedOn }, asked }) => {
      // What was typed is rupees: so many dollars are none of it.
      const same =
        currency === rupee ? await listSamePayments(db, trip.id, paisa, "2000-01-01") : [];
      return {
        id,
        why,
        paisa,
        currency,
        method,
        receivedOn,
        asked,
        same: same.map((one) => one.id),
      };
    }),
  );
  const total = agreement?.acceptance.totalPaisa ?? null;
  const paid = payments.reduce((sum, { paisa }) => sum + paisa, 0);
  const open = Math.max(0, (total ?? 0) - paid);
  const refundDue = Math.max(0, paid - (total ?? 0));
  const shown = fillDues(dues, paid).map(({ label, paisa, dueOn, paid: part }) => {
    return { label, paisa, dueOn, paid: part, late: part < paisa && dueOn < today };
  });
  const next = shown.find((due) => due.paid < due.paisa);
  const wanted = next ? next.paisa - next.paid : 0;
  const link = settings.upi && wanted > 0 ? writeUpiLink(settings, wanted, trip.reference) : "";
  const numbers = new Map(documents.map(({ id, number }) => [id, number]));
  const backOf = new Map(
    payments.map(({ reverses, receiptId }) => [reverses, numbers.get(receiptId) ?? ""]),
  );
  return {
    total,
    paid,
    open,
    refundDue,
    dues: shown,
    payments: payments.map((row) => ({
      id: row.id,
      paisa: row.paisa,
      receivedOn: row.receivedOn,
      method: row.method,
      reference: row.reference,
      note: row.note,
      receipt: numbers.get(row.receiptId) ?? "",
      reversedBy: backOf.get(row.id) ?? null,
      isCounter: row.reverses !== null,
    })),
    documents: documents.map((row) => ({
      id: row.id,
      kind: row.kind,
      number: row.number,
      total: row.totalPaisa,
      at: row.issuedAt.toISOString(),
      corrects: row.corrects ? (numbers.get(row.corrects) ?? null) : null,
      about: row.about ? (numbers.get(row.about) ?? null) : null,
    })),
    waiting: waiting.map(presentWaiting),
    unsettled,
    upi: link
      ? { link, address: settings.upi, paisa: wanted, qr: renderSVG(link, { border: 2 }) }
      : null,
    bank: settings.bank,
    reference: trip.reference,
    next: next ? { label: next.label, paisa: wanted, dueOn: next.dueOn } : null,
    byLink: config.payments.gateway !== undefined && wanted > 0,
    buyer,
    isRegistered: settings.gstin !== "",
  };
}
