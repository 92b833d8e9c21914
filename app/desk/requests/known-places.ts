import { callApi } from "#app/calls/call-api.ts";

type Entry = { name: string; kind: string };
const kinds = ["state", "city", "village", "destination", "attraction", "sight"];

/** Names that the site knows, as a pasted text may name them; none where they cannot be had. */
export async function readKnownPlaces(): Promise<string[]> {
  try {
    const entries = await callApi<Entry[]>("GET", "/api/search-index.json");
    return entries.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
  } catch {
    return [];
  }
}
