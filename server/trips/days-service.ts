import { isSameDays, mergeDays, type PlanDays } from "#contract/trip-days.ts";
import { type TripDaysInput, tripPageTexts } from "#contract/trip-page.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import { findDays, insertDays, lockDays } from "./days-store.ts";
import { takeTripRate } from "./link-rates.ts";
import type { TripLinks } from "./links.ts";
import type { RecordTrip } from "./record.ts";

const traveller = { kind: "traveller" } as const;
const conflict = () => new AppError("conflict", tripPageTexts.staleDays);

/** The days of a trip, changed by whoever has the link that edits. */
export function createTripDays(
  { database, clock, limits }: Pick<Resources, "database" | "clock" | "limits">,
  { links, record }: { links: TripLinks; record: RecordTrip },
) {
  /** Brings a change of the days together with what others did since. @throws AppError conflict */
  async function mergeInto(
    db: Db,
    tripId: string,
    change: { base: number; days: PlanDays; who: string },
  ): Promise<boolean> {
    const number = await lockDays(db, tripId);
    if (change.base > number) throw conflict();
    const before = change.base === 0 ? [] : (await findDays(db, tripId, change.base))?.days;
    const now = number === 0 ? [] : (await findDays(db, tripId, number))?.days;
    // So much older that what it was made on is forgotten: nothing can be told apart.
    if (!before || !now) throw conflict();
    const { days, conflicts } = mergeDays(before, change.days, now);
    if (conflicts.length > 0) throw conflict();
    if (isSameDays(days, now)) return false;
    await insertDays(db, { tripId, number: number + 1, days, who: change.who, createdAt: clock() });
    return true;
  }

  return {
    /**
     * Changes the days; what others changed meanwhile stays.
     * @throws AppError conflict where both changed one day, forbidden with a reading link
     */
    async saveDays(token: string, { base, days, name }: TripDaysInput): Promise<void> {
      const { trip } = await links.open(token, "edit");
      await takeTripRate({ database, clock, limits }, trip, "days");
      await database.transaction(async (db) => {
        const changed = await mergeInto(db, trip.id, { base, days, who: name || trip.name });
        if (changed) await record(db, traveller, trip, "days");
      });
    },

    /** Takes the change back that made the days of this number, and nothing that came after it. */
    async undoDays(token: string, number: number, name: string): Promise<void> {
      const { trip } = await links.open(token, "edit");
      await takeTripRate({ database, clock, limits }, trip, "days");
      await database.transaction(async (db) => {
        await lockDays(db, trip.id);
        const before = await findDays(db, trip.id, number - 1);
        if (!before) throw conflict();
        const who = name || trip.name;
        const changed = await mergeInto(db, trip.id, { base: number, days: before.days, who });
        if (changed) await record(db, traveller, trip, "days");
      });
    },
  };
}
