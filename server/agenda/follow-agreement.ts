import type { QuoteContent } from "#contract/quote/quote.ts";
import { isTaken } from "#contract/quote/quote-total.ts";
import type { AskState } from "#contract/wire/ask-states.ts";
import type { Db } from "#server/db/database.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Agreement } from "#server/quotes/agreement.ts";
import type { Resources } from "#server/resources.ts";
import type { TripActor } from "#server/trips/record.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import * as store from "./ask-store.ts";
import { askEndedMail } from "./mail.ts";

/** What becomes of an ask whose line is agreed no more: what was held is given back, what was confirmed is cancelled. */
const endOf = (state: AskState, isPaid: boolean): AskState | "withdrawn" | null => {
  if (state === "released" || state === "cancelled") return null;
  if (state === "confirmed" || isPaid) return "cancelled";
  return state === "held" || state === "waitlisted" ? "released" : "withdrawn";
};

const isLeft = ({ items }: QuoteContent, ticked: readonly string[], id: string): boolean =>
  items.some((item) => item.id === id && isTaken(item, ticked));

/**
 * Once something else is agreed, suppliers of what is gone are told, in the caller's transaction. What a cancellation costs us
 * nobody knows yet: its charge is open until the desk enters it. A line that is another now stays asked for as it was, and
 * the desk is told so (`isStillAsked`).
 */
export const createFollowAgreement =
  (
    { config, clock }: Pick<Resources, "config" | "clock">,
    trips: Pick<TripFile, "record">,
  ): ((
    db: Db,
    actor: TripActor,
    trip: { id: string; reference: string; userId: string | null },
    agreed: Agreement,
    reason: string,
  ) => Promise<void>) =>
  async (db, actor, trip, { version, acceptance }, reason) => {
    const isWhole = version.state === "cancelled";
    for (const row of await store.listAsks(db, trip.id)) {
      // What was asked beside the quote's lines goes with the whole trip alone.
      const isGone = row.item ? !isLeft(version.content, acceptance.ticked, row.item) : isWhole;
      if (!isGone) continue;
      const ask = await store.lockAsk(db, trip.id, row.id);
      const end = ask && endOf(ask.state, await store.isPaidFor(db, row.id));
      if (!ask || !end) continue;
      const now = clock();
      await store.updateAsk(db, ask.id, {
        ...(end === "withdrawn"
          ? { withdrawnAt: now }
          : { state: end, answeredAt: now, heldUntil: null, charge: null }),
      });
      await store.insertAskEvent(db, {
        askId: ask.id,
        at: now,
        adminId: actor.kind === "admin" ? actor.id : null,
        state: end,
        details: { note: reason, byAgreement: true },
      });
      if (ask.channel === "mail" && ask.email && ask.state !== "refused")
        await queueMail(db, askEndedMail({ ...ask, reference: trip.reference }, config));
      await trips.record(
        db,
        actor,
        trip,
        end === "withdrawn" ? "supplier_withdrawn" : "supplier_answered",
        { number: ask.supplierName, from: ask.state, to: end },
      );
    }
  };
