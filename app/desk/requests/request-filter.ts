import type { useAddress } from "#app/ui/use-address.ts";
import { type TripSort, tripSorts } from "#contract/wire/desk.ts";
import {
  type TripSource,
  type TripStage,
  tripSources,
  tripStages,
} from "#contract/wire/trip-stages.ts";

const shows = [...tripStages, "open", "due", "unread", "all"] as const;
export type Show = TripStage | "open" | "due" | "unread" | "all";

/** What the list of requests shows and in which order; it stands in the address, and in saved views. */
export type RequestFilter = {
  show: Show;
  owner: "" | "mine" | "none";
  source: TripSource | "";
  sort: TripSort;
  search: string;
};

const start: RequestFilter = { show: "open", owner: "", source: "", sort: "newest", search: "" };

const choose = <T extends string>(list: readonly T[], value: string | null, otherwise: T): T =>
  list.find((one) => one === value) ?? otherwise;

/** What is none of the choices is the start's. */
export function readFilter(get: (name: string) => string | null): RequestFilter {
  return {
    show: choose(shows, get("show"), start.show),
    owner: choose(["", "mine", "none"], get("owner"), ""),
    source: choose(["", ...tripSources], get("source"), ""),
    sort: choose(tripSorts, get("sort"), start.sort),
    search: (get("search") ?? "").slice(0, 120),
  };
}

/** For the address: what is as at the start does not stand there. */
export const filterAddress = (filter: RequestFilter): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      value === start[name as keyof RequestFilter] ? null : value,
    ]),
  );

/** As a saved view keeps it. */
export const filterText = (filter: RequestFilter): string =>
  new URLSearchParams(
    Object.entries(filterAddress(filter)).filter((pair): pair is [string, string] =>
      Boolean(pair[1]),
    ),
  ).toString();

export const isStart = (filter: RequestFilter): boolean => filterText(filter) === "";

/** The query of /api/desk/trips. `self`: the administrator's id. */
export function filterQuery(filter: RequestFilter, self: string): string {
  const query = new URLSearchParams({ sort: filter.sort });
  if (filter.search.trim()) query.set("search", filter.search.trim());
  if (filter.show === "due") query.set("due", "1");
  else if (filter.show === "unread") query.set("unread", "1");
  else if (filter.show !== "all") query.set("stage", filter.show);
  if (filter.owner) query.set("owner", filter.owner === "mine" ? self : filter.owner);
  if (filter.source) query.set("source", filter.source);
  return query.toString();
}

/** The filter of the address, and the way to change it; what was open before stays open. */
export function useFilter(address: ReturnType<typeof useAddress>) {
  const filter = readFilter(address.get);
  return {
    filter,
    setFilter: (next: RequestFilter) => address.set(filterAddress(next), { replace: true }),
  };
}
