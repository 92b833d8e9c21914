import { randomUUID } from "node:crypto";
import type { Db } from "#server/db/database.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import type { Counted } from "#server/limits/limiter.ts";
import type { Resources } from "#server/resources.ts";
import { findTripByKey, type TripText, type TripWords } from "#server/trips/store.ts";
import { insertArrival } from "./arrival-store.ts";
import { confirmationMail, noticeMail } from "./mail.ts";
import { createReference } from "./reference.ts";

/**
 * Writes a request with its first event and its mails: all or nothing. `own`: the address that is shown to be
 * the sender's, or "". The same `idempotencyKey` of the same account gives the first request again, uncounted.
 * @throws AppError too_many_requests by `rate`
 */
export async function keepTrip(
  db: Db,
  { config, events, clock, limits }: Pick<Resources, "config" | "events" | "clock" | "limits">,
  input: TripText & { userId: string | null; own: string; idempotencyKey: string | null },
  rate?: Counted,
): Promise<TripWords> {
  const { own, ...text } = input;
  const { userId, idempotencyKey } = text;
  const createdAt = clock();
  const language = languageOfReader();
  let uncounted = rate;
  for (let attempt = 0; attempt < 5; attempt++) {
    const trip = { ...text, id: randomUUID(), reference: createReference(), createdAt, language };
    const notice = noticeMail(trip, own, config.mail.operator, config.http.origin);
    const user = userId ? { user: userId } : {};
    const { isCounted, isKept } = await insertArrival(db, trip, {
      mails: own ? [confirmationMail(trip, own), notice] : [notice],
      announcement: events.announce({ topic: "trips", type: "INSERT", id: trip.id, ...user }),
      hit: uncounted && ((only) => limits.taken(uncounted as Counted, createdAt, only)),
    });
    if (isKept) return trip;
    const known = userId && idempotencyKey ? await findTripByKey(db, userId, idempotencyKey) : null;
    if (known) return known;
    if (!isCounted && uncounted) await limits.refuse(db, uncounted, createdAt);
    uncounted = undefined;
  }
  throw new Error("no free trip reference in five tries");
}
