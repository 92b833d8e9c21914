import { useEffect, useMemo, useState } from "react";
import type { SearchEntry } from "#contract/content/search-entry.ts";
import { type Find, openSearch } from "./open-search.ts";

const most = 7;

/**
 * What the search would find for a query, as it is being typed: in the very frame of the keystroke.
 * Empty until its index is here; where it cannot be fetched the next keystroke tries again.
 */
export function useSuggestions(query: string): SearchEntry[] {
  const [engine, setEngine] = useState<{ find: Find } | null>(null);
  useEffect(() => {
    if (!query.trim() || engine) return;
    let current = true;
    openSearch().then(
      (find) => current && setEngine({ find }),
      // Enter still asks the server.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [query, engine]);
  return useMemo(() => (query.trim() && engine ? engine.find(query, most) : []), [engine, query]);
}
