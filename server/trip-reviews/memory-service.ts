import { dayInIndia } from "#contract/trip/india-clock.ts";
import { tripReviewTexts } from "#contract/wire/trip-review-limits.ts";
import type { TripMemory } from "#contract/wire/trip-reviews.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { PhotoSize } from "#server/photos/prepare-photo.ts";
import type { Resources } from "#server/resources.ts";
import type { StoredObject } from "#server/storage/object-store.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { fileName, photoBucket } from "./photo-files.ts";
import { presentPhoto } from "./present.ts";
import * as store from "./store.ts";
import { readTravelled } from "./travelled.ts";

/** What stays of a trip on its own page, once it is over. */
export function createMemories(
  { database, storage, clock, limits }: Resources,
  {
    trips,
    hidePrices,
  }: {
    trips: TripFile;
    /** From now on reading links of the trip show no prices. @throws AppError not_found, forbidden */
    hidePrices(token: string): Promise<void>;
  },
) {
  return {
    /** Photos that were sent with its review, and how that stands for whoever may edit. @throws AppError not_found */
    async read(token: string): Promise<TripMemory> {
      const { trip, kind } = await trips.links.open(token, "read");
      const { db } = database;
      const [travelled, review, photos] = await Promise.all([
        readTravelled(db, trip),
        store.findOfTrip(db, trip.id),
        store.listPhotos(db, [trip.id]),
      ]);
      return {
        isOver:
          travelled !== null && trip.stage === "accepted" && travelled.to < dayInIndia(clock()),
        from: travelled?.from ?? trip.travelDate,
        photos: photos
          .filter(({ sent }) => sent)
          .map((photo) => presentPhoto(photo, `/api/trip/${token}/memory/photos`)),
        review: kind === "edit" ? (review?.state ?? "none") : null,
      };
    },

    /** @throws AppError not_found */
    async getPhoto(token: string, id: string, size: PhotoSize): Promise<StoredObject> {
      const { trip } = await trips.links.open(token, "read");
      const photo = await store.findPhoto(database.db, id);
      const isOwn = photo?.tripId === trip.id && photo.sent;
      const object = isOwn ? await storage.find(photoBucket, fileName(id, size)) : null;
      if (!object) throw new AppError("not_found", tripReviewTexts.noPhoto);
      return object;
    },

    /** A further link that reads, to hand on: none of them shows prices from now on. @throws AppError not_found, forbidden */
    async share(token: string): Promise<{ url: string }> {
      const { trip } = await trips.links.open(token, "edit");
      await limits.take(database.db, "trip-links", trip.id, clock());
      await hidePrices(token);
      return database.transaction(async (db) => {
        const url = await trips.links.add(db, trip, "read");
        await trips.record(db, { kind: "traveller" }, trip, "link", {
          link: "read",
          action: "add",
        });
        return { url };
      });
    },
  };
}
