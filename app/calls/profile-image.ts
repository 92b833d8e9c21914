import type { Session } from "@supabase/auth-js";
import { defaultPortrait } from "#contract/wire/portrait.ts";

const bucket = "/storage/v1/object/public/profile-pictures";

/**
 * The image that marks a user as signed in: the TRAVEL row's path in the profile-pictures bucket
 * (section 7), else the default portrait; what a social provider has is fetched by the server. Never throws.
 */
export async function findProfileImage(session: Session): Promise<string> {
  const { email = "" } = session.user;
  try {
    const query = new URLSearchParams({ select: "path", Email: `eq.${email}` });
    const response = await fetch(`/rest/v1/TRAVEL?${query}`, {
      headers: { authorization: `Bearer ${session.access_token}`, accept: "application/json" },
      signal: AbortSignal.timeout(8000),
    });
    const rows = response.ok ? ((await response.json()) as { path?: string | null }[]) : [];
    const path = rows[0]?.path;
    if (path) return /^(https?:)?\//.test(path) ? path : `${bucket}/${path}`;
  } catch {
    // Without the row there is still a portrait.
  }
  return defaultPortrait;
}
