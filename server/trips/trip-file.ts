import type { LostCode, TripStage } from "#contract/wire/trip-stages.ts";
import type { Db } from "#server/db/database.ts";
import type { Resources } from "#server/resources.ts";
import { lockDays } from "./days/days-store.ts";
import type { PlanTrip } from "./days/plan-days.ts";
import { updateTripAt } from "./desk/change-store.ts";
import { getDeskTrip } from "./get-trip.ts";
import type { ViewLink } from "./page/link-view.ts";
import type { TripLinks } from "./page/links.ts";
import type { RecordTrip, TripActor } from "./record.ts";
import { type DeskTripRow, listTripHeads } from "./store.ts";
import { writeToTraveller } from "./talk/write-message.ts";

/** What a trip is called, and when it came. */
export type TripHead = Awaited<ReturnType<typeof listTripHeads>>[number];
export type TripFile = ReturnType<typeof createTripFile>;

/** A trip for those who keep something beside it (its quote, its money): found, held, moved on, told of. */
export function createTripFile(
  { clock }: Pick<Resources, "clock">,
  parts: { links: TripLinks; record: RecordTrip; planTrip: PlanTrip; viewLink: ViewLink },
) {
  return {
    links: parts.links,
    record: parts.record,
    /** What a link is shown of the trip. */
    viewLink: parts.viewLink,
    /** The days that hold and their document, planned now where they were not yet. */
    readDays: parts.planTrip.readDays,
    /** @throws AppError not_found */
    get: getDeskTrip,

    /** What trips are called, by their ids. */
    async listHeads(db: Db, ids: string[]): Promise<Map<string, TripHead>> {
      const rows = await listTripHeads(db, [...new Set(ids)]);
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** The trip, held until the transaction ends: whatever belongs to it is changed one after the other. */
    async lock(db: Db, id: string): Promise<DeskTripRow> {
      await lockDays(db, id);
      return getDeskTrip(db, id);
    },

    /**
     * Moves a trip that is held on to a stage; where it is already, nothing happens. `departure` (YYYY-MM-DD): the day
     * that was agreed, which is the day of a request that had none.
     */
    async move(
      db: Db,
      actor: TripActor,
      trip: DeskTripRow,
      stage: TripStage,
      {
        lost = { code: "", reason: "" },
        departure,
      }: {
        lost?: { code: LostCode | ""; reason: string };
        departure?: string;
      } = {},
    ): Promise<void> {
      if (trip.stage === stage) return;
      const now = clock();
      await updateTripAt(db, trip.id, trip.version, {
        stage,
        lostCode: lost.code,
        lostReason: lost.reason,
        stageAt: now,
        ...(departure && trip.travelWhen && { travelDate: departure, travelWhen: "" }),
        updatedAt: now,
      });
      await parts.record(db, actor, trip, "stage", {
        ...{ from: trip.stage, to: stage },
        ...(lost.code && { code: lost.code, reason: lost.reason }),
      });
    },

    /** Puts what the desk sends into the thread; the first answer stops the clock. */
    tell: (
      db: Db,
      adminId: string,
      trip: DeskTripRow,
      letter: { subject: string; body: string },
    ): Promise<void> => writeToTraveller(db, { clock }, adminId, trip, letter),
  };
}
