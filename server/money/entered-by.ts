import type { TripActor } from "#server/trips/record.ts";

/** Who entered money, and who confirmed that. Null: the gateway, or somebody who is gone. */
export type EnteredBy = { adminId: string | null; confirmedBy?: string | undefined };

/** Who wrote its paper: the second person where there was one. */
export function actorOf({ adminId, confirmedBy }: EnteredBy): TripActor {
  const id = confirmedBy ?? adminId;
  return id ? { kind: "admin", id } : { kind: "system" };
}
