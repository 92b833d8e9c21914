import type { PersonKeeper } from "#server/auth/person-removal.ts";
import { createAccountKeeper } from "#server/auth/services/account-keeper.ts";
import { deleteMailOf } from "#server/mail/outbox-store.ts";
import { photoBucket } from "#server/photos/photo-files.ts";
import { pictureBucket } from "#server/portraits/portraits.ts";
import type { Resources } from "#server/resources.ts";
import { dropDeletion } from "./deletion-store.ts";

/** The features that keep something of people, in the order of the download's parts. */
export type FeatureKeepers = Record<
  | "factReports"
  | "road"
  | "notices"
  | "tripFiles"
  | "group"
  | "tripReviews"
  | "quotes"
  | "trips"
  | "reviews"
  | "contact"
  | "photos"
  | "chat"
  | "newsletter"
  | "keptPlans",
  PersonKeeper
>;

/** Queues, counters and bytes, which the download names elsewhere or which say nothing of the person. */
const keepsNothingToRead = (forgetPerson: PersonKeeper["forgetPerson"]): PersonKeeper => ({
  exportOf: async () => ({}),
  forgetPerson,
});

/**
 * Everybody who keeps something of people, asked in this order for the download and for the removal;
 * docs/operations.md says what stays. A new keeper is added here and nowhere else.
 */
export function listPersonKeepers(resources: Resources, features: FeatureKeepers): PersonKeeper[] {
  const { storage, limits } = resources;
  const files = (bucket: string) =>
    keepsNothingToRead(
      async (_db, { userId }) =>
        () =>
          storage.removeOwned(bucket, userId),
    );
  return [
    // Before the trips, which forget whose they were.
    features.road,
    features.notices,
    features.tripFiles,
    features.group,
    features.tripReviews,
    features.quotes,
    features.trips,
    features.reviews,
    features.contact,
    features.photos,
    features.chat,
    features.newsletter,
    features.keptPlans,
    features.factReports,
    keepsNothingToRead((db, person) => deleteMailOf(db, person)),
    keepsNothingToRead((db, { userId }) => limits.forgetAccount(db, userId)),
    keepsNothingToRead(async (db, { userId }) => {
      await dropDeletion(db, { userId });
    }),
    files(pictureBucket),
    files(photoBucket),
    // The last: what stands before it may still ask whose the account was.
    createAccountKeeper(resources),
  ];
}
