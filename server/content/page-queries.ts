import { type Filters, filterNames, writeListQuery } from "#contract/content/list-filters.ts";

import type { PageQuery, ReadPageQuery } from "#server/http/page-address.ts";

import type { Catalogue } from "./catalogue.ts";
import { type ListName, readAnswers } from "./pages/list-filters.ts";
import { type ListAnswers, narrowList } from "./pages/narrow-list.ts";
import { findListedSights, narrowSights } from "./pages/sight-filters.ts";
import { countPages } from "./paging.ts";
import type { Places } from "./places/read-places.ts";
import { readPlanQuery, unplannedQuery } from "./plans/plan-query.ts";

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
export function createPageQueries(
  catalogue: Catalogue,
  places: Places,
  clock: () => Date,
): ReadPageQuery {
  const lists = new Map<string, ListName>([
    ["/attractions", "attractions"],
    ["/experiences", "experiences"],
    ["/festivals", "festivals"],
    ["/treks", "treks"],
  ]);
  const tabs = new Map([
    ["/", new Set<string>(catalogue.cards.map((card) => card.tab))],
    ["/blogs", new Set(["guides"])],
  ]);
  return (pathname, asked) => {
    const list = lists.get(pathname);
    if (list) return readListQuery(readAnswers({ catalogue, places, clock }, list), asked);
    const tab = asked.get("tab");
    if (tab !== null && tabs.get(pathname)?.has(tab)) return kept("tab", tab);
    if (pathname === "/plan") {
      if (asked.has(unplannedQuery)) return kept(unplannedQuery, "1");
      const wished = readPlanQuery(asked);
      return wished.size === 0 ? plain : single({ query: `?${wished}`, kept: false });
    }
    // One document, whatever the key in the address: that one is kept here, and by nobody else.
    const [room] = /^\/(?:trip|review)\//.exec(pathname) ?? [];
    if (room) return pathname === `${room}page` ? plain : single(plain);
    if (filterNames.some((name) => asked.has(name))) {
      const { narrowing } = narrowSights(
        places,
        findListedSights(places, catalogue, pathname),
        asked,
      );
      if (narrowing) return narrowed(narrowing.filters);
    }
    // What people type into the search is endless.
    const words = pathname === "/search" ? asked.get("q") : null;
    return words === null ? plain : single(kept("q", words));
  };
}

/**
 * A list without a filter or with one is kept, page by page; what more filters leave is rendered
 * anew, since of those together there are thousands.
 */
const narrowed = (filters: Filters, page = 1): PageQuery => ({
  query: writeListQuery(filters, page),
  kept: Object.keys(filters).length < 2,
});

function readListQuery(answers: ListAnswers, asked: URLSearchParams): PageQuery {
  const { filters, found } = narrowList(answers, asked).narrowing;
  const page = asked.get("page") ?? "1";
  if (/^[1-9]\d{0,5}$/.test(page) && Number(page) <= countPages(found))
    return narrowed(filters, Number(page));
  const query = writeListQuery(filters);
  return {
    query: `${query ? `${query}&` : "?"}page=${encodeURIComponent(page.slice(0, 20))}`,
    kept: false,
  };
}
