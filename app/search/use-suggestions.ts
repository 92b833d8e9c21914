import { useEffect, useState } from "react";
import type { SearchEntry } from "#contract/search-entry.ts";
import { openSearch } from "./open-search.ts";

const most = 7;

/** What the search would find for a query, as it is being typed; empty until its index is here. */
export function useSuggestions(query: string): SearchEntry[] {
  const [found, setFound] = useState<SearchEntry[]>([]);
  useEffect(() => {
    if (!query.trim()) {
      setFound([]);
      return;
    }
    let current = true;
    openSearch().then(
      (find) => current && setFound(find(query, most)),
      // Enter still asks the server.
      () => current && setFound([]),
    );
    return () => {
      current = false;
    };
  }, [query]);
  return found;
}
