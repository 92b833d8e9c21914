import { createHash } from "node:crypto";
import { addressIn, type Language } from "#contract/languages.ts";
import { normalizeAddress } from "#contract/text.ts";
import { tripReviewTexts } from "#contract/wire/trip-review-limits.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createToken, hashToken, isToken } from "#server/http/secret-token.ts";
import type { Mail } from "#server/mail/mail.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import type { Reader } from "./mail.ts";
import * as store from "./store.ts";

/** Milliseconds that a link to a review holds. */
const linkLife = 365 * 86_400_000;

type Person = {
  id: string;
  userId: string | null;
  name: string;
  email: string;
  destination: string;
  language: Language;
};

export const hashAddress = (email: string): string =>
  createHash("sha256")
    .update(`review-stop ${normalizeAddress(email)}`)
    .digest("base64url");

export type ReviewLinks = ReturnType<typeof createReviewLinks>;

/** The links of a trip's review, and who gets mail about one. */
export function createReviewLinks({ config, database, clock }: Resources) {
  const since = () => new Date(clock().getTime() - linkLife);

  /** @returns its address, which is kept nowhere */
  async function add(db: Db, trip: Pick<Person, "id" | "language">): Promise<string> {
    const token = createToken();
    await store.insertLink(db, {
      tokenHash: hashToken(token),
      tripId: trip.id,
      createdAt: clock(),
    });
    return config.http.origin + addressIn(trip.language, `/review/${token}`);
  }

  return {
    add,

    /** The trip of a link. @throws AppError not_found */
    async open(token: string, db: Db = database.db): Promise<string> {
      const found = isToken(token) ? await store.findLink(db, hashToken(token), since()) : null;
      if (!found) throw new AppError("not_found", tripReviewTexts.noLink);
      return found;
    },

    /** Writes to the traveller, by a link of its own; not to whoever wants no more. */
    async tell(db: Db, trip: Person, write: (reader: Reader) => Mail): Promise<void> {
      if (!trip.email || (await store.isStopped(db, hashAddress(trip.email)))) return;
      await queueMail(db, write({ ...trip, url: await add(db, trip) }));
    },

    /** Work by the clock. */
    forgetOld: (): Promise<void> => store.forgetOldLinks(database.db, since()),
  };
}
