import { insertAudit } from "#server/audit/store.ts";
import type { Db } from "#server/db/database.ts";
import type { TripEventKind } from "#server/db/schema/desk.ts";
import type { Resources } from "#server/resources.ts";
import type { Trip } from "./store.ts";
import { insertTripEvent } from "./timeline-store.ts";

/** Who did it: an administrator, whoever holds the trip's link or account, or the house by the clock. */
export type TripActor = { kind: "admin"; id: string } | { kind: "traveller" } | { kind: "system" };
export type TripEventDetails = Record<string, string | null>;

/** Who tells travellers of what is recorded, in the same transaction. */
export type FollowTrip = (
  db: Db,
  actor: TripActor,
  trip: Pick<Trip, "id">,
  kind: TripEventKind,
  details: TripEventDetails,
) => Promise<void>;

export type RecordTrip = (
  db: Db,
  actor: TripActor,
  trip: Pick<Trip, "id" | "reference" | "userId">,
  kind: TripEventKind,
  details?: TripEventDetails,
) => Promise<void>;

/**
 * Timeline, audit log and live event of one change, in its transaction. Of the details the audit log
 * gets the short ones: `from`, `to`, `number`, `version`, and of money `sum`, `method`, `receivedOn`.
 */
export const createTripRecord =
  ({ events, clock }: Pick<Resources, "events" | "clock">, follow?: FollowTrip): RecordTrip =>
  async (db, actor, trip, kind, details = {}) => {
    await insertTripEvent(db, {
      tripId: trip.id,
      at: clock(),
      actorKind: actor.kind,
      ...(actor.kind === "admin" && { adminId: actor.id }),
      kind,
      details,
    });
    if (actor.kind === "admin")
      await insertAudit(db, {
        actorKind: "admin",
        actorId: actor.id,
        action: `trip.${kind.replaceAll("_", "-")}`,
        subjectKind: "trip",
        subjectId: trip.reference,
        details: Object.fromEntries(
          Object.entries(details).filter(([key]) =>
            ["from", "to", "number", "version", "sum", "method", "receivedOn"].includes(key),
          ),
        ),
      });
    await follow?.(db, actor, trip, kind, details);
    await events.publish(db, {
      topic: "trips",
      type: "UPDATE",
      id: trip.id,
      ...(trip.userId && { user: trip.userId }),
    });
  };
