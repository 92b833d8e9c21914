import type { PlanDays } from "#contract/trip/trip-days.ts";
import { takeFitting } from "#contract/trip/trip-size.ts";
import type { OpenedLink } from "#planner/trip/open-trip.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import type { Resources } from "#server/resources.ts";
import type { Trip } from "#server/trips/store.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import type { TripDocument } from "#trip/document.ts";
import { emptyDocument } from "#trip/document-of-days.ts";
import { type ReadLink, readTripLink, writeTripLink } from "#trip/link.ts";
import { saysParty } from "#trip/link-party.ts";
import type { TicketOf } from "#trip/propose-services.ts";
import { sayEnglish } from "#words/english.ts";
import { findDays, findPlan, insertDays, lockDays, updatePlan } from "./days-store.ts";
import { fillDocumentOf, storedOf } from "./trip-documents.ts";

type Planned = Pick<Trip, "id" | "plan" | "daysNumber">;
/**
 * `more`: days beyond those that a trip may have; they are shown when others are taken away. `plan`: the link that
 * the first of them were laid out of, null where they came without. `document`: of all of them; `hash`: as it is kept.
 */
export type DaysState = {
  number: number;
  days: PlanDays;
  more: number;
  who: string;
  plan: string | null;
  document: TripDocument;
  hash: string | null;
};
/** What the planner lays out of a link. */
type OpenedPlan = Pick<TripPlan, "document">;
export type PlanTrip = ReturnType<typeof createPlanTrip>;

/** Milliseconds that whoever sends a plan waits for its days to be laid out; then they are when it is read. */
const mostWait = 2000;

/**
 * The link that a trip has once its days are laid out. From a wish alone another trip is planned each time: what
 * was planned now is what everybody opens from here on. Of a link that is not whole nothing is made up.
 */
async function linkOfDays(plan: string, link: ReadLink, document: TripDocument): Promise<string> {
  const isWish = link.faults.every(({ code }) => code === "link-planned-anew");
  if (link.skeleton || !isWish || document.days.length === 0) return plan;
  return writeTripLink(document);
}

/** Of a link that does not say any more who travels, nobody is made up. */
const documentOfLink = (link: ReadLink, { document }: OpenedPlan): TripDocument =>
  saysParty(link) ? document : { ...document, party: null };

/**
 * The days of a trip and their document. Of one that came with a plan they are those that its sender saw, laid out as
 * it is sent, or else when first looked at, once whoever looks; where that cannot be done now, there are none yet.
 */
export function createPlanTrip(
  { database, clock, log }: Pick<Resources, "database" | "clock" | "log">,
  openPlan: (link: OpenedLink) => Promise<OpenedPlan>,
  ticketOf: TicketOf,
) {
  const running = new Map<string, Promise<void>>();

  async function planOnce({ id, plan }: Planned): Promise<void> {
    const sent = plan ?? "";
    const link = await readTripLink(sent);
    const planned = await openPlan(link);
    const document = documentOfLink(link, planned);
    const carried = await linkOfDays(sent, link, document);
    const days = takeFitting(daysOfDocument(document, sayEnglish));
    const kept = await storedOf(document, ticketOf);
    await database.transaction(async (db) => {
      if ((await lockDays(db, id)) > 0) return;
      await insertDays(db, { tripId: id, number: 1, days, ...kept, who: "", createdAt: clock() });
      if (carried !== sent) await updatePlan(db, id, carried);
    });
  }

  function layOut(trip: Planned): Promise<void> {
    const work = running.get(trip.id) ?? planOnce(trip).finally(() => running.delete(trip.id));
    running.set(trip.id, work);
    return work;
  }
  const warn = (error: unknown) => log.warn({ err: error }, "a trip's plan could not be made");

  /** What a plan says whose days an earlier release has laid out; null: it carries none, or cannot be opened now. */
  async function openDocument(plan: string | null): Promise<TripDocument | null> {
    if (!plan) return null;
    const link = await readTripLink(plan);
    return link.skeleton ? documentOfLink(link, await openPlan(link)) : null;
  }

  return {
    /** Lays a sent plan's days out at once, so that what was seen is what is kept. Never fails: they come when read. */
    async layOutSent({ id, plan }: Pick<Trip, "id"> & { plan?: string | null }): Promise<void> {
      if (!plan) return;
      try {
        // A wish alone is searched for when somebody looks: nobody has seen days of it.
        if (!(await readTripLink(plan)).skeleton) return;
        const wait = Promise.withResolvers<void>();
        const timer = setTimeout(wait.resolve, mostWait);
        const work = layOut({ id, plan, daysNumber: 0 }).catch(warn);
        await Promise.race([work, wait.promise]).finally(() => clearTimeout(timer));
      } catch (error) {
        warn(error);
      }
    },

    /** The days that hold; `number` 0: there are none yet. */
    async readDays(trip: Planned): Promise<DaysState> {
      let { daysNumber, plan } = trip;
      const document = emptyDocument;
      const nobody = { number: 0, days: [], more: 0, who: "", plan, document, hash: null };
      if (daysNumber === 0 && trip.plan) {
        try {
          await layOut(trip);
          daysNumber = 1;
          // By this process or by another, which planned it meanwhile.
          plan = await findPlan(database.db, trip.id);
        } catch (error) {
          warn(error);
          return nobody;
        }
      }
      const kept = daysNumber > 0 ? await findDays(database.db, trip.id, daysNumber) : null;
      // Changed between the two reads: those of the earlier number are still right for who asked.
      if (!kept) return nobody;
      const days = takeFitting(kept.days);
      const more = kept.days.length - days.length;
      const planned = () =>
        openDocument(plan).catch((error: unknown) => {
          warn(error);
          throw error;
        });
      const filled = await fillDocumentOf(database.db, kept, planned, ticketOf);
      return { number: kept.number, days, more, who: kept.who, plan, ...filled };
    },
  };
}
