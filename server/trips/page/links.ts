import { addressIn, type Language } from "#contract/languages.ts";
import { tripPageTexts } from "#contract/wire/trip-page.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createToken, hashToken, isToken } from "#server/http/secret-token.ts";
import type { Resources } from "#server/resources.ts";
import {
  closeLinks,
  closeMemberLinks,
  findByLink,
  insertLink,
  type LinkedTrip,
  type LinkKind,
  listLinkedMembers,
} from "./link-store.ts";

export type { LinkedTrip };
export type TripLinks = ReturnType<typeof createTripLinks>;

/** The links of a trip's page: what they open, and how new ones come. The token is said once. */
export function createTripLinks({ config, database, clock }: Resources) {
  return {
    /**
     * The trip behind a link of at least this kind.
     * @throws AppError not_found where it is closed or none, forbidden where it only reads
     */
    async open(token: string, kind: LinkKind, db: Db = database.db): Promise<LinkedTrip> {
      // What cannot be a token is not looked for.
      const found = isToken(token) ? await findByLink(db, hashToken(token), clock()) : null;
      if (!found) throw new AppError("not_found", tripPageTexts.noLink);
      if (kind === "edit" && found.kind !== "edit")
        throw new AppError("forbidden", tripPageTexts.mayNotEdit);
      return found;
    },

    /**
     * A further link, beside those there are. `life`: milliseconds, without one until it is closed; `memberId`: whose
     * own it is. @returns its address in the trip's language, which is kept nowhere
     */
    async add(
      db: Db,
      { id: tripId, language }: { id: string; language: Language },
      kind: LinkKind,
      { life, memberId = null }: { life?: number; memberId?: string | null } = {},
    ): Promise<string> {
      const token = createToken();
      const createdAt = clock();
      const expiresAt = life === undefined ? null : new Date(createdAt.getTime() + life);
      await insertLink(db, {
        tripId,
        kind,
        tokenHash: hashToken(token),
        createdAt,
        expiresAt,
        memberId,
      });
      return config.http.origin + addressIn(language, `/trip/${token}`);
    },

    /** Closes the links of members of the group. */
    closeOf: (db: Db, memberIds: readonly string[]): Promise<void> =>
      closeMemberLinks(db, memberIds, clock()),

    /** Members of a trip's group who have a link. */
    listMembers: (db: Db, tripId: string): Promise<Set<string>> => listLinkedMembers(db, tripId),

    /** Closes all links of a kind but those of members. */
    close: (db: Db, tripId: string, kind: LinkKind): Promise<void> =>
      closeLinks(db, tripId, kind, clock()),
  };
}
