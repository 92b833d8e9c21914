import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import * as issues from "./issue-store.ts";
import { issueMail } from "./mail.ts";
import { newsletterTopic } from "./send-issues.ts";

export type IssueWithProgress = issues.Issue & issues.IssueProgress;

/** The issues that the desk writes: drafted, proofed, and let go to whoever has confirmed. */
export function createIssues({ config, database, events, clock }: Resources) {
  const { origin } = config.http;

  const audit = (db: Db, admin: Pick<Admin, "id">, action: string, id: string, details = {}) =>
    insertAudit(db, {
      actorKind: "admin",
      actorId: admin.id,
      action,
      subjectKind: "newsletter-issue",
      subjectId: id,
      details,
    });

  async function getDraft(db: Db, id: string): Promise<issues.Issue> {
    const issue = await issues.lockIssue(db, id);
    if (!issue) throw new AppError("not_found", "There is no such issue.");
    if (issue.status !== "draft")
      throw new AppError("conflict", "This issue is on its way and cannot be changed.");
    return issue;
  }

  return {
    /** Newest first, each with how far it has come. */
    async listIssues(limit = 50): Promise<IssueWithProgress[]> {
      const rows = await issues.listIssues(database.db, limit);
      const progress = await issues.readProgress(
        database.db,
        rows.map((row) => row.id),
      );
      return rows.map((row) => ({
        ...row,
        ...(progress.get(row.id) ?? { recipients: 0, queued: 0 }),
      }));
    },

    async getIssue(id: string): Promise<IssueWithProgress> {
      const issue = await issues.findIssue(database.db, id);
      if (!issue) throw new AppError("not_found", "There is no such issue.");
      const progress = await issues.readProgress(database.db, [id]);
      return { ...issue, ...(progress.get(id) ?? { recipients: 0, queued: 0 }) };
    },

    async createIssue(
      admin: Pick<Admin, "id">,
      draft: { subject: string; body: string },
    ): Promise<issues.Issue> {
      return database.transaction(async (db) => {
        const issue = await issues.insertIssue(db, {
          ...draft,
          createdBy: admin.id,
          createdAt: clock(),
        });
        await audit(db, admin, "newsletter.drafted", issue.id);
        return issue;
      });
    },

    /** @throws AppError conflict once it is being sent */
    async editIssue(
      admin: Pick<Admin, "id">,
      id: string,
      draft: { subject: string; body: string },
    ): Promise<void> {
      await database.transaction(async (db) => {
        await getDraft(db, id);
        await issues.updateIssue(db, id, draft);
        await audit(db, admin, "newsletter.edited", id);
      });
    },

    async deleteIssue(admin: Pick<Admin, "id">, id: string): Promise<void> {
      await database.transaction(async (db) => {
        await getDraft(db, id);
        await issues.deleteIssue(db, id);
        await audit(db, admin, "newsletter.deleted", id);
      });
    },

    /** Sends a draft to one address alone, to be looked at. Its unsubscribe link is nobody's. */
    async sendProof(admin: Pick<Admin, "id">, id: string, email: string): Promise<void> {
      await database.transaction(async (db) => {
        const issue = await getDraft(db, id);
        const nobody = {
          email,
          language: "en" as const,
          unsubscribeKey: "00000000-0000-4000-8000-000000000000",
        };
        const mail = issueMail(issue, nobody, origin);
        await queueMail(db, {
          ...mail,
          kind: "newsletter-proof",
          subject: `[Proof] ${mail.subject}`,
        });
        await audit(db, admin, "newsletter.proofed", id);
      });
    },

    /** Settles the recipients and lets the sender begin. @returns how many they are */
    async sendIssue(admin: Pick<Admin, "id">, id: string): Promise<issues.IssueProgress> {
      return database.transaction(async (db) => {
        await getDraft(db, id);
        await issues.addRecipients(db, id);
        const progress = (await issues.readProgress(db, [id])).get(id);
        if (!progress) throw new AppError("conflict", "Nobody has confirmed a subscription yet.");
        await issues.updateIssue(db, id, { status: "sending", startedAt: clock() });
        await audit(db, admin, "newsletter.released", id, progress);
        await events.publish(db, { topic: newsletterTopic, type: "UPDATE", id });
        return progress;
      });
    },
  };
}
