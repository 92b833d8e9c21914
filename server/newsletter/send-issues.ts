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
const sweepEvery = 30_000;

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

export type IssueSender = { idle(): Promise<void>; stop(): Promise<void> };

/** Sends issues as they are released, and goes on with those that a stopped process left. */
export function startIssueSender(resources: Needs & Pick<Resources, "log">): IssueSender {
  const { database, events, log } = resources;
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;

  async function sendAll(): Promise<void> {
    do {
      again = false;
      for (const issue of await listSending(database.db))
        while (!stopped && (await sendBatch(resources, issue.id)));
    } while (again && !stopped);
  }
  function wake(): void {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = sendAll()
      .catch((error: unknown) => log.error({ err: error }, "an issue could not be sent on"))
      .finally(() => {
        running = null;
      });
  }

  const unsubscribe = events.subscribe(newsletterTopic, wake);
  const timer = setInterval(wake, sweepEvery);
  timer.unref();
  wake();
  return {
    async idle() {
      while (running) await running;
    },
    async stop() {
      stopped = true;
      unsubscribe();
      clearInterval(timer);
      await running;
    },
  };
}
