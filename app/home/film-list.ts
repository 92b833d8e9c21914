/** Section 2: the home films come from public storage; section 9: five of them, from offset 1. */
const bucket = "/storage/v1/object";
const folder = "videos";

type StoredFile = { name: string; updated_at?: string };

/** A film that was replaced has another address: browsers keep it for a day. */
const versionOf = ({ updated_at }: StoredFile) =>
  updated_at ? `?v=${Date.parse(updated_at).toString(36)}` : "";

/**
 * Addresses of the films by the name of their file without its extension.
 * Empty when the bucket has none or does not answer: the stills stand by themselves.
 */
export async function listFilms(): Promise<Map<string, string>> {
  try {
    const response = await fetch(`${bucket}/list/profile-pictures`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ prefix: folder, limit: 5, offset: 1 }),
    });
    if (!response.ok) return new Map();
    const files = (await response.json()) as StoredFile[];
    return new Map(
      files.map((file) => [
        file.name.replace(/\.[a-z0-9]+$/i, ""),
        `${bucket}/public/profile-pictures/${folder}/${encodeURIComponent(file.name)}${versionOf(file)}`,
      ]),
    );
  } catch {
    return new Map();
  }
}

/** A film in a form of `listFilmForms`: under its own name in a folder beside the one that is listed. */
export const findFormAddress = (listed: string, form: string) =>
  form
    ? listed
        .replace(`/${folder}/`, `/${folder}${form}/`)
        .replace(/\.\w+(?=$|\?)/, form.endsWith("h264") ? ".mp4" : ".webm")
    : listed;
