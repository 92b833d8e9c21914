import { reviewLimits } from "#contract/wire/review-limits.ts";
import type { Review, ReviewPage } from "#contract/wire/reviews.ts";
import type { Person } from "#server/auth/person-removal.ts";
import type { Db } from "#server/db/database.ts";
import { announcePageChange } from "#server/live/page-changes.ts";
import type { Resources } from "#server/resources.ts";
import { announceReview } from "./announce.ts";
import { createReviewModeration } from "./moderation-service.ts";
import { createReviewPosts } from "./post-service.ts";
import { presentReview } from "./present.ts";
import * as reports from "./report-store.ts";
import * as store from "./store.ts";

/** Rows for the official client's data calls and their live changes: the same that the API shows. */
export const { publicReviewRows } = store;

export type ReviewService = ReturnType<typeof createReviewService>;

/**
 * Reviews of travellers: written, changed and reported by visitors, hidden and shown by the desk.
 * `findPageName`: the name of the place or journey that a page of ours is about.
 */
export function createReviewService(
  resources: Resources,
  findPageName: (path: string) => string | null = () => null,
) {
  const { database, events } = resources;
  return {
    ...createReviewPosts(resources, findPageName),
    ...createReviewModeration(resources),

    /** The public list, newest first. @throws AppError validation_failed for a strange `before` */
    async listReviews(
      query: { limit?: number | undefined; before?: string | undefined } = {},
    ): Promise<ReviewPage> {
      const limit = query.limit ?? reviewLimits.perPage;
      const { rows, next } = await store.listShown(database.db, limit, query.before);
      return { reviews: rows.map(presentReview), next };
    },

    summariseReviews: () => store.summariseShown(database.db),

    /** A review as everybody sees it; null: gone or hidden. */
    async findShownReview(id: number): Promise<Review | null> {
      const row = await store.findReview(database.db, id);
      return row && !row.hiddenAt ? presentReview(row) : null;
    },

    /** All of an account's own, hidden ones too: for its pages and its data download. */
    async listOwnReviews(userId: string): Promise<(Review & { hidden: boolean })[]> {
      const rows = await store.listOfUser(database.db, userId);
      return rows.map((row) => ({ ...presentReview(row), hidden: row.hiddenAt !== null }));
    },

    /** Gives an account's reviews its picture, or takes it away. */
    async showPortrait(db: Db, userId: string, path: string | null): Promise<void> {
      if (await store.setAvatar(db, userId, path)) await announcePageChange(events, db, "reviews");
    },

    /** What an account wrote, hidden reviews too: for its data download. */
    exportOf: async ({ userId }: Pick<Person, "userId">) => ({
      reviews: await store.readForExport(database.db, userId),
    }),

    /** Takes an account's reviews away with it, inside the transaction that deletes it. */
    async forgetPerson(db: Db, { userId }: Pick<Person, "userId">): Promise<void> {
      await reports.deleteReportsOf(db, userId);
      for (const row of await store.listOfUser(db, userId)) {
        await store.deleteReview(db, row.id);
        await announceReview(events, db, "DELETE", row.id, row.placePath);
      }
    },
  };
}
