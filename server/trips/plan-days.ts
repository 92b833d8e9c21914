import type { Itinerary } from "#contract/itinerary.ts";
import { daysOfItinerary, type PlanDays } from "#contract/trip-days.ts";
import { takeFitting } from "#contract/trip-size.ts";
import type { OpenedLink } from "#planner/trip/open-trip.ts";
import type { Resources } from "#server/resources.ts";
import { readTripLink } from "#trip/link.ts";
import { findDays, insertDays, lockDays } from "./days-store.ts";
import type { Trip } from "./store.ts";

type Planned = Pick<Trip, "id" | "plan" | "daysNumber">;
/** `more`: days beyond those that a trip may have; they are shown when others are taken away. */
export type DaysState = { number: number; days: PlanDays; more: number; who: string };
export type PlanTrip = ReturnType<typeof createPlanTrip>;

const nobody: DaysState = { number: 0, days: [], more: 0, who: "" };

/**
 * The days of a trip. Of one that came with a plan they are those that its sender saw, laid out when first
 * looked at, once whoever looks; where that cannot be done now, there are none yet.
 */
export function createPlanTrip(
  { database, clock, log }: Pick<Resources, "database" | "clock" | "log">,
  openPlan: (link: OpenedLink) => Promise<Pick<Itinerary, "days">>,
) {
  const running = new Map<string, Promise<void>>();

  async function planOnce({ id, plan }: Planned): Promise<void> {
    const days = daysOfItinerary(await openPlan(await readTripLink(plan ?? "")));
    await database.transaction(async (db) => {
      if ((await lockDays(db, id)) > 0) return;
      await insertDays(db, { tripId: id, number: 1, days, who: "", createdAt: clock() });
    });
  }

  return {
    /** The days that hold; `number` 0: there are none yet. */
    async readDays(trip: Planned): Promise<DaysState> {
      let { daysNumber } = trip;
      if (daysNumber === 0 && trip.plan) {
        const work = running.get(trip.id) ?? planOnce(trip).finally(() => running.delete(trip.id));
        running.set(trip.id, work);
        try {
          await work;
          daysNumber = 1;
        } catch (error) {
          log.warn({ err: error }, "a trip's plan could not be made");
          return nobody;
        }
      }
      const kept = daysNumber > 0 ? await findDays(database.db, trip.id, daysNumber) : null;
      // Changed between the two reads: those of the earlier number are still right for who asked.
      if (!kept) return nobody;
      const days = takeFitting(kept.days);
      return { number: kept.number, days, more: kept.days.length - days.length, who: kept.who };
    },
  };
}
