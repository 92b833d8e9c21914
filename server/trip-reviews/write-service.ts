import { addDays } from "#contract/trip/calendar-day.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import {
  type ReviewParty,
  tripReviewLimits,
  tripReviewTexts,
} from "#contract/wire/trip-review-limits.ts";
import type { TripReviewInput, TripReviewPage } from "#contract/wire/trip-reviews.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { queueOwnerOf } from "#server/limits/fair-queue.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import { photoSizeNames } from "#server/photos/photo-files.ts";
import { type PhotoSize, preparePhoto } from "#server/photos/prepare-photo.ts";
import type { Resources } from "#server/resources.ts";
import type { StoredObject } from "#server/storage/object-store.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { announceVoices } from "./announce.ts";
import { hashAddress, type ReviewLinks } from "./links.ts";
import { waitingNotice } from "./mail.ts";
import { fileName, photoBucket, removeFiles } from "./photo-files.ts";
import { presentAnswer, presentPhoto, presentPlace } from "./present.ts";
import * as store from "./store.ts";
import { readTravelled, type Travelled } from "./travelled.ts";

/** The kinds of trips that name who travels. */
const partyOfType: Record<string, ReviewParty> = { family: "family", honeymoon: "couple" };

export type ReviewNeeds = {
  trips: TripFile;
  links: ReviewLinks;
  /** Whether all that was agreed of a trip has come. */
  isPaid(db: Db, tripId: string): Promise<boolean>;
  /** The pages that a trip's days lead to. */
  listPages(days: Travelled["days"]): { path: string; name: string }[];
};

/** What a traveller says after a trip, by the link of its mail. */
export function createReviewWriting(resources: Resources, needs: ReviewNeeds) {
  const { config, database, events, pictures, storage, clock, limits } = resources;
  const { trips, links, isPaid, listPages } = needs;

  /** @throws AppError not_found */
  async function openTrip(token: string, db: Db = database.db) {
    const trip = await trips.get(db, await links.open(token, db));
    const travelled = await readTravelled(db, trip);
    if (!travelled) throw new AppError("not_found", tripReviewTexts.noLink);
    return { trip, travelled, pages: listPages(travelled.days) };
  }

  async function present(token: string): Promise<TripReviewPage> {
    const { trip, travelled, pages } = await openTrip(token);
    const { db } = database;
    const row = await store.findOfTrip(db, trip.id);
    const [places, photos, verified, stopped] = await Promise.all([
      store.listPlaces(db, row ? [row.id] : []),
      store.listPhotos(db, [trip.id]),
      isPaid(db, trip.id),
      trip.email ? store.isStopped(db, hashAddress(trip.email)) : true,
    ]);
    return {
      destination: trip.destination,
      travelled: travelled.from.slice(0, 7),
      name: row?.authorName ?? trip.name,
      party: row?.party ?? partyOfType[trip.tripType] ?? null,
      places: pages,
      verified: row?.state === "shown" ? row.verified : verified,
      review: row && {
        name: row.authorName,
        party: row.party,
        rating: row.rating,
        body: row.body,
        places: places.map(presentPlace),
        state: row.state,
        reason: row.reason,
        answer: presentAnswer(row.answer, row.answeredAt?.toISOString() ?? null),
        at: row.createdAt.toISOString(),
      },
      photos: photos.map((photo) => presentPhoto(photo, `/api/review/${token}/photos`)),
      stopped,
    };
  }

  return {
    /** Opens a way to write about a trip, by its own page. @throws AppError not_found, forbidden, conflict before its end */
    async openByTrip(tripToken: string): Promise<{ url: string }> {
      const { trip } = await trips.links.open(tripToken, "edit");
      await limits.take(database.db, "trip-links", trip.id, clock());
      const travelled = await readTravelled(database.db, trip);
      if (!travelled || travelled.to >= dayInIndia(clock()))
        throw new AppError("conflict", tripReviewTexts.tooEarly);
      return { url: await links.add(database.db, trip) };
    },

    /** For the limit of its calls. @throws AppError not_found */
    findTripId: (token: string): Promise<string> => links.open(token),

    /** @throws AppError not_found */
    readPage: present,

    /** Sends a review, or another one in its place: it waits for the office. @throws AppError not_found, validation_failed */
    async write(token: string, input: TripReviewInput): Promise<TripReviewPage> {
      const { trip, travelled, pages } = await openTrip(token);
      if (travelled.to > addDays(dayInIndia(clock()), 0))
        throw new AppError("conflict", tripReviewTexts.tooEarly);
      await limits.take(database.db, "trip-review", trip.id, clock());
      const names = new Map(pages.map(({ path, name }) => [path, name]));
      const places = [...new Map(input.places.map((place) => [place.path, place])).values()].map(
        ({ path, rating, body }) => {
          const name = names.get(path);
          if (name === undefined)
            throw new AppError("validation_failed", tripReviewTexts.noPlace, {
              fields: { places: tripReviewTexts.noPlace },
            });
          return { path, name, rating, body };
        },
      );
      const gone = await database.transaction(async (db) => {
        await trips.lock(db, trip.id);
        const before = await store.findOfTrip(db, trip.id);
        const was = before ? await store.listPlaces(db, [before.id]) : [];
        const row = await store.keepReview(
          db,
          {
            tripId: trip.id,
            authorName: input.name,
            party: input.party,
            rating: input.rating,
            body: input.body,
            travelledIn: travelled.from.slice(0, 7),
            createdAt: clock(),
          },
          places,
          input.photos,
        );
        const dropped = await store.dropOtherPhotos(db, trip.id, input.photos);
        const notice = { reference: trip.reference, name: row.authorName, ...row };
        await queueMail(db, waitingNotice(notice, config.mail.operator, config.http.origin));
        await announceVoices(events, db, row.id, before?.state === "shown" ? was : []);
        return dropped;
      });
      await removeFiles(resources, gone);
      return present(token);
    },

    /** @throws AppError not_found */
    async remove(token: string): Promise<TripReviewPage> {
      const { trip } = await openTrip(token);
      const gone = await database.transaction(async (db) => {
        await trips.lock(db, trip.id);
        const row = await store.findOfTrip(db, trip.id);
        if (!row) throw new AppError("not_found", tripReviewTexts.noReview);
        const places = await store.listPlaces(db, [row.id]);
        await store.deleteOfTrip(db, trip.id);
        await announceVoices(events, db, row.id, places);
        return store.dropOtherPhotos(db, trip.id, []);
      });
      await removeFiles(resources, gone);
      return present(token);
    },

    /**
     * Takes a photo, without where it was taken; the same id again changes nothing. `place`: a page of the
     * trip, "" for the whole of it. @throws AppError not_found, conflict, picture_refused, too_many_requests
     */
    async receivePhoto(
      token: string,
      { id, place }: { id: string; place: string },
      readPhoto: () => Promise<Uint8Array>,
    ) {
      const { trip, pages } = await openTrip(token);
      const base = `/api/review/${token}/photos`;
      const known = await store.findPhoto(database.db, id);
      if (known)
        if (known.tripId === trip.id) return presentPhoto(known, base);
        else throw new AppError("not_found", tripReviewTexts.noPhoto);
      if (place && !pages.some(({ path }) => path === place))
        throw new AppError("validation_failed", tripReviewTexts.noPlace);
      await limits.take(database.db, "trip-review-photos", trip.id, clock());
      const { files, ...facts } = await preparePhoto(
        pictures,
        await readPhoto(),
        queueOwnerOf(trip.id),
      );
      for (const size of photoSizeNames)
        await storage.put(photoBucket, fileName(id, size), files[size], {
          mimetype: "image/webp",
          owner: trip.userId,
          upsert: true,
        });
      const photo = { id, tripId: trip.id, path: place, ...facts, sent: false, createdAt: clock() };
      const isKept = await database.transaction(async (db) => {
        await trips.lock(db, trip.id);
        const all = await store.listPhotos(db, [trip.id]);
        const here = all.filter(({ path }) => path === place).length;
        if (all.length >= tripReviewLimits.photos || here >= tripReviewLimits.photosOfPlace)
          return false;
        await store.insertPhoto(db, photo);
        return true;
      });
      if (isKept) return presentPhoto(photo, base);
      await removeFiles(resources, [id]);
      throw new AppError("conflict", tripReviewTexts.photosFull);
    },

    /** A photo for whoever sent it. @throws AppError not_found */
    async getPhoto(token: string, id: string, size: PhotoSize): Promise<StoredObject> {
      const tripId = await links.open(token);
      const photo = await store.findPhoto(database.db, id);
      const object =
        photo?.tripId === tripId ? await storage.find(photoBucket, fileName(id, size)) : null;
      if (!object) throw new AppError("not_found", tripReviewTexts.noPhoto);
      return object;
    },

    /** No more mails about reviews to the trip's address. @throws AppError not_found */
    async stop(token: string): Promise<void> {
      const { trip } = await openTrip(token);
      if (trip.email) await store.insertStop(database.db, hashAddress(trip.email), clock());
    },
  };
}
