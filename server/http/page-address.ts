import { readLanguage } from "#contract/languages.ts";
import type { ReadPageAddress } from "./pages.ts";

/** What of an address's query makes another page: `query` begins with `?` or is empty. */
export type PageQuery = { query: string; kept: boolean };
export type ReadPageQuery = (pathname: string, asked: URLSearchParams) => PageQuery;

/** The router's data requests: `/about.data`, `/_.data` of the home page. */
const dataPath = /^(?:\/_|(.+))\.data$/;

/**
 * Spells an address as its page is kept. Of the router's `_routes` (the parts of a page that its
 * application asks for) only what an application would ask for counts: `partsOf` tells that for a
 * path; without it the whole is answered, of which the application takes what it asked for.
 */
export function createPageAddresses(
  readQuery: ReadPageQuery,
  partsOf: (pathname: string) => string | null,
): ReadPageAddress {
  return ({ pathname, searchParams }) => {
    const found = dataPath.exec(pathname);
    // What a query means is the same in every language.
    const page = readLanguage(found ? (found[1] ?? "/") : pathname).path;
    const { query, kept } = readQuery(page, searchParams);
    const parts = found ? searchParams.get("_routes") : null;
    const isAsked = parts !== null && parts === partsOf(page);
    const routes = isAsked ? `${query ? "&" : "?"}_routes=${encodeURIComponent(parts)}` : "";
    return { address: pathname + query + routes, kept };
  };
}
