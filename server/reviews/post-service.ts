import { reviewTexts } from "#contract/wire/review-limits.ts";
import type { Review, ReviewInput } from "#contract/wire/reviews.ts";
import type { AuthUser } from "#server/auth/create-auth.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { announcePageChange } from "#server/live/page-changes.ts";
import { findPortraitName, portraitUrl } from "#server/portraits/portraits.ts";
import type { Resources } from "#server/resources.ts";
import { announceReview } from "./announce.ts";
import { displayNameOf } from "./author.ts";
import { presentReview } from "./present.ts";
import * as store from "./store.ts";

const secondsBetweenPosts = 60;

type Writer = Pick<AuthUser, "id" | "email" | "userMetadata">;

/**
 * What an author does with a review of their own.
 * `findPageName`: the name of the place or journey that a page of ours is about.
 */
export function createReviewPosts(
  { database, events, clock, limits }: Pick<Resources, "database" | "events" | "clock" | "limits">,
  findPageName: (path: string) => string | null,
) {
  /** @throws AppError validation_failed where no place or journey has the address */
  function readWords({ place, ...words }: ReviewInput) {
    if (place === undefined) return words;
    const placeName = place ? findPageName(place) : null;
    if (place && !placeName)
      throw new AppError("validation_failed", reviewTexts.noSuchPlace, {
        fields: { place: reviewTexts.noSuchPlace },
      });
    return { ...words, placePath: place || null, placeName };
  }

  async function getOwn(db: Db, user: Writer, id: number): Promise<store.ReviewRow> {
    const row = await store.findReview(db, id);
    if (!row) throw new AppError("not_found", reviewTexts.gone);
    if (row.userId !== user.id)
      throw new AppError("forbidden", "Only its author can change a review.");
    return row;
  }

  return {
    /**
     * Posts a review under the account's own name and picture.
     * @throws AppError too_many_requests within a minute of the account's last one, validation_failed
     */
    async createReview(user: Writer, input: ReviewInput): Promise<Review> {
      const words = readWords(input);
      const portrait = await findPortraitName(database.db, user.id);
      const avatarPath = portrait && portraitUrl(portrait);
      return database.transaction(async (db) => {
        await store.lockAuthor(db, user.id);
        const now = clock();
        const last = await store.findLastPost(db, user.id);
        const wait = last
          ? Math.ceil(secondsBetweenPosts - (now.getTime() - last.getTime()) / 1000)
          : 0;
        if (wait > 0)
          throw new AppError(
            "too_many_requests",
            `One review a minute: please wait ${wait} seconds.`,
            { headers: { "retry-after": String(wait) } },
          );
        // Counts which a deleted review does not give back.
        await limits.take(db, "review", user.id, now);
        await limits.take(db, "review-day", user.id, now);
        const author = {
          userId: user.id,
          authorName: displayNameOf(user),
          authorEmail: user.email,
          avatarPath,
        };
        const row = await store.insertReview(db, author, words, now);
        await announceReview(events, db, "INSERT", row.id, row.placePath);
        return presentReview(row);
      });
    },

    /** @throws AppError not_found, forbidden, validation_failed */
    async editReview(user: Writer, id: number, input: ReviewInput): Promise<Review> {
      const words = readWords(input);
      await limits.take(database.db, "review-edit", user.id, clock());
      return database.transaction(async (db) => {
        const row = await getOwn(db, user, id);
        const change: typeof words & { placePath?: string | null; editedAt: Date } = {
          ...words,
          editedAt: clock(),
        };
        await store.updateReview(db, id, change);
        if (!row.hiddenAt) {
          await announceReview(events, db, "UPDATE", id, row.placePath);
          const place = change.placePath;
          if (place && place !== row.placePath)
            await announcePageChange(events, db, `reviews of ${place}`);
        }
        return presentReview({ ...row, ...change });
      });
    },

    /** @throws AppError not_found, forbidden */
    async deleteReview(user: Writer, id: number): Promise<void> {
      await database.transaction(async (db) => {
        const { placePath } = await getOwn(db, user, id);
        await store.deleteReview(db, id);
        await announceReview(events, db, "DELETE", id, placePath);
      });
    },
  };
}
