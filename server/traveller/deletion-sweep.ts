import { pictureBucket } from "#server/accounts/portrait.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import { ownPrefix } from "#server/data/storage/service.ts";
import type { Db } from "#server/db/database.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import type { ReviewService } from "#server/reviews/service.ts";
import { dropDeletion, takeDueDeletion, takeReminders } from "./deletion-store.ts";
import { forgetPersonalData } from "./export-store.ts";
import { accountDeletedMail, deletionReminderMail } from "./mail.ts";
import { anonymiseTrips } from "./trip-store.ts";

const sweepEvery = 10 * 60_000;
const remindBefore = 86_400_000;

export type DeletionSweep = {
  /** Deletes what is due and reminds who is next. @returns how many accounts went */
  run(): Promise<number>;
  /** Runs now and every ten minutes, until stopped. */
  start(): () => Promise<void>;
};

/** Everything of a person but the account's own row, in the caller's transaction. */
export async function forgetTraveller(
  db: Db,
  person: { userId: string; email: string | null },
  reviews: Pick<ReviewService, "forgetUser">,
): Promise<void> {
  await reviews.forgetUser(db, person.userId);
  await anonymiseTrips(db, person.userId);
  await forgetPersonalData(db, person.userId, person.email);
}

/** Keeps the promise of /account: seven days, a reminder, then everything goes. */
export function createDeletionSweep(
  { config, database, storage, clock, log }: Resources,
  services: { users: Auth["users"]; reviews: Pick<ReviewService, "forgetUser"> },
): DeletionSweep {
  async function deleteNext(): Promise<boolean> {
    const gone = await database.transaction(async (db) => {
      const due = await takeDueDeletion(db, clock());
      if (!due) return null;
      await forgetTraveller(db, { userId: due.userId, email: due.email || null }, services.reviews);
      await services.users.delete(due.userId, { db });
      await dropDeletion(db, { userId: due.userId });
      if (due.email) await queueMail(db, accountDeletedMail(due));
      return due.userId;
    });
    if (!gone) return false;
    try {
      const own = await storage.list(pictureBucket, ownPrefix(gone));
      await storage.remove(
        pictureBucket,
        own.map(({ name }) => name),
      );
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
