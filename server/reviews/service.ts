import { reviewLimits, reviewTexts } from "#contract/review-limits.ts";
import type { Review, ReviewInput, ReviewPage } from "#contract/reviews.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { AuthUser } from "#server/auth/create-auth.ts";
import type { Person } from "#server/auth/person-removal.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { takeRate } from "#server/limits/rate-limit.ts";
import { announcePageChange } from "#server/live/page-changes.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import { findPortraitName, portraitUrl } from "#server/portraits/portraits.ts";
import type { Resources } from "#server/resources.ts";
import { displayNameOf } from "./author.ts";
import { reportNotice } from "./mail.ts";
import * as reports from "./report-store.ts";
import * as store from "./store.ts";

/** Rows for the official client's data calls and their live changes: the same that the API shows. */
export const { publicReviewRows } = store;

const secondsBetweenPosts = 60;
const editRate = { limit: 20, windowSeconds: 3600 };
const reportRate = { limit: 20, windowSeconds: 3600 };

type Writer = Pick<AuthUser, "id" | "email" | "userMetadata">;
export type ReviewService = ReturnType<typeof createReviewService>;

/** Topic and table of the live list; a hidden review counts as deleted. */
export const reviewTopic = "Comments";

/**
 * Reviews of travellers: written, changed and reported by visitors, hidden and shown by the desk.
 * `findPageName`: the name of the place or journey that a page of ours is about.
 */
export function createReviewService(
  { config, database, events, clock }: Resources,
  findPageName: (path: string) => string | null = () => null,
) {
  const toWire = (row: store.ReviewRow): Review => ({
    id: row.id,
    created_at: row.createdAt.toISOString(),
    Name: row.authorName,
    path: row.avatarPath,
    ratings: row.rating,
    title: row.title,
    comment: row.comment,
    excerpt: row.excerpt,
    place: row.placePath,
    place_name: row.placeName,
  });

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

  async function tell(db: Db, type: "INSERT" | "UPDATE" | "DELETE", id: number): Promise<void> {
    await events.publish(db, { topic: reviewTopic, type, id: String(id) });
    await announcePageChange(events, db, "reviews");
  }

  async function getOwn(db: Db, user: Writer, id: number): Promise<store.ReviewRow> {
    const row = await store.findReview(db, id);
    if (!row) throw new AppError("not_found", reviewTexts.gone);
    if (row.userId !== user.id)
      throw new AppError("forbidden", "Only its author can change a review.");
    return row;
  }

  async function getAny(db: Db, id: number): Promise<store.ReviewRow> {
    const row = await store.findReview(db, id);
    if (!row) throw new AppError("not_found", reviewTexts.gone);
    return row;
  }

  const audit = (db: Db, admin: Pick<Admin, "id">, action: string, id: number, details = {}) =>
    insertAudit(db, {
      actorKind: "admin",
      actorId: admin.id,
      action,
      subjectKind: "review",
      subjectId: String(id),
      details,
    });

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
        await takeRate(
          db,
          `review:${user.id}`,
          { limit: 1, windowSeconds: secondsBetweenPosts },
          now,
        );
        await takeRate(db, `review-day:${user.id}`, { limit: 30, windowSeconds: 86_400 }, now);
        const author = {
          userId: user.id,
          authorName: displayNameOf(user),
          authorEmail: user.email,
          avatarPath,
        };
        const row = await store.insertReview(db, author, words, now);
        await tell(db, "INSERT", row.id);
        return toWire(row);
      });
    },

    /** @throws AppError not_found, forbidden, validation_failed */
    async editReview(user: Writer, id: number, input: ReviewInput): Promise<Review> {
      const words = readWords(input);
      await takeRate(database.db, `review-edit:${user.id}`, editRate, clock());
      return database.transaction(async (db) => {
        const row = await getOwn(db, user, id);
        const change = { ...words, editedAt: clock() };
        await store.updateReview(db, id, change);
        if (!row.hiddenAt) await tell(db, "UPDATE", id);
        return toWire({ ...row, ...change });
      });
    },

    /** @throws AppError not_found, forbidden */
    async deleteReview(user: Writer, id: number): Promise<void> {
      await database.transaction(async (db) => {
        await getOwn(db, user, id);
        await store.deleteReview(db, id);
        await tell(db, "DELETE", id);
      });
    },

    /** `reporter`: who reports, as a key without personal data; a second report of theirs is counted once. */
    async reportReview(id: number, reporter: string, reason: string): Promise<void> {
      await takeRate(database.db, `review-report:${reporter}`, reportRate, clock());
      await database.transaction(async (db) => {
        const row = await store.findReview(db, id);
        if (!row || row.hiddenAt) throw new AppError("not_found", reviewTexts.gone);
        const report = { commentId: id, reporter, reason, createdAt: clock() };
        if (!(await reports.insertReport(db, report))) return;
        await queueMail(db, reportNotice(row, reason, config.mail.operator, config.http.origin));
        await events.publish(db, { topic: "desk-reviews", type: "UPDATE", id: String(id) });
      });
    },

    /** The public list, newest first. @throws AppError validation_failed for a strange `before` */
    async listReviews(
      query: { limit?: number | undefined; before?: string | undefined } = {},
    ): Promise<ReviewPage> {
      const limit = query.limit ?? reviewLimits.perPage;
      const { rows, next } = await store.listShown(database.db, limit, query.before);
      return { reviews: rows.map(toWire), next };
    },

    summariseReviews: () => store.summariseShown(database.db),

    /** A review as everybody sees it; null: gone or hidden. */
    async findShownReview(id: number): Promise<Review | null> {
      const row = await store.findReview(database.db, id);
      return row && !row.hiddenAt ? toWire(row) : null;
    },

    /** All of an account's own, hidden ones too: for its pages and its data download. */
    async listOwnReviews(userId: string): Promise<(Review & { hidden: boolean })[]> {
      const rows = await store.listOfUser(database.db, userId);
      return rows.map((row) => ({ ...toWire(row), hidden: row.hiddenAt !== null }));
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
        await tell(db, "DELETE", row.id);
      }
    },

    /** Reviews with a report that is still open. */
    countReported: () => reports.countReported(database.db),

    /** For the desk. */
    listForDesk: (query: reports.DeskReviewQuery) => reports.listForDesk(database.db, query),

    /** Hides a review from everybody; the author still finds it among their own. */
    async hideReview(admin: Pick<Admin, "id">, id: number, reason: string): Promise<void> {
      await database.transaction(async (db) => {
        const row = await getAny(db, id);
        if (row.hiddenAt) throw new AppError("already_done", "This review is hidden already.");
        await store.updateReview(db, id, { hiddenAt: clock(), hiddenReason: reason });
        await reports.settleReports(db, id, clock());
        await audit(db, admin, "review.hidden", id, { reason });
        await tell(db, "DELETE", id);
      });
    },

    async restoreReview(admin: Pick<Admin, "id">, id: number): Promise<void> {
      await database.transaction(async (db) => {
        const row = await getAny(db, id);
        if (!row.hiddenAt) throw new AppError("already_done", "This review is shown already.");
        await store.updateReview(db, id, { hiddenAt: null, hiddenReason: null });
        await audit(db, admin, "review.restored", id);
        await tell(db, "INSERT", id);
      });
    },

    /** Closes what was reported of a review and leaves it as it is. */
    async dismissReports(admin: Pick<Admin, "id">, id: number): Promise<void> {
      await database.transaction(async (db) => {
        await getAny(db, id);
        await reports.settleReports(db, id, clock());
        await audit(db, admin, "review.reports-dismissed", id);
      });
    },
  };
}
