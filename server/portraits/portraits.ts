import { randomUUID } from "node:crypto";
import { defaultPortrait } from "#contract/wire/accounts.ts";
import type { Db } from "#server/db/database.ts";
import { findPortraitNameByEmail } from "./portrait-store.ts";

/** The one answer to which picture is a person's; every other room asks here. */

export {
  findPortraitName,
  forgetPortraits,
  movePortrait,
  ownTravelRows,
  queuePortraitFetch,
  writePortrait,
} from "./portrait-store.ts";

export const pictureBucket = "profile-pictures";

/** Public, so it says nothing of whose it is; an account keeps it when its picture changes. */
export const createPortraitName = () => `portraits/${randomUUID()}.webp`;

/** The public address of an object of the bucket, on this site. */
export const portraitUrl = (path: string) =>
  `/storage/v1/object/public/${pictureBucket}/${path.split("/").map(encodeURIComponent).join("/")}`;

/** What a signed-in person is drawn with: their picture, or the portrait for everybody. */
export async function findPortraitUrl(db: Db, email: string): Promise<string> {
  const path = await findPortraitNameByEmail(db, email);
  return path === null ? defaultPortrait : portraitUrl(path);
}
