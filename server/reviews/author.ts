import { cleanLine } from "#contract/text.ts";
import type { AuthUser } from "#server/auth/create-auth.ts";

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
