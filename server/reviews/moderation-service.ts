import { reviewTexts } from "#contract/wire/review-limits.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { announceReview } from "./announce.ts";
import { answeredMail, hiddenMail, reportNotice, restoredMail } from "./mail.ts";
import * as reports from "./report-store.ts";
import * as store from "./store.ts";

/** What readers report of a review, and what the desk makes of it. */
export function createReviewModeration({ config, database, events, clock, limits }: Resources) {
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
    /** `reporter`: who reports, as a key without personal data; a second report of theirs is counted once. */
    async reportReview(id: number, reporter: string, reason: string): Promise<void> {
      await limits.take(database.db, "review-report", reporter, clock());
      await database.transaction(async (db) => {
        const row = await store.findReview(db, id);
        if (!row || row.hiddenAt) throw new AppError("not_found", reviewTexts.gone);
        const report = { commentId: id, reporter, reason, createdAt: clock() };
        if (!(await reports.insertReport(db, report))) return;
        await queueMail(db, reportNotice(row, reason, config.mail.operator, config.http.origin));
        await events.publish(db, { topic: "desk-reviews", type: "UPDATE", id: String(id) });
      });
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
        await queueMail(db, hiddenMail(row, reason, config.http.origin));
        await announceReview(events, db, "DELETE", id, row.placePath);
      });
    },

    async restoreReview(admin: Pick<Admin, "id">, id: number): Promise<void> {
      await database.transaction(async (db) => {
        const row = await getAny(db, id);
        if (!row.hiddenAt) throw new AppError("already_done", "This review is shown already.");
        await store.updateReview(db, id, { hiddenAt: null, hiddenReason: null });
        await audit(db, admin, "review.restored", id);
        await queueMail(db, restoredMail(row, config.http.origin));
        await announceReview(events, db, "INSERT", id, row.placePath);
      });
    },

    /** Answers for everybody to read, and tells the writer; an empty text takes the answer back. */
    async answerReview(admin: Pick<Admin, "id">, id: number, body: string): Promise<void> {
      await database.transaction(async (db) => {
        const row = await getAny(db, id);
        const answer = body || null;
        await store.updateReview(db, id, { answer, answeredAt: answer === null ? null : clock() });
        await audit(db, admin, answer ? "review.answered" : "review.answer-removed", id);
        if (answer && answer !== row.answer && !row.hiddenAt)
          await queueMail(db, answeredMail(row, answer, config.http.origin));
        if (!row.hiddenAt) await announceReview(events, db, "UPDATE", id, row.placePath);
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
