import { quoteTexts } from "#contract/wire/trip-quotes.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { readAgreement } from "./agreement.ts";
import { isChanging } from "./change-service.ts";
import * as store from "./store.ts";

/** Somebody kept the quote meanwhile. */
export const stale = () => new AppError("conflict", quoteTexts.stale);

/**
 * A trip that is locked, whose quote may be worked on: nothing is agreed, or that is about to be changed.
 * @throws AppError not_found, conflict
 */
export async function lockOpen(trips: TripFile, db: Db, tripId: string) {
  const trip = await trips.lock(db, tripId);
  const agreed = await readAgreement(db, trip);
  const quote = await store.findQuote(db, tripId);
  if (agreed && !isChanging(quote, agreed.acceptance))
    throw new AppError("conflict", quoteTexts.accepted);
  return { trip, quote, agreed };
}
