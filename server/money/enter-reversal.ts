import { moneyTexts, type ReversalInput } from "#contract/quote/money.ts";
import type { DocumentContent } from "#contract/quote/money-document.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import { actorOf, type EnteredBy } from "./entered-by.ts";
import type { IssuePaper, MoneyTrip } from "./issue-paper.ts";
import { listTakenBack } from "./refund.ts";
import * as store from "./store.ts";

/**
 * What a counter entry would take back: a payment that came, or one that went out.
 * @throws AppError not_found
 */
export async function findReversible(
  db: Db,
  tripId: string,
  { payment: id }: ReversalInput,
): Promise<store.PaymentRow> {
  const found = (await store.listPayments(db, tripId)).find(
    (one) => one.id === id && one.reverses === null,
  );
  if (!found) throw new AppError("not_found", moneyTexts.noPayment);
  return found;
}

/**
 * Takes an entry back that was wrong, in the caller's transaction: a counter entry and its numbered paper, both or
 * neither. Entry and paper stay as they were.
 */
export const createEnterReversal =
  ({ clock }: Pick<Resources, "clock">, issue: IssuePaper) =>
  /** @throws AppError not_found, already_done, conflict (part of it went back) */
  async (
    db: Db,
    { adminId, confirmedBy }: EnteredBy,
    trip: MoneyTrip,
    input: ReversalInput,
  ): Promise<void> => {
    const entry = await findReversible(db, trip.id, input);
    const { id } = entry;
    const papers = await store.listDocuments(db, trip.id);
    const paper = papers.find((one) => one.id === entry.receiptId);
    if (!paper) throw new AppError("not_found", moneyTexts.noDocument);
    const back = listTakenBack(papers);
    const wentBack = (one: store.DocumentRow) =>
      one.kind === "refund" && one.about === paper.id && !back.has(one.id);
    if (!entry.refund && papers.some(wentBack)) throw new AppError("conflict", moneyTexts.refunded);
    if (!(await store.markReversed(db, id)))
      throw new AppError("already_done", moneyTexts.reversed);
    // What was open then, and how to pay it, is no longer so.
    const { balance: _b, pay: _p, ...written } = paper.content as DocumentContent;
    const content = {
      ...written,
      remark: `${paper.number}: ${input.reason}`,
      ...(entry.refund && { ofRefund: true }),
    };
    const counter = await issue(db, actorOf({ adminId, confirmedBy }), trip, "reversal", content, {
      corrects: paper.id,
      method: entry.method,
    });
    await store.insertPayment(db, {
      tripId: trip.id,
      paisa: -entry.paisa,
      receivedOn: dayInIndia(clock()),
      method: entry.method,
      reference: "",
      note: input.reason,
      receiptId: counter.id,
      enteredBy: adminId,
      createdAt: clock(),
      reverses: id,
      refund: entry.refund,
      ...(confirmedBy && { confirmedBy }),
    });
  };
