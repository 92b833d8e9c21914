import type { Itinerary } from "#contract/trip/itinerary.ts";
import { daysOfItinerary, type PlanDays } from "#contract/trip/trip-days.ts";
import { takeFitting } from "#contract/trip/trip-size.ts";
import type { OpenedLink } from "#planner/trip/open-trip.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import type { Resources } from "#server/resources.ts";
import type { Trip } from "#server/trips/store.ts";
import { type ReadLink, readTripLink, writeTripLink } from "#trip/link.ts";
import { findDays, findPlan, insertDays, lockDays, updatePlan } from "./days-store.ts";

type Planned = Pick<Trip, "id" | "plan" | "daysNumber">;
/**
 * `more`: days beyond those that a trip may have; they are shown when others are taken away. `plan`: the link that
 * the first of them were laid out of, null where they came without.
 */
export type DaysState = {
  number: number;
  days: PlanDays;
  more: number;
  who: string;
  plan: string | null;
};
export type PlanTrip = ReturnType<typeof createPlanTrip>;

/**
 * The link that a trip has once its days are laid out. From a wish alone another trip is planned each time: what
 * was planned now is what everybody opens from here on. Of a link that is not whole nothing is made up.
 */
async function linkOfDays(plan: string, link: ReadLink, planned: Itinerary): Promise<string> {
  const isWish = link.fault === null || link.fault.code === "link-planned-anew";
  if (link.skeleton || !isWish || planned.days.length === 0) return plan;
  return writeTripLink(writeDocument(planned));
}

/**
 * The days of a trip. Of one that came with a plan they are those that its sender saw, laid out when first
 * looked at, once whoever looks; where that cannot be done now, there are none yet.
 */
export function createPlanTrip(
  { database, clock, log }: Pick<Resources, "database" | "clock" | "log">,
  openPlan: (link: OpenedLink) => Promise<Itinerary>,
) {
  const running = new Map<string, Promise<void>>();

  async function planOnce({ id, plan }: Planned): Promise<void> {
    const sent = plan ?? "";
    const link = await readTripLink(sent);
    const planned = await openPlan(link);
    const carried = await linkOfDays(sent, link, planned);
    await database.transaction(async (db) => {
      if ((await lockDays(db, id)) > 0) return;
      const days = daysOfItinerary(planned);
      await insertDays(db, { tripId: id, number: 1, days, who: "", createdAt: clock() });
      if (carried !== sent) await updatePlan(db, id, carried);
    });
  }

  return {
    /** The days that hold; `number` 0: there are none yet. */
    async readDays(trip: Planned): Promise<DaysState> {
      let { daysNumber, plan } = trip;
      const nobody = { number: 0, days: [], more: 0, who: "", plan };
      if (daysNumber === 0 && trip.plan) {
        const work = running.get(trip.id) ?? planOnce(trip).finally(() => running.delete(trip.id));
        running.set(trip.id, work);
        try {
          await work;
          daysNumber = 1;
          // By this process or by another, which planned it meanwhile.
          plan = await findPlan(database.db, trip.id);
        } catch (error) {
          log.warn({ err: error }, "a trip's plan could not be made");
          return nobody;
        }
      }
      const kept = daysNumber > 0 ? await findDays(database.db, trip.id, daysNumber) : null;
      // Changed between the two reads: those of the earlier number are still right for who asked.
      if (!kept) return nobody;
      const days = takeFitting(kept.days);
      const more = kept.days.length - days.length;
      return { number: kept.number, days, more, who: kept.who, plan };
    },
  };
}
