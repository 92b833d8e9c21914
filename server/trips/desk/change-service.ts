import { deskTexts } from "#contract/wire/desk.ts";
import type { TripBulkResult } from "#contract/wire/desk-requests.ts";
import type { TripBulkInput, TripChange } from "#contract/wire/desk-trip-changes.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import type { TripEventKind } from "#server/db/schema/desk.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import { getDeskTrip } from "#server/trips/get-trip.ts";
import type { RecordTrip, TripEventDetails } from "#server/trips/record.ts";
import { type DeskTripRow, findDeskTrip } from "#server/trips/store.ts";
import { type TripUpdate, updateTripAt } from "./change-store.ts";

/** How the desk moves a request on: stage, owner, next action. `findOwner` tells who may own one. */
export function createTripChanges(
  { database, clock }: Pick<Resources, "database" | "clock">,
  record: RecordTrip,
  findOwner: (db: Db, id: string) => Promise<Admin | null>,
) {
  /** The differences that a change makes; what stays the same is no event. */
  async function plan(
    db: Db,
    trip: DeskTripRow,
    change: TripChange,
  ): Promise<{ set: TripUpdate; steps: [TripEventKind, TripEventDetails][] }> {
    const now = clock();
    const set: TripUpdate = {};
    const steps: [TripEventKind, TripEventDetails][] = [];
    const isLost = change.stage === "lost";
    const reason = isLost ? (change.lostReason ?? "") : "";
    const code = isLost ? (change.lostCode ?? "other") : "";
    if (
      change.stage &&
      (change.stage !== trip.stage || reason !== trip.lostReason || code !== trip.lostCode)
    ) {
      Object.assign(set, { stage: change.stage, lostCode: code, lostReason: reason });
      if (change.stage !== trip.stage) set.stageAt = now;
      steps.push([
        "stage",
        { from: trip.stage, to: change.stage, ...(isLost && { code, reason }) },
      ]);
    }
    if (change.ownerId !== undefined && change.ownerId !== trip.ownerId) {
      const owner = change.ownerId ? await findOwner(db, change.ownerId) : null;
      if (change.ownerId && !owner)
        throw new AppError("validation_failed", "The owner must be an active administrator.", {
          fields: { ownerId: "The owner must be an active administrator." },
        });
      set.ownerId = change.ownerId;
      steps.push(["owner", { from: trip.ownerName, to: owner ? owner.name || owner.email : null }]);
    }
    const action = change.nextAction ?? trip.nextAction;
    const on = change.nextActionOn === undefined ? trip.nextActionOn : change.nextActionOn;
    if (action !== trip.nextAction || on !== trip.nextActionOn) {
      Object.assign(set, { nextAction: action, nextActionOn: on });
      steps.push(["next_action", { action, on }]);
    }
    if (steps.length > 0) set.updatedAt = now;
    return { set, steps };
  }

  /** @throws AppError not_found, conflict when `version` is no longer the trip's, validation_failed */
  async function applyChange(db: Db, admin: Admin, id: string, change: TripChange): Promise<void> {
    const trip = await getDeskTrip(db, id);
    if (trip.version !== change.version) throw new AppError("conflict", deskTexts.stale);
    const { set, steps } = await plan(db, trip, change);
    if (steps.length === 0) return;
    if (!(await updateTripAt(db, id, change.version, set)))
      throw new AppError("conflict", deskTexts.stale);
    for (const [kind, details] of steps)
      await record(db, { kind: "admin", id: admin.id }, trip, kind, details);
  }

  return {
    /**
     * Stage, owner and next action; several at once count as one change.
     * @throws AppError not_found, conflict when `version` is no longer the trip's, validation_failed
     */
    async changeTrip(admin: Admin, id: string, change: TripChange): Promise<void> {
      await database.transaction((db) => applyChange(db, admin, id, change));
    },

    /** One change of several requests, each for itself: what a colleague has changed meanwhile is left and told. */
    async changeTrips(admin: Admin, { trips, change }: TripBulkInput): Promise<TripBulkResult> {
      const result: TripBulkResult = { changed: 0, left: [] };
      for (const { id, version } of trips)
        try {
          await database.transaction((db) => applyChange(db, admin, id, { ...change, version }));
          result.changed += 1;
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          const trip = await findDeskTrip(database.db, id);
          result.left.push({ id, reference: trip?.reference ?? "", reason: error.message });
        }
      return result;
    },
  };
}
