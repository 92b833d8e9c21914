import type { MyTripChange } from "#contract/wire/account.ts";
import { deskTexts } from "#contract/wire/desk.ts";
import { openStages, type TripStage } from "#contract/wire/trip-stages.ts";
import { findTravelDateFault } from "#contract/wire/trips.ts";
import type { AuthUser } from "#server/auth/create-auth.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { getOwnTrip } from "#server/trips/get-trip.ts";
import { todayAnywhere } from "#server/trips/sending/today-anywhere.ts";
import type { OwnTripRow } from "#server/trips/store.ts";
import { travellerMessageMail } from "#server/trips/talk/reply-mail.ts";
import { insertTripEvent } from "#server/trips/timeline-store.ts";
import { correctTrip } from "./change-store.ts";

const changedFields = ["destination", "travelDate", "travelers", "tripType", "message"] as const;
const fieldNames: Record<(typeof changedFields)[number], string> = {
  destination: "Destination",
  travelDate: "Travel date",
  travelers: "Travellers",
  tripType: "Trip type",
  message: "Special requests",
};

type Person = Pick<AuthUser, "id">;

/** What its sender does to a request while it is open: put right what was asked for, or take it back. */
export function createTripCorrections({
  config,
  database,
  events,
  clock,
  limits,
}: Pick<Resources, "config" | "database" | "events" | "clock" | "limits">) {
  async function getOpenTrip(db: Db, user: Person, id: string): Promise<OwnTripRow> {
    const trip = await getOwnTrip(db, user.id, id);
    if (!(openStages as readonly TripStage[]).includes(trip.stage))
      throw new AppError("conflict", deskTexts.closed);
    return trip;
  }

  return {
    /**
     * Puts right what was asked for, while the request is open; the office is told.
     * @throws AppError not_found, conflict when it is closed, validation_failed (date)
     */
    async correct(user: Person, id: string, change: MyTripChange): Promise<void> {
      await limits.take(database.db, "trip-correction", user.id, clock());
      await database.transaction(async (db) => {
        const trip = await getOpenTrip(db, user, id);
        const changed = changedFields.filter((field) => change[field] !== trip[field]);
        if (changed.length === 0) return;
        const now = clock();
        const fault = changed.includes("travelDate")
          ? findTravelDateFault(change.travelDate, todayAnywhere(now))
          : null;
        if (fault)
          throw new AppError("validation_failed", fault, { fields: { travelDate: fault } });
        await correctTrip(db, id, { ...change, travellerMessageAt: now, updatedAt: now });
        await insertTripEvent(db, {
          tripId: id,
          at: now,
          actorKind: "traveller",
          kind: "corrected",
          // The wish itself stands in the request; here only that it changed.
          details: Object.fromEntries(
            changed.map((field) => [
              field,
              field === "message" ? null : `${trip[field]} → ${change[field]}`,
            ]),
          ),
        });
        const told = changed.map((field) => `${fieldNames[field]}: ${change[field] || "—"}`);
        await queueMail(db, travellerMessageMail(trip, told.join("\n\n"), config, "corrected"));
        await events.publish(db, { topic: "trips", type: "UPDATE", id, user: user.id });
      });
    },

    /** Takes a request back, while it is open. @throws AppError not_found, conflict when it is closed */
    async withdraw(user: Person, id: string, reason: string): Promise<void> {
      await limits.take(database.db, "trip-correction", user.id, clock());
      await database.transaction(async (db) => {
        const trip = await getOpenTrip(db, user, id);
        const now = clock();
        await correctTrip(db, id, {
          stage: "lost",
          stageAt: now,
          lostCode: "withdrawn",
          lostReason: reason,
          travellerMessageAt: now,
          updatedAt: now,
        });
        await insertTripEvent(db, {
          tripId: id,
          at: now,
          actorKind: "traveller",
          kind: "stage",
          details: { from: trip.stage, to: "lost", code: "withdrawn", reason },
        });
        const said = reason || "No reason was given.";
        await queueMail(db, travellerMessageMail(trip, said, config, "withdrawn"));
        await events.publish(db, { topic: "trips", type: "UPDATE", id, user: user.id });
      });
    },
  };
}
