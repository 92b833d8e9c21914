import { moneyTexts, type TripMoney } from "#contract/quote/money.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { SettleInput } from "#contract/quote/settle.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import type { EnterPayment } from "./enter-payment.ts";
import type { MoneyTrip } from "./issue-paper.ts";
import type { PaymentLinkRow } from "./link-store.ts";
import type { PaidLink } from "./razorpay.ts";
import { foldReference } from "./reference.ts";
import type { MoneyService } from "./service.ts";
import * as store from "./settle-store.ts";

export type Settling = ReturnType<typeof createSettling>;

/**
 * What the gateway says was paid and does not enter by itself: another sum than its link's, or the sum that somebody
 * has typed in since the link was made. It stands at the desk until somebody says what it is; it never counts twice.
 */
export function createSettling(
  { database, clock, limits }: Pick<Resources, "database" | "clock" | "limits">,
  trips: TripFile,
  money: Pick<MoneyService, "getMoney" | "checkOwn">,
  enterPayment: EnterPayment,
) {
  /** Keeps it for the desk. Nothing when it is kept already. */
  async function keep(
    db: Db,
    trip: MoneyTrip,
    link: PaymentLinkRow,
    paid: PaidLink,
    more: { why: "differs" | "twice"; joined?: string },
  ): Promise<void> {
    const now = clock();
    const { id, method, at, currency } = paid.payment;
    const isKept = await store.keepGatewayPayment(db, {
      ...{ id, linkId: link.id, tripId: trip.id, paisa: paid.paisa, currency, method },
      why: more.why,
      receivedOn: dayInIndia(at < now ? at : now),
      toldAt: now,
      ...(more.joined && { settled: "joined" as const, paymentId: more.joined, settledAt: now }),
    });
    if (!isKept || more.joined) return;
    await trips.record(db, { kind: "system" }, trip, "gateway_payment", {
      number: id,
      sum: currency === store.rupee ? formatPaisa(paid.paisa) : currency,
    });
  }

  return {
    keep,

    /** Whether it is entered already: it was told before. */
    isEntered: (db: Db, trip: { id: string }, paid: PaidLink) =>
      store.isEntered(db, trip.id, foldReference(paid.payment.id)),

    /**
     * Whether what came whole by a link was typed in by hand: with the gateway's or the link's reference it is joined
     * at once, under whichever way of payment; with the same sum since the link was made it is for the desk to say.
     */
    async isTyped(db: Db, trip: MoneyTrip, link: PaymentLinkRow, paid: PaidLink): Promise<boolean> {
      const since = dayInIndia(link.createdAt);
      const same = await store.listSamePayments(db, trip.id, paid.paisa, since);
      if (same.length === 0) return false;
      const keys = [paid.payment.id, link.reference].map(foldReference);
      const joined = same.find(({ referenceKey }) => keys.includes(referenceKey))?.id;
      await keep(db, trip, link, paid, { why: "twice", ...(joined && { joined }) });
      return true;
    },

    /** What stood at the desk has entered by the gateway's later word. */
    close: (db: Db, id: string) =>
      store.markSettled(db, id, {
        ...{ settled: "entered", paymentId: null, note: "", by: null, at: clock() },
      }),

    /**
     * Says what a payment of the gateway is. Entered: with its receipt, in the same transaction.
     * @throws AppError not_found, conflict (another sum, joined before, no rupees), too_many_requests
     */
    async settle(
      admin: Pick<Admin, "id" | "role">,
      tripId: string,
      { payment: id, as, entry, reason }: SettleInput,
    ): Promise<TripMoney> {
      await limits.take(database.db, "papers", admin.id, clock());
      const actor = { kind: "admin", id: admin.id } as const;
      await database.transaction(async (db) => {
        const trip = await trips.lock(db, tripId);
        const paid = await store.findUnsettled(db, tripId, id);
        if (!paid) throw new AppError("not_found", moneyTexts.noUnsettled);
        if (as === "joined") {
          const same = await store.listSamePayments(db, tripId, paid.paisa, "2000-01-01");
          if (!same.some((one) => one.id === entry) || paid.currency !== store.rupee)
            throw new AppError("conflict", moneyTexts.otherSum);
        }
        if (as === "entered") {
          if (paid.currency !== store.rupee || paid.paisa < 1)
            throw new AppError("conflict", moneyTexts.notRupees);
          await money.checkOwn(db, admin, tripId, paid.paisa);
          await enterPayment(db, { adminId: admin.id }, trip, {
            paisa: paid.paisa,
            receivedOn: paid.receivedOn,
            method: paid.method,
            reference: paid.id,
            note: reason,
          });
        }
        const settled = { settled: as, paymentId: as === "joined" ? entry : null, note: reason };
        await store.markSettled(db, id, { ...settled, by: admin.id, at: clock() });
        await trips.record(db, actor, trip, "payment_settled", {
          number: id,
          to: as,
          sum: paid.currency === store.rupee ? formatPaisa(paid.paisa) : paid.currency,
        });
      });
      return money.getMoney(tripId);
    },
  };
}
