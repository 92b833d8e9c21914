import { moneyTexts, type RefundInput } from "#contract/quote/money.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { readAgreement } from "#server/quotes/agreement.ts";
import type { Resources } from "#server/resources.ts";
import { actorOf, type EnteredBy } from "./entered-by.ts";
import type { IssuePaper, MoneyTrip } from "./issue-paper.ts";
import { foldReference } from "./reference.ts";
import { listReceived, splitRefund, writeRefund } from "./refund.ts";
import * as store from "./store.ts";

/** Enters money that went back to the traveller, with a paper for each receipt that it goes back on. */
export const createEnterRefund =
  ({ clock }: Pick<Resources, "clock">, issue: IssuePaper) =>
  /**
   * Of a trip that is held, in the caller's transaction: all of it or nothing; never more than came beyond what is
   * agreed. @throws AppError already_done (reference entered before), conflict
   */
  async (
    db: Db,
    { adminId, confirmedBy }: EnteredBy,
    trip: MoneyTrip,
    { paisa, paidOn, method, reference, reason }: RefundInput,
  ): Promise<void> => {
    const agreement = await readAgreement(db, trip);
    if (!agreement) throw new AppError("conflict", moneyTexts.notAgreed);
    const payments = await store.listPayments(db, trip.id);
    const paid = payments.reduce((sum, one) => sum + one.paisa, 0);
    if (paisa > paid - agreement.acceptance.totalPaisa)
      throw new AppError("conflict", moneyTexts.noRefund);
    const key = foldReference(reference);
    if (await store.hasReference(db, method, key))
      throw new AppError("already_done", moneyTexts.entered);
    const papers = await store.listDocuments(db, trip.id);
    const received = listReceived(payments, papers, store.findStanding(papers));
    const parts = splitRefund(received, paisa);
    const actor = actorOf({ adminId, confirmedBy });
    const remark = [method.toUpperCase(), reference, reason].filter(Boolean).join(" ");
    for (const [at, part] of parts.entries()) {
      const told = { about: part.receipt.id, method, receivedOn: paidOn };
      const content = writeRefund(part, remark);
      const paper = await issue(db, actor, trip, "refund", content, told);
      const kept = await store.insertPayment(db, {
        tripId: trip.id,
        paisa: -part.paisa,
        receivedOn: paidOn,
        method,
        reference,
        // One transfer may go back on several receipts.
        referenceKey: key && at > 0 ? `${key}#${at + 1}` : key,
        note: reason,
        receiptId: paper.id,
        enteredBy: adminId,
        createdAt: clock(),
        refund: true,
        ...(confirmedBy && { confirmedBy }),
      });
      if (!kept) throw new AppError("already_done", moneyTexts.entered);
    }
  };
