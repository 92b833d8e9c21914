import type { PersonKeeper } from "#server/auth/person-removal.ts";
import type { Resources } from "#server/resources.ts";
import { announceVoices } from "./announce.ts";
import { deleteOfPerson, readForExport } from "./person-store.ts";
import { removeFiles } from "./photo-files.ts";

/** What a person said after their trips: in their download, and gone with them. */
export const createTripReviewKeeper = (resources: Resources): PersonKeeper => ({
  exportOf: async (person) => ({
    tripReviews: await readForExport(resources.database.db, person),
  }),
  async forgetPerson(db, person) {
    const { paths, photos } = await deleteOfPerson(db, person);
    const places = paths.map((path) => ({ path }));
    await announceVoices(resources.events, db, "", places);
    return () => removeFiles(resources, photos);
  },
});
