import { type RateRule, takeRate } from "#server/limits/rate-limit.ts";
import type { Resources } from "#server/resources.ts";
import type { LinkedTrip } from "./link-store.ts";

const hourly = (limit: number): RateRule => ({ limit, windowSeconds: 3600 });
const daily = (limit: number): RateRule => ({ limit, windowSeconds: 86_400 });

/** By trip, of the account and the links that edit: a family at it for an evening, not a script. */
const ofTrip = {
  days: hourly(300),
  comments: hourly(60),
  votes: hourly(300),
  messages: hourly(30),
  links: hourly(30),
  papers: hourly(60),
  voters: daily(100),
} as const;

/** Of a reading link, which may be anybody's by now: its own, and of that what one network may spend. */
const ofReaders = {
  comments: { link: hourly(60), network: hourly(20) },
  votes: { link: hourly(300), network: hourly(60) },
  papers: { link: hourly(60), network: hourly(20) },
  voters: { link: daily(60), network: daily(12) },
} as const;

type Limited = Pick<Resources, "database" | "clock">;

/** Counts what is done by those who may change a trip. @throws AppError too_many_requests */
export const takeTripRate = (
  { database, clock }: Limited,
  trip: { id: string },
  what: keyof typeof ofTrip,
): Promise<void> => takeRate(database.db, `trip-${what}:${trip.id}`, ofTrip[what], clock());

/**
 * Counts what is done by a link of either kind: readers spend nothing of those who may change the trip, and one
 * network no more than its part of what a reading link has. `network`: see `visitorKey`.
 * @throws AppError too_many_requests
 */
export async function takeLinkRate(
  limited: Limited,
  { trip, kind, linkId }: LinkedTrip,
  what: keyof typeof ofReaders,
  network: string,
): Promise<void> {
  if (kind === "edit") return takeTripRate(limited, trip, what);
  const { database, clock } = limited;
  const rules = ofReaders[what];
  const key = `trip-${what}-network:${linkId} ${network}`;
  await takeRate(database.db, key, rules.network, clock());
  await takeRate(database.db, `trip-${what}-link:${linkId}`, rules.link, clock());
}
