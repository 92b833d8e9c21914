import { pictureBucket } from "#server/accounts/portrait.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { takeDueDeletion, takeReminders } from "./deletion-store.ts";
import { type ForgetServices, forgetTraveller } from "./forget.ts";
import { accountDeletedMail, deletionReminderMail } from "./mail.ts";

const sweepEvery = 10 * 60_000;
const remindBefore = 86_400_000;

export type DeletionSweep = {
  /** Deletes what is due and reminds who is next. @returns how many accounts went */
  run(): Promise<number>;
  /** Runs now and every ten minutes, until stopped. */
  start(): () => Promise<void>;
};

/** Keeps the promise of /account: seven days, a reminder, then everything goes. */
export function createDeletionSweep(
  { config, database, storage, clock, log }: Resources,
  services: { users: Auth["users"] } & ForgetServices,
): DeletionSweep {
  async function deleteNext(): Promise<boolean> {
    const gone = await database.transaction(async (db) => {
      const due = await takeDueDeletion(db, clock());
      if (!due) return null;
      const person = { userId: due.userId, email: due.email || null };
      const removeFiles = await forgetTraveller(db, person, services);
      await services.users.delete(due.userId, { db });
      if (due.email) await queueMail(db, accountDeletedMail(due));
      return { userId: due.userId, removeFiles };
    });
    if (!gone) return false;
    try {
      await gone.removeFiles();
      await storage.removeOwned(pictureBucket, gone.userId);
    } catch (error) {
      log.warn({ err: error }, "pictures of a deleted account were left behind");
    }
    return true;
  }

  async function run(): Promise<number> {
    await database.transaction(async (db) => {
      const now = clock();
      const soon = await takeReminders(db, new Date(now.getTime() + remindBefore), now);
      for (const leaving of soon)
        if (leaving.email && leaving.dueAt > now)
          await queueMail(db, deletionReminderMail(leaving, config));
    });
    let count = 0;
    while (await deleteNext()) count += 1;
    return count;
  }

  return {
    run,
    start() {
      let running: Promise<unknown> = Promise.resolve();
      const sweep = () => {
        running = running.then(run).catch((error: unknown) => {
          log.error({ err: error }, "the sweep of deleted accounts stopped");
        });
      };
      const timer = setInterval(sweep, sweepEvery);
      timer.unref();
      sweep();
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
}
