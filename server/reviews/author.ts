import { desc, eq } from "drizzle-orm";
import type { AuthUser } from "#server/auth/create-auth.ts";
import { pictureBucket } from "#server/data/storage/service.ts";
import type { Db } from "#server/db/database.ts";
import { travel } from "#server/db/schema/auth.ts";

const asText = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** The name an account goes by; never its address. */
export function displayNameOf(user: Pick<AuthUser, "userMetadata">): string {
  const { full_name, username, name } = user.userMetadata;
  return (asText(full_name) || asText(username) || asText(name) || "A traveller").slice(0, 100);
}

/** Where an account's portrait is: a path of this site, or the address a sign-in provider gave. */
export async function findAvatar(
  db: Db,
  user: Pick<AuthUser, "id" | "userMetadata">,
): Promise<string | null> {
  const [row] = await db
    .select({ path: travel.path })
    .from(travel)
    .where(eq(travel.userId, user.id))
    .orderBy(desc(travel.updatedAt))
    .limit(1);
  if (row)
    return `/storage/v1/object/public/${pictureBucket}/${row.path.split("/").map(encodeURIComponent).join("/")}`;
  const given = asText(user.userMetadata.avatar_url) || asText(user.userMetadata.picture);
  return /^https:\/\/[^\s"'<>]{4,1000}$/.test(given) ? given : null;
}
