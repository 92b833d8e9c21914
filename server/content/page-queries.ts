import type { Catalogue } from "./catalogue.ts";
import { countPages } from "./paging.ts";

/** What of an address's query makes another page: `query` begins with `?` or is empty. */
export type PageQuery = { query: string; kept: boolean };
export type ReadPageQuery = (pathname: string, asked: URLSearchParams) => PageQuery;

const plain: PageQuery = { query: "", kept: true };
const kept = (name: string, value: string): PageQuery => ({
  query: `?${name}=${encodeURIComponent(value)}`,
  kept: true,
});
const single = (query: PageQuery): PageQuery => ({ ...query, kept: false });

/**
 * Reads what is meant by a page's query. Values that exist are pages of their own; a page of a list
 * that there is not is one that nobody keeps; whatever else is written there (a campaign's mark, a
 * number on a page without pages) changes nothing.
 */
export function createPageQueries(catalogue: Catalogue): ReadPageQuery {
  const lists = new Map([
    ["/attractions", countPages(catalogue.attractions.length)],
    ["/experiences", countPages(catalogue.experiences.length)],
    ["/festivals", countPages(catalogue.festivals.length)],
  ]);
  const tabs = new Map([
    ["/", new Set<string>(catalogue.cards.map((card) => card.tab))],
    ["/blogs", new Set(["guides"])],
  ]);
  return (pathname, asked) => {
    const pages = lists.get(pathname);
    const page = asked.get("page");
    if (pages !== undefined && page !== null && page !== "1") {
      const exists = /^[1-9]\d{0,5}$/.test(page) && Number(page) <= pages;
      return exists ? kept("page", page) : single(kept("page", page.slice(0, 20)));
    }
    const tab = asked.get("tab");
    if (tab !== null && tabs.get(pathname)?.has(tab)) return kept("tab", tab);
    // What people type into the search is endless.
    const words = pathname === "/search" ? asked.get("q") : null;
    return words === null ? plain : single(kept("q", words));
  };
}
