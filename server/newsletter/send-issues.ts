import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import {
  countWaiting,
  findIssue,
  listSending,
  takeDeliveries,
  updateIssue,
} from "./issue-store.ts";
import { issueMail } from "./mail.ts";

/** Mails written in one transaction. */
const batchSize = 50;

export const newsletterTopic = "newsletter";

type Needs = Pick<Resources, "config" | "database" | "events" | "clock">;

/**
 * Writes the next batch of an issue into the outbox; the last one closes the issue.
 * @returns whether there may be more
 */
export async function sendBatch(
  resources: Needs,
  issueId: string,
  size = batchSize,
): Promise<boolean> {
  const { config, database, events, clock } = resources;
  return database.transaction(async (db) => {
    const issue = await findIssue(db, issueId);
    if (issue?.status !== "sending") return false;
    const { taken, due } = await takeDeliveries(db, issueId, size, clock());
    for (const reader of due) await queueMail(db, issueMail(issue, reader, config.http.origin));
    // Zero taken may mean that another process holds the rest: it is the one to close the issue.
    const done = (await countWaiting(db, issueId)) === 0;
    if (done) await updateIssue(db, issueId, { status: "sent", finishedAt: clock() });
    if (taken > 0 || done)
      await events.publish(db, { topic: "desk-newsletter", type: "UPDATE", id: issueId });
    return taken > 0 && !done;
  });
}

/** Sends issues that are released, and goes on with those that a stopped process left; until `signal`. */
export async function sendIssues(resources: Needs, signal?: AbortSignal): Promise<void> {
  for (const issue of await listSending(resources.database.db))
    while (!signal?.aborted && (await sendBatch(resources, issue.id)));
}
