import { tripReviewTexts } from "#contract/wire/trip-review-limits.ts";
import type { DeskTripReviewPage } from "#contract/wire/voices.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { PhotoSize } from "#server/photos/prepare-photo.ts";
import type { Resources } from "#server/resources.ts";
import type { StoredObject } from "#server/storage/object-store.ts";
import { announceVoices } from "./announce.ts";
import { answeredMail, hiddenMail, publishedMail } from "./mail.ts";
import { fileName, photoBucket } from "./photo-files.ts";
import { presentVoice } from "./present.ts";
import * as store from "./store.ts";
import * as voices from "./voice-store.ts";
import type { ReviewNeeds } from "./write-service.ts";

const perPage = 30;

/** What the office does with reviews of trips: publishes, hides with a reason, answers in public. */
export function createReviewDesk(
  { database, events, storage, clock }: Resources,
  { trips, links, isPaid }: Pick<ReviewNeeds, "trips" | "links" | "isPaid">,
) {
  type Change = (
    db: Db,
    row: store.ReviewRow,
    trip: Awaited<ReturnType<typeof trips.get>>,
  ) => Promise<void>;

  /** One change of a review that is held; its pages hear of it. @throws AppError not_found */
  const decide = (
    admin: Pick<Admin, "id">,
    id: string,
    { action, details = {} }: { action: string; details?: Record<string, string> },
    work: Change,
  ): Promise<void> =>
    database.transaction(async (db) => {
      const row = await store.lockReview(db, id);
      if (!row) throw new AppError("not_found", tripReviewTexts.noReview);
      const trip = await trips.get(db, row.tripId);
      await work(db, row, trip);
      await insertAudit(db, {
        actorKind: "admin",
        actorId: admin.id,
        action: `review.${action}`,
        subjectKind: "review",
        subjectId: trip.reference,
        details,
      });
      await announceVoices(events, db, id, await store.listPlaces(db, [id]));
    });

  return {
    /** Reviews of a state with all that was said. */
    async listReviews({
      state,
      skip,
    }: {
      state: store.ReviewRow["state"];
      skip: number;
    }): Promise<DeskTripReviewPage> {
      const { db } = database;
      const [rows, counts] = await Promise.all([
        voices.listForDesk(db, { state, skip, limit: perPage }),
        voices.countByState(db),
      ]);
      const page = rows.slice(0, perPage);
      const [places, photos] = await Promise.all([
        store.listPlaces(
          db,
          page.map(({ id }) => id),
        ),
        store.listPhotos(
          db,
          page.flatMap(({ trip_id }) => trip_id ?? []),
        ),
      ]);
      const base = "/api/desk/trip-reviews/photos";
      return {
        reviews: page.map((row) => ({
          ...presentVoice(row, { places, photos, place: undefined, base }),
          state: row.state,
          reason: row.reason,
          tripId: row.trip_id ?? "",
          reference: row.reference,
        })),
        next: rows.length > perPage ? skip + perPage : null,
        counts,
      };
    },

    /** How many wait to be looked at. */
    countWaiting: async (): Promise<number> => (await voices.countByState(database.db)).waiting,

    /** Shows it; it is marked where the trip is paid. @throws AppError not_found, already_done */
    publish: (admin: Pick<Admin, "id">, id: string): Promise<void> =>
      decide(admin, id, { action: "published" }, async (db, row, trip) => {
        if (row.state === "shown")
          throw new AppError("already_done", "This review is shown already.");
        const verified = trip.stage === "accepted" && (await isPaid(db, trip.id));
        const change = { state: "shown", reason: "", verified, decidedAt: clock() } as const;
        await store.updateReview(db, id, change);
        await links.tell(db, trip, publishedMail);
      }),

    /** @throws AppError not_found, already_done */
    hide: (admin: Pick<Admin, "id">, id: string, reason: string): Promise<void> =>
      decide(admin, id, { action: "hidden", details: { reason } }, async (db, row, trip) => {
        if (row.state === "hidden")
          throw new AppError("already_done", "This review is hidden already.");
        await store.updateReview(db, id, { state: "hidden", reason, decidedAt: clock() });
        await links.tell(db, trip, (reader) => hiddenMail(reader, reason));
      }),

    /** Answers for everybody to read; an empty text takes the answer back. @throws AppError not_found */
    answer: (admin: Pick<Admin, "id">, id: string, body: string): Promise<void> =>
      decide(admin, id, { action: body ? "answered" : "answer-removed" }, async (db, row, trip) => {
        await store.updateReview(db, id, { answer: body, answeredAt: body ? clock() : null });
        if (body && body !== row.answer && row.state === "shown")
          await links.tell(db, trip, (reader) => answeredMail(reader, body));
      }),

    /** A photo, shown or not. @throws AppError not_found */
    async getPhoto(id: string, size: PhotoSize): Promise<StoredObject> {
      const photo = await store.findPhoto(database.db, id);
      const object = photo?.sent ? await storage.find(photoBucket, fileName(id, size)) : null;
      if (!object) throw new AppError("not_found", tripReviewTexts.noPhoto);
      return object;
    },
  };
}
