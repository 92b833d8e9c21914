import { and, asc, eq, inArray, lt, notInArray, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import {
  reviewLinks,
  reviewRequests,
  reviewStops,
  tripReviewPhotos,
  tripReviewPlaces,
  tripReviews,
} from "#server/db/schema/voices.ts";

export type ReviewRow = typeof tripReviews.$inferSelect;
export type PlaceRow = typeof tripReviewPlaces.$inferSelect;
export type PhotoRow = typeof tripReviewPhotos.$inferSelect;

/** Accepted trips that departed between two days (YYYY-MM-DD) and were not asked for a review. */
export const listUnasked = (
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<{ id: string }[]> =>
  queryRows(
    db,
    sql`select t.id::text from quote_versions v join trips t on t.id = v.trip_id
      where v.state = 'accepted' and t.stage = 'accepted' and t.email <> ''
        and (v.content ->> 'departure')::date between ${from}::date and ${to}::date
        and not exists (select 1 from review_requests r where r.trip_id = t.id)
      order by t.id limit 200`,
  );

/** Takes the one request of a trip. @returns false when it was taken before */
export async function takeRequest(db: Db, tripId: string, askedAt: Date): Promise<boolean> {
  const rows = await db
    .insert(reviewRequests)
    .values({ tripId, askedAt })
    .onConflictDoNothing()
    .returning({ tripId: reviewRequests.tripId });
  return rows.length > 0;
}

/** Keeps the hash of a link. */
export async function insertLink(db: Db, link: typeof reviewLinks.$inferInsert): Promise<void> {
  await db.insert(reviewLinks).values(link);
}

/** The trip of a link that was made after `since`; null: it is older, or none. */
export async function findLink(db: Db, tokenHash: string, since: Date): Promise<string | null> {
  const [row] = await db
    .select({ tripId: reviewLinks.tripId })
    .from(reviewLinks)
    .where(and(eq(reviewLinks.tokenHash, tokenHash), sql`created_at > ${since.toISOString()}`));
  return row?.tripId ?? null;
}

/** Forgets links from before a time. */
export async function forgetOldLinks(db: Db, before: Date): Promise<void> {
  await db.delete(reviewLinks).where(lt(reviewLinks.createdAt, before));
}

/** Whether an address wants no more mails about reviews. */
export const isStopped = async (db: Db, addressHash: string): Promise<boolean> =>
  (await db.$count(reviewStops, eq(reviewStops.addressHash, addressHash))) > 0;

/** Twice is once. */
export async function insertStop(db: Db, addressHash: string, at: Date): Promise<void> {
  await db.insert(reviewStops).values({ addressHash, at }).onConflictDoNothing();
}

/** What was said of a trip, whatever its state. Null: nothing. */
export async function findOfTrip(db: Db, tripId: string): Promise<ReviewRow | null> {
  const [row] = await db.select().from(tripReviews).where(eq(tripReviews.tripId, tripId));
  return row ?? null;
}

/** As `findOfTrip` by the review's id, held until the transaction ends. */
export async function lockReview(db: Db, id: string): Promise<ReviewRow | null> {
  const [row] = await db.select().from(tripReviews).where(eq(tripReviews.id, id)).for("update");
  return row ?? null;
}

/** Writes what is said of a trip in the place of what was said before: it waits again. @returns its row */
export async function keepReview(
  db: Db,
  review: Omit<typeof tripReviews.$inferInsert, "id" | "state">,
  places: Omit<PlaceRow, "reviewId" | "position">[],
  photos: readonly string[],
): Promise<ReviewRow> {
  const { authorName, party, rating, body, travelledIn } = review;
  const [row] = await db
    .insert(tripReviews)
    .values(review)
    .onConflictDoUpdate({
      target: tripReviews.tripId,
      set: { authorName, party, rating, body, travelledIn, state: "waiting", reason: "" },
    })
    .returning();
  if (!row) throw new Error("a review could not be stored");
  await db.delete(tripReviewPlaces).where(eq(tripReviewPlaces.reviewId, row.id));
  if (places.length > 0)
    await db
      .insert(tripReviewPlaces)
      .values(places.map((place, position) => ({ ...place, reviewId: row.id, position })));
  if (photos.length > 0)
    await db
      .update(tripReviewPhotos)
      .set({ sent: true })
      .where(
        and(eq(tripReviewPhotos.tripId, row.tripId), inArray(tripReviewPhotos.id, [...photos])),
      );
  return row;
}

/** Takes photos of a trip away that are not among these. @returns their ids */
export async function dropOtherPhotos(
  db: Db,
  tripId: string,
  kept: readonly string[],
): Promise<string[]> {
  const rows = await db
    .delete(tripReviewPhotos)
    .where(
      and(
        eq(tripReviewPhotos.tripId, tripId),
        kept.length > 0 ? notInArray(tripReviewPhotos.id, [...kept]) : undefined,
      ),
    )
    .returning({ id: tripReviewPhotos.id });
  return rows.map(({ id }) => id);
}

/** Says nothing when it is gone. */
export async function updateReview(
  db: Db,
  id: string,
  change: Partial<
    Pick<ReviewRow, "state" | "reason" | "verified" | "answer" | "answeredAt" | "decidedAt">
  >,
): Promise<void> {
  await db.update(tripReviews).set(change).where(eq(tripReviews.id, id));
}

/** With what is said of its places. */
export async function deleteOfTrip(db: Db, tripId: string): Promise<void> {
  await db.delete(tripReviews).where(eq(tripReviews.tripId, tripId));
}

/** Of some reviews, in the writers' order. */
export const listPlaces = (db: Db, reviewIds: readonly string[]): Promise<PlaceRow[]> =>
  reviewIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(tripReviewPlaces)
        .where(inArray(tripReviewPlaces.reviewId, [...reviewIds]))
        .orderBy(asc(tripReviewPlaces.position));

/** Of some trips, as they came. */
export const listPhotos = (db: Db, tripIds: readonly string[]): Promise<PhotoRow[]> =>
  tripIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(tripReviewPhotos)
        .where(inArray(tripReviewPhotos.tripId, [...tripIds]))
        .orderBy(asc(tripReviewPhotos.createdAt), asc(tripReviewPhotos.id));

/** Keeps a photo once: the same id again changes nothing. */
export async function insertPhoto(db: Db, photo: typeof tripReviewPhotos.$inferInsert) {
  await db.insert(tripReviewPhotos).values(photo).onConflictDoNothing();
}

/** A photo and the state of the review that has it; null: there is none. `state` null: it was not sent. */
export async function findPhoto(
  db: Db,
  id: string,
): Promise<(PhotoRow & { state: ReviewRow["state"] | null }) | null> {
  const [row] = await db
    .select({ photo: tripReviewPhotos, state: tripReviews.state })
    .from(tripReviewPhotos)
    .leftJoin(tripReviews, eq(tripReviews.tripId, tripReviewPhotos.tripId))
    .where(eq(tripReviewPhotos.id, id));
  return row ? { ...row.photo, state: row.photo.sent ? row.state : null } : null;
}
