import { useEffect, useState } from "react";
import type { Pages } from "#app/calls/use-pages.ts";
import { ListBody } from "#app/desk/ui/list-body.tsx";
import { rowsClass } from "#app/desk/ui/list-classes.ts";
import { NothingOpen, Split } from "#app/desk/ui/split-view.tsx";
import { findNeighbour, useKeys } from "#app/desk/ui/use-keys.ts";
import { m } from "#app/paraglide/messages.js";
import type { DeskTrip, TripCounts } from "#contract/wire/desk.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import { bulkMost } from "#contract/wire/desk-trip-changes.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { Filters } from "./filters.tsx";
import { isStart, type RequestFilter } from "./request-filter.ts";
import styles from "./requests.module.css";
import { TripPane } from "./trip-pane.tsx";
import { TripRow } from "./trip-row.tsx";

/** The requests one below the other, and beside them the one that is open; several can be chosen. */
export function RequestList({
  list,
  counts,
  filter,
  onFilter,
  self,
  openId,
  onOpen,
}: {
  list: Pages<DeskTrip>;
  counts: TripCounts | null;
  filter: RequestFilter;
  onFilter(filter: RequestFilter): void;
  self: DeskSelf;
  openId: string | null;
  onOpen(id: string | null): void;
}) {
  const mayEdit = self.role !== "viewer";
  const [cursor, setCursor] = useState<string | null>(openId);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = (list.rows ?? []).filter(({ id }) => marked.has(id)).slice(0, bulkMost);
  const open = (id: string | null) => {
    onOpen(id);
    if (id) setCursor(id);
  };
  const mark = (id: string, yes: boolean) => {
    const next = new Set(marked);
    if (yes) next.add(id);
    else next.delete(id);
    setMarked(next);
  };
  const move = (by: 1 | -1) => {
    const next = findNeighbour(list.rows?.map(({ id }) => id) ?? [], cursor, by);
    setCursor(next);
    if (next) document.getElementById(`trip-${next}`)?.focus();
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => mayEdit && cursor && mark(cursor, !marked.has(cursor)),
    Escape: () => open(null),
  });
  // Leaving the pane gives the focus back to the row it was opened from.
  useEffect(() => {
    if (!openId && cursor)
      document.getElementById(`trip-${cursor}`)?.focus({ preventScroll: true });
  }, [openId, cursor]);

  return (
    <>
      {chosen.length > 0 ? (
        <BulkBar
          chosen={chosen}
          onAll={() => setMarked(new Set(list.rows?.slice(0, bulkMost).map(({ id }) => id)))}
          onDone={() => {
            setMarked(new Set());
            void list.reload();
          }}
        />
      ) : (
        <Filters filter={filter} counts={counts} onChange={onFilter} />
      )}
      <Split
        open={openId !== null}
        onClose={() => open(null)}
        paneLabel={m.desk_request()}
        list={
          <ListBody
            list={list}
            empty={
              isStart(filter)
                ? { title: m.desk_trips_empty(), lede: m.admin_trips_empty_lede() }
                : { title: m.desk_trips_none(), lede: m.desk_trips_none_lede() }
            }
          >
            {(rows) => (
              <ul className={rowsClass}>
                {rows.map((trip) => (
                  <li key={trip.id} className={styles.line}>
                    {mayEdit && (
                      <label className={styles.mark}>
                        <input
                          type="checkbox"
                          checked={marked.has(trip.id)}
                          aria-label={m.desk_bulk_choose({ name: trip.name })}
                          onChange={(event) => mark(trip.id, event.target.checked)}
                        />
                      </label>
                    )}
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
