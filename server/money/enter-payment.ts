import { moneyTexts, type PaymentInput } from "#contract/quote/money.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { readAgreement } from "#server/quotes/agreement.ts";
import { writeWaysToPay } from "#server/quotes/ways-to-pay.ts";
import type { Resources } from "#server/resources.ts";
import { findBuyer } from "./buyer-store.ts";
import { writeReceipt } from "./documents.ts";
import { actorOf, type EnteredBy } from "./entered-by.ts";
import { fillDues } from "./fill-dues.ts";
import type { IssuePaper, MoneyTrip } from "./issue-paper.ts";
import type { ReadSettings } from "./read-money.ts";
import { foldReference } from "./reference.ts";
import * as store from "./store.ts";

export type EnterPayment = ReturnType<typeof createEnterPayment>;

/**
 * Enters a payment of a trip that is held, and writes its receipt, in the caller's transaction: both or neither.
 * Before there is an invoice the receipt is one for an advance.
 */
export const createEnterPayment =
  (
    { clock, config }: Pick<Resources, "clock" | "config">,
    issue: IssuePaper,
    readSettings: ReadSettings,
  ) =>
  /** @throws AppError already_done (reference entered before), conflict (nothing agreed) */
  async (
    db: Db,
    { adminId, confirmedBy }: EnteredBy,
    trip: MoneyTrip,
    input: PaymentInput,
  ): Promise<void> => {
    const actor = actorOf({ adminId, confirmedBy });
    const agreement = await readAgreement(db, trip);
    if (!agreement) throw new AppError("conflict", moneyTexts.notAgreed);
    const twice = new AppError("already_done", moneyTexts.entered);
    const { paisa, receivedOn, method, reference, note } = input;
    const referenceKey = foldReference(reference);
    if (await store.hasReference(db, method, referenceKey)) throw twice;
    const { settings } = await readSettings(db);
    const remark = [method.toUpperCase(), reference].filter(Boolean).join(" ");
    const isAdvance = store.findStanding(await store.listDocuments(db, trip.id)) === undefined;
    const buyer = await findBuyer(db, trip.id);
    const came = (await store.listPayments(db, trip.id)).reduce(
      (sum, one) => sum + one.paisa,
      paisa,
    );
    const balance = Math.max(0, agreement.acceptance.totalPaisa - came);
    const next = fillDues(await store.listDues(db, trip.id), came).find(
      (due) => due.paid < due.paisa,
    );
    const due = { paisa: next ? next.paisa - next.paid : balance, reference: trip.reference };
    const pay = balance > 0 ? writeWaysToPay(settings, due, config, trip.language) : [];
    const payment = { paisa, remark, isAdvance };
    const content = writeReceipt(agreement, settings, buyer, payment, { balance, pay });
    const receipt = await issue(db, actor, trip, "receipt", content, { method, receivedOn });
    const kept = await store.insertPayment(db, {
      tripId: trip.id,
      paisa,
      receivedOn,
      method,
      reference,
      referenceKey,
      note,
      receiptId: receipt.id,
      createdAt: clock(),
      enteredBy: adminId,
      ...(confirmedBy && { confirmedBy }),
    });
    // Entered by somebody else meanwhile: the receipt and its number go with the transaction.
    if (!kept) throw twice;
  };
