import { useEffect, useRef, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { usePages } from "#app/calls/use-pages.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { ListBody } from "#app/desk/ui/list-body.tsx";
import { rowsClass } from "#app/desk/ui/list-classes.ts";
import { SearchBox } from "#app/desk/ui/search-box.tsx";
import { NothingOpen, Split } from "#app/desk/ui/split-view.tsx";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { useDebounced } from "#app/desk/ui/use-debounced.ts";
import { findNeighbour, useKeys } from "#app/desk/ui/use-keys.ts";
import { m } from "#app/paraglide/messages.js";
import { ButtonLink } from "#app/ui/button.tsx";
import { useAddress } from "#app/ui/use-address.ts";
import type { TripCounts, TripList } from "#contract/desk.ts";
import type { DeskSelf } from "#contract/desk-admins.ts";
import { Filters, type RequestFilter } from "./filters.tsx";
import styles from "./requests.module.css";
import { TripPane } from "./trip-pane.tsx";
import { TripRow } from "./trip-row.tsx";

const start: RequestFilter = { view: "open", owner: "", sort: "newest" };

function queryOf(filter: RequestFilter, search: string, self: string): string {
  const query = new URLSearchParams({ sort: filter.sort });
  if (search.trim()) query.set("search", search.trim());
  if (filter.view === "due") query.set("due", "1");
  else if (filter.view === "unread") query.set("unread", "1");
  else if (filter.view !== "all") query.set("stage", filter.view);
  if (filter.owner) query.set("owner", filter.owner === "mine" ? self : filter.owner);
  return query.toString();
}

/** Every trip request by stage: found, moved along, answered. */
export function RequestsTab({ self }: { self: DeskSelf }) {
  const address = useAddress();
  const openId = address.get("trip");
  const [filter, setFilter] = useState(start);
  const [search, setSearch] = useState("");
  const query = queryOf(filter, useDebounced(search), self.id);
  const list = usePages(callAsAdmin, `/api/desk/trips?${query}`, "after", (answer: TripList) => ({
    rows: answer.trips,
    next: answer.next,
  }));
  const counts = useQuery<TripCounts>(callAsAdmin, "/api/desk/trips/counts");
  const [cursor, setCursor] = useState<string | null>(openId);
  const searchBox = useRef<HTMLInputElement>(null);

  useLive(["trips"], () => {
    void list.reload();
    void counts.reload();
  });

  const open = (id: string | null) => {
    address.set({ trip: id });
    if (id) setCursor(id);
  };
  const ids = list.rows?.map(({ id }) => id) ?? [];
  const move = (by: 1 | -1) => {
    const next = findNeighbour(ids, cursor, by);
    setCursor(next);
    if (next) document.getElementById(`trip-${next}`)?.focus();
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    "/": () => searchBox.current?.focus(),
    Escape: () => open(null),
  });
  // Leaving the pane gives the focus back to the row it was opened from.
  useEffect(() => {
    if (!openId && cursor)
      document.getElementById(`trip-${cursor}`)?.focus({ preventScroll: true });
  }, [openId, cursor]);

  return (
    <>
      <TabHead title={m.desk_pipeline()}>
        <SearchBox
          ref={searchBox}
          value={search}
          onChange={setSearch}
          label={m.desk_search_trips()}
        />
        <ButtonLink
          variant="quiet"
          size="small"
          to={`${location.origin}/api/desk/trips.csv?${query}`}
        >
          {m.desk_csv()}
        </ButtonLink>
      </TabHead>
      <Filters filter={filter} counts={counts.data} onChange={setFilter} />
      <Split
        open={openId !== null}
        onClose={() => open(null)}
        paneLabel={m.desk_request()}
        list={
          <ListBody
            list={list}
            empty={
              search || filter.view !== "open" || filter.owner
                ? { title: m.desk_trips_none(), lede: m.desk_trips_none_lede() }
                : { title: m.desk_trips_empty(), lede: m.admin_trips_empty_lede() }
            }
          >
            {(rows) => (
              <ul className={`${rowsClass} ${styles.rows}`}>
                {rows.map((trip) => (
                  <li key={trip.id}>
                    <TripRow
                      trip={trip}
                      current={trip.id === openId}
                      onOpen={() => open(trip.id)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </ListBody>
        }
        pane={
          openId ? (
            <TripPane key={openId} id={openId} self={self} onOpen={open} />
          ) : (
            <NothingOpen text={m.desk_trip_pick()} />
          )
        }
      />
    </>
  );
}
