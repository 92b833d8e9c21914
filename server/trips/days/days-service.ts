import {
  type DayConflict,
  listDayConflicts,
  sayDayConflicts,
} from "#contract/trip/day-conflicts.ts";
import { mergeDays } from "#contract/trip/merge-days.ts";
import { isSameDays, PlanDays } from "#contract/trip/trip-days.ts";
import { isNoLarger, takeFitting } from "#contract/trip/trip-size.ts";
import { type TripDaysInput, tripPageTexts } from "#contract/wire/trip-page.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import { takeTripRate } from "#server/trips/page/link-rates.ts";
import type { TripLinks } from "#server/trips/page/links.ts";
import type { RecordTrip } from "#server/trips/record.ts";
import { signedBy } from "#server/trips/talk/office-name.ts";
import { findDays, insertDays, lockDays } from "./days-store.ts";

const traveller = { kind: "traveller" } as const;
const conflict = (message: string = tripPageTexts.staleDays) => new AppError("conflict", message);
const sayStale = (differ: readonly DayConflict[]) =>
  differ.length > 0
    ? `${sayDayConflicts(differ)} ${tripPageTexts.staleWords}`
    : tripPageTexts.staleDays;
const sayUndone = ([first]: readonly DayConflict[]) =>
  [tripPageTexts.notUndone, first && `${[first.day, first.what].filter(Boolean).join(", ")}.`]
    .filter(Boolean)
    .join(" ");
const isWhole = (days: PlanDays) => PlanDays.safeParse(days).success;

/**
 * What a merge gives is what a single change may be: two that are each within the limits may be beyond them
 * together. A trip that is beyond them already may only become less. @throws AppError validation_failed
 */
function checkMerged(days: PlanDays, now: PlanDays): void {
  if (isWhole(days) || (!isWhole(now) && isNoLarger(days, now))) return;
  const message = tripPageTexts.tooMuch;
  throw new AppError("validation_failed", message, { fields: { days: message } });
}

/** The days of a trip, changed by whoever has the link that edits. */
export function createTripDays(
  { database, clock, limits }: Pick<Resources, "database" | "clock" | "limits">,
  { links, record }: { links: TripLinks; record: RecordTrip },
) {
  /**
   * Brings a change of the days together with what others did since. `isOfShown`: of days that were more
   * than a trip holds its author saw the first, and what was not shown is not taken away.
   * @throws AppError conflict, validation_failed
   */
  async function mergeInto(
    db: Db,
    tripId: string,
    change: { base: number; days: PlanDays; who: string; isOfShown: boolean; isUndo: boolean },
  ): Promise<boolean> {
    const number = await lockDays(db, tripId);
    if (change.base > number) throw conflict();
    const before = change.base === 0 ? [] : (await findDays(db, tripId, change.base))?.days;
    const now = number === 0 ? [] : (await findDays(db, tripId, number))?.days;
    // So much older that what it was made on is forgotten: nothing can be told apart.
    if (!before || !now) throw conflict();
    const seen = change.isOfShown ? takeFitting(before) : before;
    const { days, conflicts } = mergeDays(seen, change.days, now);
    if (conflicts.length > 0) {
      const differ = listDayConflicts(conflicts, { was: seen, mine: change.days, theirs: now });
      throw conflict(change.isUndo ? sayUndone(differ) : sayStale(differ));
    }
    if (isSameDays(days, now)) return false;
    checkMerged(days, now);
    await insertDays(db, { tripId, number: number + 1, days, who: change.who, createdAt: clock() });
    return true;
  }

  return {
    /**
     * Changes the days; what others changed meanwhile stays.
     * @throws AppError conflict where both changed one day, validation_failed where all together are too
     * many, forbidden with a reading link
     */
    async saveDays(token: string, { base, days, name }: TripDaysInput): Promise<void> {
      const { trip } = await links.open(token, "edit");
      await takeTripRate({ database, clock, limits }, trip, "days");
      await database.transaction(async (db) => {
        const who = signedBy(name, trip.name);
        const changed = await mergeInto(db, trip.id, {
          base,
          days,
          who,
          isOfShown: true,
          isUndo: false,
        });
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
        const who = signedBy(name, trip.name);
        const change = { base: number, days: before.days, who, isOfShown: false, isUndo: true };
        const changed = await mergeInto(db, trip.id, change);
        if (changed) await record(db, traveller, trip, "days");
      });
    },
  };
}
