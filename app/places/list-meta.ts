import type { MetaDescriptor } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { describePage, type Matches } from "#app/site/page-meta.ts";
import { type Filters, writeListQuery } from "#contract/content/list-filters.ts";
import type { Tile } from "#server/content/pages/tiles.ts";
import { orMissing } from "./missing.ts";
import { breadcrumbThing, listThing, originOf, type Thing } from "./structured-data.ts";

type List<T> = { items: readonly T[]; page: number; pages: number; filters: Filters };

/** The page of a list that the address asks for; 404 for one that there is not. */
export const readAskedPage = <T>(request: Request, read: (asked: URLSearchParams) => T | null): T =>
  orMissing(read(new URL(request.url).searchParams));

type ListDescription<T> = {
  path: string;
  title: string;
  about: (counts: { page: number; pages: number }) => string;
  /** Structured data of its items; a plain list without it. */
  things?: (origin: string, items: readonly T[]) => Thing[];
};

/** The head of one page of a list: the number stands in its title from the second one on. */
export function describeList<T extends Tile>(
  matches: Matches,
  list: List<T>,
  { path, title, about, things }: ListDescription<T>,
): MetaDescriptor[] {
  const origin = originOf(matches);
  const { items, page, pages, filters } = list;
  return describePage(matches, {
    title: page === 1 ? title : m.list_title({ title, page }),
    description: about({ page, pages }),
    path: path + writeListQuery({}, page),
    // The whole list says all that a part of it does.
    hidden: Object.keys(filters).length > 0,
    ...(items[0] && { picture: items[0].picture }),
    things: [
      breadcrumbThing(origin, [
        { name: m.place_home(), to: "/" },
        { name: title, to: path },
      ]),
      ...(things?.(origin, items) ?? [listThing(origin, title, items)]),
    ],
  });
}
