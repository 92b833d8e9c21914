import type { Resources } from "#server/resources.ts";
import type { LinkedTrip } from "./link-store.ts";

type Limited = Pick<Resources, "database" | "clock" | "limits">;

/** Counts what is done by those who may change a trip. @throws AppError too_many_requests */
export const takeTripHit = (
  { database, clock, limits }: Limited,
  trip: { id: string },
  what:
    | "days"
    | "comments"
    | "votes"
    | "messages"
    | "links"
    | "papers"
    | "voters"
    | "group"
    | "files",
): Promise<void> => limits.take(database.db, `trip-${what}`, trip.id, clock());

/**
 * Counts what is done by a link of either kind: readers spend nothing of those who may change the trip, and one
 * network no more than its part of what a reading link has. `network`: see `visitorKey`.
 * @throws AppError too_many_requests
 */
export async function takeLinkHit(
  limited: Limited,
  { trip, kind, linkId }: LinkedTrip,
  what: "comments" | "votes" | "papers" | "voters" | "group" | "files",
  network: string,
): Promise<void> {
  if (kind === "edit") return takeTripHit(limited, trip, what);
  const { database, clock, limits } = limited;
  await limits.take(database.db, `reader-${what}-network`, `${linkId} ${network}`, clock());
  await limits.take(database.db, `reader-${what}`, linkId, clock());
}
