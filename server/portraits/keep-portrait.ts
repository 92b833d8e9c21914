import type { Db } from "#server/db/database.ts";
import type { Resources } from "#server/resources.ts";
import {
  createPortraitName,
  findPortraitName,
  pictureBucket,
  portraitUrl,
  writePortrait,
} from "./portraits.ts";

/** Whoever shows an account's picture beside its words; `path` is an address of this site. */
export type ShowPortrait = (db: Db, userId: string, path: string | null) => Promise<void>;

/**
 * Makes a picture that has been re-encoded an account's own: bytes first, rows second, so that no
 * row points at nothing. `within` is done in the rows' transaction. @returns the object's name
 */
export async function keepPortrait(
  { database, storage }: Pick<Resources, "database" | "storage">,
  show: ShowPortrait,
  person: { userId: string; email: string },
  bytes: Uint8Array,
  within: (db: Db) => Promise<void> = async () => {},
): Promise<string> {
  const { userId } = person;
  const name = (await findPortraitName(database.db, userId)) ?? createPortraitName();
  await storage.put(pictureBucket, name, bytes, {
    mimetype: "image/webp",
    owner: userId,
    upsert: true,
  });
  await database.transaction(async (db) => {
    await writePortrait(db, { email: person.email.toLowerCase(), path: name, userId });
    await show(db, userId, portraitUrl(name));
    await within(db);
  });
  return name;
}
