import { deskTexts, type TripStage } from "#contract/desk.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import { lockDays } from "./days-store.ts";
import type { DeskTripRow } from "./list-store.ts";
import { findDeskTrip, touchTrip, updateTripAt } from "./desk-store.ts";
import type { TripLinks } from "./links.ts";
import type { PlanTrip } from "./plan-days.ts";
import type { RecordTrip, TripActor } from "./record.ts";
import { insertTripMessage } from "./timeline-store.ts";

export type TripFile = ReturnType<typeof createTripFile>;

/** A trip for those who keep something beside it (its quote, its money): found, held, moved on, told of. */
export function createTripFile(
  { clock }: Pick<Resources, "clock">,
  parts: { links: TripLinks; record: RecordTrip; planTrip: PlanTrip },
) {
  async function get(db: Db, id: string): Promise<DeskTripRow> {
    const trip = await findDeskTrip(db, id);
    if (!trip) throw new AppError("not_found", deskTexts.noTrip);
    return trip;
  }
  return {
    links: parts.links,
    record: parts.record,
    /** The days that hold, planned now where they were not yet. */
    readDays: parts.planTrip.readDays,

    /** @throws AppError not_found */
    get,

    /** The trip, held until the transaction ends: whatever belongs to it is changed one after the other. */
    async lock(db: Db, id: string): Promise<DeskTripRow> {
      await lockDays(db, id);
      return get(db, id);
    },

    /** Moves a trip that is held on to a stage; where it is already, nothing happens. */
    async move(db: Db, actor: TripActor, trip: DeskTripRow, stage: TripStage): Promise<void> {
      if (trip.stage === stage) return;
      const now = clock();
      await updateTripAt(db, trip.id, trip.version, {
        stage,
        lostCode: "",
        lostReason: "",
        stageAt: now,
        updatedAt: now,
      });
      await parts.record(db, actor, trip, "stage", { from: trip.stage, to: stage });
    },

    /** Puts what the desk sends into the thread; the first answer stops the clock. */
    async tell(
      db: Db,
      adminId: string,
      trip: DeskTripRow,
      letter: { subject: string; body: string },
    ): Promise<void> {
      const createdAt = clock();
      await insertTripMessage(db, {
        tripId: trip.id,
        author: "desk",
        adminId,
        ...letter,
        createdAt,
      });
      await touchTrip(db, trip.id, {
        deskMessageAt: createdAt,
        deskSeenAt: createdAt,
        updatedAt: createdAt,
        ...(!trip.answeredAt && { answeredAt: createdAt }),
      });
    },
  };
}
