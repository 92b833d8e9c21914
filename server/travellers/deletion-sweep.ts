import type { RemovePerson } from "#server/auth/person-removal.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import {
  type Deletion,
  dropDeletion,
  listLeftFiles,
  takeDueDeletion,
  takeReminders,
} from "./deletion-store.ts";
import { accountDeletedMail, deletionReminderMail } from "./mail.ts";

const remindBefore = 86_400_000;

export type DeletionSweep = {
  /** Deletes what is due and reminds who is next. @returns how many accounts went */
  run(): Promise<number>;
};

/** Keeps the promise of /account: seven days, a reminder, then everything goes. */
export function createDeletionSweep(
  { config, database, storage, clock }: Resources,
  removePerson: RemovePerson,
): DeletionSweep {
  /** @returns how many went of the next one due: 1, or 0 when the account was gone; null: none is due */
  async function deleteNext(): Promise<number | null> {
    const found: { due: Deletion | null } = { due: null };
    const gone = await removePerson(
      // In the transaction itself: who changes their mind at this moment is kept or gone, not both.
      async (db) => {
        found.due = await takeDueDeletion(db, clock());
        return found.due?.userId ?? null;
      },
      {
        by: { actor: "system" },
        alongside: async (db) => {
          if (found.due?.email) await queueMail(db, accountDeletedMail(found.due));
        },
      },
    );
    if (!found.due) return null;
    if (!gone) await dropDeletion(database.db, { userId: found.due.userId });
    return gone ? 1 : 0;
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
    for (;;) {
      const gone = await deleteNext();
      if (gone === null) break;
      count += gone;
    }
    await removeLeftFiles();
    return count;
  }

  /** Files that could not be removed when their owner went. */
  async function removeLeftFiles(): Promise<void> {
    for (const { bucket, owner } of await listLeftFiles(database.db))
      await storage.removeOwned(bucket, owner);
  }

  return { run };
}
