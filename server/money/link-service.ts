import { randomBytes } from "node:crypto";
import { moneyTexts } from "#contract/quote/money.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import type { EnterPayment } from "./enter-payment.ts";
import * as store from "./link-store.ts";
import { createPaymentLink, isSigned, readPaidLink } from "./razorpay.ts";
import type { MoneyService } from "./service.ts";
import type { Settling } from "./settle-service.ts";

const hour = 3_600_000;
const linkLife = 30 * 24 * hour;

export type PaymentLinks = ReturnType<typeof createPaymentLinks>;

/** Links of the gateway by which a trip's next part is paid, and what the gateway says of them. */
export function createPaymentLinks(
  { config, database, clock, limits }: Pick<Resources, "config" | "database" | "clock" | "limits">,
  trips: TripFile,
  money: Pick<MoneyService, "getMoney">,
  enterPayment: EnterPayment,
  settling: Settling,
) {
  const { gateway } = config.payments;
  const none = () => new AppError("not_found", "There is no such call.");

  return {
    /**
     * The link for what is due next of a trip: the one that is open, else a new one. Its sum is the server's own.
     * @throws AppError not_found, conflict (nothing is open), unavailable, too_many_requests
     */
    async openLink(tripId: string): Promise<{ url: string }> {
      if (!gateway) throw none();
      const { next, reference } = await money.getMoney(tripId);
      if (!next) throw new AppError("conflict", moneyTexts.nothingOpen);
      const now = clock();
      const { paisa } = next;
      const until = new Date(now.getTime() + hour);
      const open = await store.findOpenLink(database.db, { tripId, paisa, until });
      if (open) return { url: open.url };
      await limits.take(database.db, "payment-link", tripId, now);
      const expiresAt = new Date(now.getTime() + linkLife);
      const own = `${reference}-${randomBytes(4).toString("hex")}`;
      const made = await createPaymentLink(gateway, {
        paisa,
        reference: own,
        description: `${next.label}, ${reference}`,
        expiresAt,
      });
      const row = { ...made, tripId, reference: own, paisa, createdAt: now, expiresAt };
      await store.insertLink(database.db, row);
      return { url: made.url };
    },

    /** The same by the link of the trip's page. @throws AppError as `openLink`, forbidden */
    async openLinkByToken(token: string): Promise<{ url: string }> {
      const { trip } = await trips.links.open(token, "edit");
      return this.openLink(trip.id);
    },

    /**
     * Takes in what the gateway says: a link that was paid is a payment with its receipt, once, however often it is
     * told. What is not its link's sum, or may have been typed in by hand, stands at the desk (`createSettling`).
     * @throws AppError not_found while no gateway is set, not_signed_in, validation_failed
     */
    async take(bytes: Buffer, signature: string): Promise<void> {
      if (!gateway) throw none();
      if (!isSigned(bytes, signature, gateway.webhookSecret))
        throw new AppError("not_signed_in", "The call is not signed as it should be.");
      const paid = readPaidLink(bytes);
      const link = paid && (await store.findLink(database.db, paid.id));
      // Another event, or a link that somebody made by hand at the gateway.
      if (!paid || !link) return;
      const now = clock();
      const at = paid.payment.at < now ? paid.payment.at : now;
      const isAsked =
        paid.isWhole && paid.paisa === link.paisa && paid.reference === link.reference;
      try {
        await database.transaction(async (db) => {
          const trip = await trips.lock(db, link.tripId);
          if (await settling.isEntered(db, trip, paid)) return;
          // A link is paid once: what comes after it is looked at by somebody.
          if (!isAsked || !(await store.markPaid(db, link.id, now)))
            return settling.keep(db, trip, link, paid, { why: "differs" });
          if (await settling.isTyped(db, trip, link, paid)) return;
          await enterPayment(db, { adminId: null }, trip, {
            paisa: paid.paisa,
            receivedOn: dayInIndia(at),
            method: paid.payment.method,
            reference: paid.payment.id,
            note: link.reference,
          });
          await settling.close(db, paid.payment.id);
        });
      } catch (error) {
        // Its reference stands at another trip, or with another sum.
        if (!(error instanceof AppError && error.code === "already_done")) throw error;
        await database.transaction(async (db) => {
          const trip = await trips.lock(db, link.tripId);
          await store.markPaid(db, link.id, now);
          await settling.keep(db, trip, link, paid, { why: "twice" });
        });
      }
    },
  };
}
