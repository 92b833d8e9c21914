import type { Language } from "#contract/languages.ts";
import type { AuthUser } from "#server/auth/create-auth.ts";
import type { Db } from "#server/db/database.ts";
import type { Resources } from "#server/resources.ts";
import { setOwnTripsLanguage } from "#server/trips/desk/change-store.ts";
import { getOwnTrip } from "#server/trips/get-trip.ts";
import { takeTripHit } from "./link-hits.ts";
import type { TripLinks } from "./links.ts";

/** Long enough for a bookmark of the week, short enough for a link that nobody meant to hand on. */
const ownLinkLife = 30 * 86_400_000;

/** The private page of one's own trip, by the account instead of by a link. */
export function createOwnPages(
  resources: Pick<Resources, "database" | "clock" | "limits">,
  links: TripLinks,
) {
  const { database } = resources;
  return {
    /**
     * A link of one's own, beside those that were handed on: none of them is closed by it.
     * @throws AppError not_found, for somebody else's too; too_many_requests
     */
    async openOwn(user: Pick<AuthUser, "id">, id: string): Promise<{ url: string }> {
      const trip = await getOwnTrip(database.db, user.id, id);
      await takeTripHit(resources, trip, "links");
      return { url: await links.add(database.db, trip, "edit", { life: ownLinkLife }) };
    },

    /** Mails and papers of all trips of the account are in this language from now on. */
    writeIn: (db: Db, userId: string, language: Language): Promise<void> =>
      setOwnTripsLanguage(db, userId, language),
  };
}
