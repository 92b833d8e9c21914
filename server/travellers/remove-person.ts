import type { After, PersonKeeper, RemovePerson } from "#server/auth/person-removal.ts";
import { findRemovable } from "#server/auth/store/remove-account.ts";
import type { Resources } from "#server/resources.ts";

/**
 * The one way to delete a person, whoever asks for it: every keeper is asked in turn. The database's
 * part is one transaction; bytes that a failing store keeps are left to the next sweep.
 */
export function createPersonRemoval(
  { database, log }: Resources,
  keepers: PersonKeeper[],
): RemovePerson {
  return async (who, { by, soft = false, alongside }) => {
    const after = await database.transaction(async (db) => {
      const userId = typeof who === "string" ? who : await who(db);
      const person = userId ? await findRemovable(db, userId) : null;
      if (!person || (soft && person.isGone)) return null;
      const tasks: After[] = [];
      for (const keeper of keepers) {
        const task = await keeper.forgetPerson(db, person, { by, soft });
        if (task) tasks.push(task);
      }
      await alongside?.(db);
      return tasks;
    });
    if (!after) return false;
    for (const task of after)
      try {
        await task();
      } catch (error) {
        log.warn({ err: error }, "files of a deleted account were left behind");
      }
    return true;
  };
}
