import { callApi } from "#app/calls/call-api.ts";

/** Section 2: the home films come from public storage; section 9: five of them, from offset 1. */
const bucket = "/storage/v1/object";
const folder = "videos";

type StoredFile = { name: string };

/**
 * Addresses of the films by the name of their file without its extension.
 * Empty when the bucket has none or does not answer: the stills stand by themselves.
 */
export async function listFilms(): Promise<Map<string, string>> {
  try {
    const files = await callApi<StoredFile[]>("POST", `${bucket}/list/profile-pictures`, {
      prefix: folder,
      limit: 5,
      offset: 1,
    });
    return new Map(
      files.map(({ name }) => [
        name.replace(/\.[a-z0-9]+$/i, ""),
        `${bucket}/public/profile-pictures/${folder}/${encodeURIComponent(name)}`,
      ]),
    );
  } catch {
    return new Map();
  }
}
