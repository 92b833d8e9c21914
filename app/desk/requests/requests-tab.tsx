import { useEffect, useRef, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { usePages } from "#app/calls/use-pages.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { Chips } from "#app/desk/ui/chips.tsx";
import { SearchBox } from "#app/desk/ui/search-box.tsx";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { useDebounced } from "#app/desk/ui/use-debounced.ts";
import { useKeys } from "#app/desk/ui/use-keys.ts";
import { m } from "#app/paraglide/messages.js";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useAddress } from "#app/ui/use-address.ts";
import type { TripCounts, TripList } from "#contract/wire/desk.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import { Board } from "./board.tsx";
import { Filters } from "./filters.tsx";
import { NewRequest } from "./new-request.tsx";
import { filterQuery, useFilter } from "./request-filter.ts";
import { RequestList } from "./request-list.tsx";
import { TripsList } from "./trips-list.tsx";

const looks = ["list", "board", "table"] as const;
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every trip request: found, moved along, answered, entered. */
export function RequestsTab({ self }: { self: DeskSelf }) {
  const address = useAddress();
  const mayEdit = self.role !== "viewer";
  const look = looks.find((one) => one === address.get("look")) ?? "list";
  const { filter, setFilter } = useFilter(address);
  const [search, setSearch] = useState(filter.search);
  const settled = useDebounced(search);
  const query = filterQuery({ ...filter, search: settled }, self.id);
  const list = usePages(
    callAsAdmin,
    look === "list" ? `/api/desk/trips?${query}` : null,
    "after",
    (answer: TripList) => ({ rows: answer.trips, next: answer.next }),
  );
  const counts = useQuery<TripCounts>(callAsAdmin, "/api/desk/trips/counts");
  const [entering, setEntering] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);

  // What is typed goes into the address when it has stood still; a saved view changes it from there.
  const written = useRef(filter.search);
  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    address.set({ search: settled || null }, { replace: true });
  }, [settled, address]);
  useEffect(() => {
    if (filter.search === written.current) return;
    written.current = filter.search;
    setSearch(filter.search);
  }, [filter.search]);

  useLive(["trips"], () => {
    void list.reload();
    void counts.reload();
  });
  useKeys({ "/": () => searchBox.current?.focus() });
  const open = (id: string | null) => address.set({ trip: id });

  return (
    <>
      <TabHead title={m.desk_requests()}>
        <Chips
          label={m.desk_look()}
          value={look}
          options={[
            { value: "list", label: m.desk_look_list() },
            { value: "board", label: m.desk_look_board() },
            { value: "table", label: m.admin_tab_trips() },
          ]}
          onChange={(next) => address.set({ look: next === "list" ? null : next, trip: null })}
        />
        {look !== "table" && (
          <SearchBox
            ref={searchBox}
            value={search}
            onChange={setSearch}
            label={m.desk_search_trips()}
          />
        )}
        {mayEdit && (
          <Button size="small" icon="plus" onClick={() => setEntering(true)}>
            {m.desk_new_request()}
          </Button>
        )}
        <ButtonLink
          variant="quiet"
          size="small"
          to={`${location.origin}/api/desk/trips.csv?${query}&zone=${encodeURIComponent(zone())}`}
        >
          {m.desk_csv()}
        </ButtonLink>
      </TabHead>
      {look === "table" ? (
        <TripsList />
      ) : look === "board" ? (
        <>
          <Filters filter={filter} counts={counts.data} onChange={setFilter} noStages />
          <Board
            filter={{ ...filter, search: settled }}
            self={self.id}
            counts={counts.data}
            mayEdit={mayEdit}
            onOpen={(id) => address.set({ look: null, trip: id, show: "all" })}
          />
        </>
      ) : (
        <RequestList
          list={list}
          counts={counts.data}
          filter={filter}
          onFilter={setFilter}
          self={self}
          openId={address.get("trip")}
          onOpen={open}
        />
      )}
      {mayEdit && (
        <NewRequest
          open={entering}
          onClose={() => setEntering(false)}
          onEntered={(id) => {
            setEntering(false);
            address.set({ trip: id, look: null });
          }}
        />
      )}
    </>
  );
}
