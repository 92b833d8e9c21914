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
    const response = await fetch(`${bucket}/list/profile-pictures`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ prefix: folder, limit: 5, offset: 1 }),
    });
    if (!response.ok) return new Map();
    const files = (await response.json()) as StoredFile[];
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

/** The same film in another form (`chooseFilmForm`): under its own name in a folder beside the one that is listed. */
export const findFormAddress = (address: string, form: string) =>
  address
    .replace(`/${folder}/`, `/${folder}${form}/`)
    .replace(/\.\w+$/, form.endsWith("h264") ? ".mp4" : ".webm");
