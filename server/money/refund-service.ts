import { moneyTexts, type RefundInput } from "#contract/quote/money.ts";
import type { Admin } from "#server/calls/callers.ts";
import { dayInIndia } from "#server/days/india-day.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { readAgreement } from "#server/quotes/agreement.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import type { IssuePaper } from "./issue-paper.ts";
import { foldReference } from "./reference.ts";
import { listReceived, splitRefund, writeRefund } from "./refund.ts";
import * as store from "./store.ts";

/** Enters money that went back to the traveller, with a paper for each receipt that it goes back on. */
export const createRefunds =
  (
    { database, clock, limits }: Pick<Resources, "database" | "clock" | "limits">,
    trips: TripFile,
    issue: IssuePaper,
    /** An editor's ceiling holds for money that goes out, too. @throws AppError forbidden */
    checkOwn: (
      db: Db,
      admin: Pick<Admin, "id" | "role">,
      tripId: string,
      paisa: number,
    ) => Promise<void>,
  ) =>
  /**
   * All of it or nothing; never more than came beyond what is agreed.
   * @throws AppError already_done (reference entered before), conflict, forbidden, validation_failed
   */
  async (admin: Pick<Admin, "id" | "role">, tripId: string, input: RefundInput): Promise<void> => {
    const { paisa, paidOn, method, reference, reason } = input;
    await limits.take(database.db, "papers", admin.id, clock());
    if (paidOn > dayInIndia(clock()))
      throw new AppError("validation_failed", "The day of the payment is in the future.", {
        fields: { paidOn: "The day of the payment is in the future." },
      });
    await database.transaction(async (db) => {
      const trip = await trips.lock(db, tripId);
      await checkOwn(db, admin, tripId, paisa);
      const agreement = await readAgreement(db, trip);
      if (!agreement) throw new AppError("conflict", moneyTexts.notAgreed);
      const payments = await store.listPayments(db, tripId);
      const paid = payments.reduce((sum, one) => sum + one.paisa, 0);
      if (paisa > paid - agreement.acceptance.totalPaisa)
        throw new AppError("conflict", moneyTexts.noRefund);
      const key = foldReference(reference);
      if (await store.hasReference(db, method, key))
        throw new AppError("already_done", moneyTexts.entered);
      const papers = await store.listDocuments(db, tripId);
      const received = listReceived(payments, papers, store.findStanding(papers));
      const parts = splitRefund(received, paisa);
      const actor = { kind: "admin", id: admin.id } as const;
      const remark = [method.toUpperCase(), reference, reason].filter(Boolean).join(" ");
      for (const [at, part] of parts.entries()) {
        const told = { about: part.receipt.id, method, receivedOn: paidOn };
        const content = writeRefund(part, remark);
        const paper = await issue(db, actor, trip, "refund", content, told);
        const kept = await store.insertPayment(db, {
          tripId,
          paisa: -part.paisa,
          receivedOn: paidOn,
          method,
          reference,
          // One transfer may go back on several receipts.
          referenceKey: key && at > 0 ? `${key}#${at + 1}` : key,
          note: reason,
          receiptId: paper.id,
          enteredBy: admin.id,
          createdAt: clock(),
          refund: true,
        });
        if (!kept) throw new AppError("already_done", moneyTexts.entered);
      }
    });
  };
