import { normalizeAddress } from "#contract/text.ts";
import { type TripWishInput, tripPageTexts } from "#contract/trip-page.ts";
import { findTravelDateFault } from "#contract/trips.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createToken, hashToken } from "#server/http/secret-token.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { keepTrip } from "./keep-trip.ts";
import {
  findByLink,
  forgetOldLinks,
  forgetOldWishes,
  insertLink,
  insertWish,
  takeWish,
} from "./link-store.ts";
import { wishMail } from "./mail.ts";
import { todayAnywhere } from "./today-anywhere.ts";

const wishLife = 7 * 86_400_000;

export type TripWishes = ReturnType<typeof createTripWishes>;

/** Requests with an address alone: nothing reaches the office before the address is shown to be theirs. */
export function createTripWishes(
  resources: Pick<Resources, "config" | "database" | "events" | "clock" | "limits">,
) {
  const { config, database, clock, limits } = resources;
  return {
    /**
     * Keeps the wish and asks the address by mail; answers the same whoever's it is.
     * @throws AppError validation_failed (date), too_many_requests
     */
    async ask(input: TripWishInput, visitor: string): Promise<{ message: string }> {
      const answer = { message: tripPageTexts.asked };
      const { website, ...wish } = input;
      if (website !== "") return answer;
      const fault = findTravelDateFault(wish.travelDate, todayAnywhere(clock()));
      if (fault) throw new AppError("validation_failed", fault, { fields: { travelDate: fault } });
      const now = clock();
      const address = normalizeAddress(wish.email);
      await limits.take(database.db, "trip-wish", visitor, now);
      await limits.take(database.db, "trip-wishes", "all", now);
      const quiet = await limits.take(database.db, "trip-wish-to", address, now).then(
        () => false,
        (error: unknown) => {
          // Told to nobody: that an address is busy is a thing about its owner.
          if (error instanceof AppError && error.code === "too_many_requests") return true;
          throw error;
        },
      );
      if (quiet) return answer;
      const token = createToken();
      await database.transaction(async (db) => {
        await insertWish(db, {
          tokenHash: hashToken(token),
          email: address,
          input: wish,
          createdAt: now,
          expiresAt: new Date(now.getTime() + wishLife),
        });
        await queueMail(db, wishMail(address, `${config.http.origin}/trip/${token}#confirm`));
      });
      return answer;
    },

    /**
     * The mail's link was followed: the wish becomes a request, its link the page's. A second time it
     * answers the same.
     * @throws AppError not_found
     */
    async confirm(token: string, visitor: string): Promise<{ message: string; reference: string }> {
      const now = clock();
      await limits.take(database.db, "trip-confirm", visitor, now);
      const tokenHash = hashToken(token);
      const reference = await database.transaction(async (db) => {
        const wish = await takeWish(db, tokenHash, now);
        if (!wish) return (await findByLink(db, tokenHash, now))?.trip.reference;
        const input = wish.input as Omit<TripWishInput, "website">;
        const trip = await keepTrip(db, resources, {
          ...input,
          userId: null,
          name: input.name || "",
          email: wish.email,
          own: wish.email,
          idempotencyKey: null,
        });
        await insertLink(db, { tripId: trip.id, kind: "edit", tokenHash, createdAt: now });
        return trip.reference;
      });
      if (!reference) throw new AppError("not_found", tripPageTexts.noLink);
      return { message: tripPageTexts.sent, reference };
    },

    /** Work by the clock: what nobody confirmed goes after a week, and so do links that have run out. */
    async forgetOld(): Promise<void> {
      await forgetOldWishes(database.db, clock());
      await forgetOldLinks(database.db, clock());
    },
  };
}
