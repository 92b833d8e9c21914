import { addDays } from "#contract/trip/calendar-day.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import type { ReviewLinks } from "./links.ts";
import { askMail } from "./mail.ts";
import { listUnasked, takeRequest } from "./store.ts";
import { readTravelled } from "./travelled.ts";

/** Days after the last one. */
const askAfter = 2;
/** Of a trip that ended longer ago nobody is asked: it is from before there were reviews, or the site was away. */
const askUntil = 30;
/** The longest trip, in days, and how far that lets a departure be back. */
const longest = 60;

/** Asks for a review, once a trip. */
export const createReviewAsking = (
  { database, clock }: Pick<Resources, "database" | "clock">,
  trips: Pick<TripFile, "lock">,
  links: ReviewLinks,
) => ({
  /** Work by the clock: one round, all that are due. Safe in several processes. */
  async askDue(signal?: AbortSignal): Promise<void> {
    const today = dayInIndia(clock());
    const from = addDays(today, -askUntil - longest);
    const found = await listUnasked(database.db, { from, to: addDays(today, -askAfter) });
    for (const { id } of found) {
      if (signal?.aborted) return;
      await database.transaction(async (db) => {
        const trip = await trips.lock(db, id);
        const travelled = await readTravelled(db, trip);
        // Cancelled since it was listed.
        if (!travelled || trip.stage !== "accepted") return;
        if (travelled.to > addDays(today, -askAfter)) return;
        if (!(await takeRequest(db, id, clock()))) return;
        if (travelled.to < addDays(today, -askUntil)) return;
        await links.tell(db, trip, askMail);
      });
    }
  },
});
