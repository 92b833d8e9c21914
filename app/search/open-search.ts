import { loadLate } from "#app/release/load-late.ts";
import { language } from "#app/ui/language.ts";
import type { SearchEntry } from "#contract/content/search-entry.ts";

export type Find = (query: string, limit: number) => SearchEntry[];

let opening: Promise<Find> | undefined;

/**
 * The engine and all that it finds, fetched when the search is first touched: every keystroke after
 * that is answered here. @throws when it cannot be fetched; the next call tries again.
 */
export function openSearch(): Promise<Find> {
  opening ??= Promise.all([
    loadLate(async () => (await import("minisearch")).default),
    loadLate(() => import("#contract/content/search.ts")),
    loadLate(() => import("#contract/content/search-words.ts")),
    fetch("/api/search-index.json", { headers: { "accept-language": language } }).then(
      (response) => {
        if (!response.ok) throw new Error(`search index: ${response.status}`);
        return response.json() as Promise<SearchEntry[]>;
      },
    ),
  ])
    .then(async ([MiniSearch, { findEntries }, { searchIndex }, entries]) => {
      const engine = new MiniSearch<SearchEntry>(searchIndex);
      // In pieces: what is typed meanwhile is seen at once.
      await engine.addAllAsync(entries, { chunkSize: 40 });
      const byAddress = new Map(entries.map((entry) => [entry.to, entry]));
      return (query: string, limit: number) => findEntries(engine, byAddress, query, limit);
    })
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}
