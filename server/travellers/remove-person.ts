import type { Removal, RemovePerson } from "#server/auth/person-removal.ts";
import { findRemovable, removeAccountRows } from "#server/auth/store/remove-account.ts";
import type { ChatService } from "#server/chat/service.ts";
import type { ContactService } from "#server/contact/service.ts";
import type { Db } from "#server/db/database.ts";
import { forgetRatesOf } from "#server/limits/rate-limit.ts";
import { deleteMailOf } from "#server/mail/outbox-store.ts";
import type { NewsletterService } from "#server/newsletter/service.ts";
import { photoBucket } from "#server/photos/photo-files.ts";
import type { PhotoService } from "#server/photos/service.ts";
import { pictureBucket } from "#server/portraits/portraits.ts";
import type { Resources } from "#server/resources.ts";
import type { ReviewService } from "#server/reviews/service.ts";
import type { TripService } from "#server/trips/service.ts";
import { dropDeletion } from "./deletion-store.ts";

/** Who goes. `email` and `phone` only where they were confirmed: others' are not theirs to take along. */
export type Leaver = { userId: string; email: string | null; phone: string | null };

/** What is left to do once the transaction has committed: bytes go after the rows that name them. */
type After = () => Promise<unknown>;
/** May answer with what is to be done after the commit. */
type Forget = (db: Db, person: Leaver) => Promise<unknown>;

export type VoiceKeepers = {
  reviews: Pick<ReviewService, "forgetUser">;
  photos: Pick<PhotoService, "forgetPerson">;
  contact: Pick<ContactService, "forgetPerson">;
  chat: Pick<ChatService, "forgetPerson">;
  newsletter: Pick<NewsletterService, "forgetAddress">;
  trips: Pick<TripService, "forgetUser">;
};

/**
 * The one way to delete a person, whoever asks for it: everybody who keeps something of people is in
 * this list, and docs/operations.md says what stays. The database's part is one transaction.
 */
export function createPersonRemoval(
  { database, storage, log, clock }: Resources,
  voices: VoiceKeepers,
): RemovePerson {
  const files =
    (bucket: string): Forget =>
    async (_db, { userId }) =>
    () =>
      storage.removeOwned(bucket, userId);

  /** The account itself is the last: what stands before it may still ask whose it was. */
  const keepers = (soft: boolean, by: Removal["by"]): Forget[] => [
    (db, { userId }) => voices.reviews.forgetUser(db, userId),
    (db, person) => voices.contact.forgetPerson(db, person),
    (db, person) => voices.chat.forgetPerson(db, person),
    (db, person) => voices.photos.forgetPerson(db, person),
    async (db, { email }) => (email ? voices.newsletter.forgetAddress(db, email) : undefined),
    (db, { userId }) => voices.trips.forgetUser(db, userId),
    (db, person) => deleteMailOf(db, person),
    (db, { userId }) => forgetRatesOf(db, userId),
    (db, { userId }) => dropDeletion(db, { userId }),
    files(pictureBucket),
    files(photoBucket),
    async (db, { userId }) => {
      const pictures = await removeAccountRows(db, userId, { soft, by, now: clock() });
      return () => storage.remove(pictureBucket, pictures);
    },
  ];

  return async (who, { by, soft = false, alongside }) => {
    const after = await database.transaction(async (db) => {
      const userId = typeof who === "string" ? who : await who(db);
      const person = userId ? await findRemovable(db, userId) : null;
      if (!person || (soft && person.isGone)) return null;
      const tasks: After[] = [];
      for (const forget of keepers(soft, by)) {
        const task = await forget(db, person);
        if (typeof task === "function") tasks.push(task as After);
      }
      await alongside?.(db);
      return tasks;
    });
    if (!after) return false;
    for (const task of after)
      try {
        await task();
      } catch (error) {
        log.warn({ err: error }, "files of a deleted account were left behind");
      }
    return true;
  };
}
