import { takeRate } from "#server/limits/rate-limit.ts";
import type { Resources } from "#server/resources.ts";

/** By trip: a family at it for an evening, not a script. */
const rates = {
  days: { limit: 300, windowSeconds: 3600 },
  comments: { limit: 60, windowSeconds: 3600 },
  votes: { limit: 300, windowSeconds: 3600 },
  messages: { limit: 30, windowSeconds: 3600 },
  links: { limit: 30, windowSeconds: 3600 },
} as const;

/** Counts what is done by a trip's links. @throws AppError too_many_requests */
export const takeTripRate = (
  { database, clock }: Pick<Resources, "database" | "clock">,
  trip: { id: string },
  what: keyof typeof rates,
): Promise<void> => takeRate(database.db, `trip-${what}:${trip.id}`, rates[what], clock());
