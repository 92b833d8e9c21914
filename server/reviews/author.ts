import { desc, eq } from "drizzle-orm";
import { cleanLine } from "#contract/text.ts";
import type { AuthUser } from "#server/auth/create-auth.ts";
import { pictureBucket } from "#server/data/storage/service.ts";
import type { Db } from "#server/db/database.ts";
import { travel } from "#server/db/schema/auth.ts";

const asText = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** A name as it is shown: one line, nothing that turns the words around it, a letter at least. */
function asName(value: unknown): string {
  const name = cleanLine(asText(value).slice(0, 1000)).trim();
  return /[\p{L}\p{N}]/u.test(name) ? [...name].slice(0, 100).join("") : "";
}

/** The name an account goes by; never its address. */
export function displayNameOf(user: Pick<AuthUser, "userMetadata">): string {
  const { full_name, username, name } = user.userMetadata;
  return asName(full_name) || asName(username) || asName(name) || "A traveller";
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
