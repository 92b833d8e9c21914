import type { AuthUser } from "#server/auth/create-auth.ts";
import { ownPrefix, pictureBucket } from "#server/data/storage/service.ts";
import type { ObjectStore } from "#server/storage/object-store.ts";

const asText = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** The name an account goes by; never its address. */
export function displayNameOf(user: Pick<AuthUser, "userMetadata">): string {
  const { full_name, username, name } = user.userMetadata;
  return (asText(full_name) || asText(username) || asText(name) || "A traveller").slice(0, 100);
}

/** The newest picture an account has in the bucket, as a name there; null: none. */
export async function findPictureName(
  storage: ObjectStore,
  userId: string,
): Promise<string | null> {
  const prefix = ownPrefix(userId);
  const own = (await storage.list(pictureBucket, prefix)).filter((object) =>
    /^[/.-]/.test(object.name.slice(prefix.length)),
  );
  const [newest] = own.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  return newest?.name ?? null;
}

/** Where an account's portrait is: a path of this site, or the address a sign-in provider gave. */
export async function findAvatar(
  storage: ObjectStore,
  user: Pick<AuthUser, "id" | "userMetadata">,
): Promise<string | null> {
  const name = await findPictureName(storage, user.id);
  if (name)
    return `/storage/v1/object/public/${pictureBucket}/${name.split("/").map(encodeURIComponent).join("/")}`;
  const given = asText(user.userMetadata.avatar_url) || asText(user.userMetadata.picture);
  return /^https:\/\/[^\s"'<>]{4,1000}$/.test(given) ? given : null;
}
