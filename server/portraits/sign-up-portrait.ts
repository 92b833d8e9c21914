import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { defaultPortrait } from "#contract/accounts.ts";
import type { Db } from "#server/db/database.ts";
import { travel } from "#server/db/schema/auth.ts";

export const pictureBucket = "profile-pictures";

/** Public, so it says nothing of whose it is; an account keeps it when its picture changes. */
export const createPortraitName = () => `portraits/${randomUUID()}.webp`;

/** The public address of an object of the bucket, on this site. */
export const portraitUrl = (path: string) =>
  `/storage/v1/object/public/${pictureBucket}/${path.split("/").map(encodeURIComponent).join("/")}`;

/** What an account's picture is called; null while it has none. */
export async function findPortraitName(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ path: travel.path })
    .from(travel)
    .where(eq(travel.userId, userId))
    .orderBy(desc(travel.updatedAt))
    .limit(1);
  return row?.path ?? null;
}

/** The TRAVEL row of the specification: whose picture lies where. */
export async function writeTravelRow(
  db: Db,
  row: { email: string; path: string; userId: string },
): Promise<void> {
  await db
    .insert(travel)
    .values(row)
    .onConflictDoUpdate({
      target: travel.email,
      set: { path: row.path, userId: row.userId, updatedAt: new Date() },
    });
}

/** What a signed-in person is drawn with: their picture, or the portrait for everybody. */
export async function findPortraitUrl(db: Db, email: string): Promise<string> {
  const [row] = await db.select().from(travel).where(eq(travel.email, email));
  return row ? portraitUrl(row.path) : defaultPortrait;
}
