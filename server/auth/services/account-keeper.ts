import { pictureBucket } from "#server/portraits/portraits.ts";
import type { Resources } from "#server/resources.ts";
import type { PersonKeeper } from "../person-removal.ts";
import { readAccountForExport } from "../store/export-store.ts";
import { removeAccountRows } from "../store/remove-account.ts";

/** What the auth service itself keeps of a person. The profile is asked for as `users.find`. */
export const createAccountKeeper = ({ database, storage, clock }: Resources): PersonKeeper => ({
  exportOf: ({ userId }) => readAccountForExport(database.db, userId),

  async forgetPerson(db, { userId }, how) {
    const pictures = await removeAccountRows(db, userId, { ...how, now: clock() });
    return () => storage.remove(pictureBucket, pictures);
  },
});
