import type { Resources } from "#server/resources.ts";

/** Counts what is done by a trip's links. @throws AppError too_many_requests */
export const takeTripRate = (
  { database, clock, limits }: Pick<Resources, "database" | "clock" | "limits">,
  trip: { id: string },
  what: "days" | "comments" | "votes" | "messages" | "links",
): Promise<void> => limits.take(database.db, `trip-${what}`, trip.id, clock());
