import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { CallError, sayFault } from "#app/calls/call-error.ts";
import { type Pages, usePages } from "#app/calls/use-pages.ts";
import { useLive } from "#app/desk/live.tsx";
import { stageNames } from "#app/desk/request-names.ts";
import { ListBody } from "#app/desk/ui/list-body.tsx";
import { StageSun } from "#app/desk/ui/stage-sun.tsx";
import { useUndo } from "#app/desk/ui/undo-bar.tsx";
import { m } from "#app/paraglide/messages.js";
import { Popup } from "#app/ui/popup.tsx";
import { showToast, toastTimes } from "#app/ui/toast.tsx";
import type { DeskTrip, TripCounts, TripList } from "#contract/wire/desk.ts";
import type { TripChange } from "#contract/wire/desk-trip-changes.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import { type TripStage, tripStages } from "#contract/wire/trip-stages.ts";
import styles from "./board.module.css";
import { BoardCard, dragType } from "./board-card.tsx";
import { LostForm } from "./lost-form.tsx";
import { filterQuery, type RequestFilter } from "./request-filter.ts";

type Change = Omit<TripChange, "version">;

/**
 * The stages as columns: a request is moved by dragging, by Alt and the arrow keys, or by the choice on
 * its card; Lost asks why first.
 */
export function Board({
  filter,
  self,
  counts,
  mayEdit,
  onOpen,
}: {
  filter: RequestFilter;
  self: string;
  counts: TripCounts | null;
  mayEdit: boolean;
  onOpen(id: string): void;
}) {
  const [losing, setLosing] = useState<DeskTrip | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  /** Where a card is to have the focus once it has come there. */
  const moved = useRef<{ id: string; stage: TripStage } | null>(null);
  const columns = useColumns(filter, self);
  const offerUndo = useUndo();
  const reload = () => Promise.all(Object.values(columns).map((column) => column.reload()));
  useLive(["trips"], () => void reload());

  async function send(id: string, change: TripChange): Promise<DeskTripDetail | null> {
    setBusy(id);
    try {
      return await callAsAdmin<DeskTripDetail>("PATCH", `/api/desk/trips/${id}`, change);
    } catch (error) {
      void showToast(sayFault(error, m.admin_failed()), "error", toastTimes.admin);
      if (!(error instanceof CallError)) throw error;
      return null;
    } finally {
      await reload();
      setBusy(null);
    }
  }

  async function move(trip: DeskTrip, change: Change): Promise<void> {
    setLosing(null);
    if (change.stage) moved.current = { id: trip.id, stage: change.stage };
    const after = await send(trip.id, { ...change, version: trip.version });
    if (!after) return;
    offerUndo(
      m.desk_moved_who({ name: trip.name, stage: stageNames[after.stage]() }),
      () =>
        void send(trip.id, {
          version: after.version,
          stage: trip.stage,
          ...(trip.stage === "lost" && {
            lostCode: trip.lostCode || "other",
            lostReason: trip.lostReason,
          }),
        }),
    );
  }
  const moveTo = (trip: DeskTrip, stage: TripStage) => {
    if (stage === trip.stage || busy) return;
    if (stage === "lost") setLosing(trip);
    else void move(trip, { stage });
  };

  return (
    <>
      {mayEdit && <p className={styles.hint}>{m.desk_board_hint()}</p>}
      <div className={styles.board}>
        {tripStages.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            count={counts?.[stage]}
            list={columns[stage]}
            onDrop={(trip) => moveTo(trip, stage)}
            card={(trip) => (
              <BoardCard
                trip={trip}
                mayEdit={mayEdit}
                busy={busy === trip.id}
                wantsFocus={moved.current?.id === trip.id && moved.current.stage === trip.stage}
                onFocused={() => {
                  moved.current = null;
                }}
                onOpen={() => onOpen(trip.id)}
                onMove={(to) => moveTo(trip, to)}
              />
            )}
          />
        ))}
      </div>
      <Popup
        open={losing !== null}
        onClose={() => setLosing(null)}
        title={m.desk_board_lose({ name: losing?.name ?? "" })}
        width={480}
      >
        {losing && (
          <LostForm
            busy={busy !== null}
            onLose={(loss) => void move(losing, loss)}
            onCancel={() => setLosing(null)}
          />
        )}
      </Popup>
    </>
  );
}

/** A list a stage; whose, from where and found by which words are the filter's. */
function useColumns(filter: RequestFilter, self: string): Record<TripStage, Pages<DeskTrip>> {
  const column = (stage: TripStage) =>
    `/api/desk/trips?${filterQuery({ ...filter, show: stage }, self)}&limit=30`;
  const read = (answer: TripList) => ({ rows: answer.trips, next: answer.next });
  return {
    new: usePages(callAsAdmin, column("new"), "after", read),
    qualified: usePages(callAsAdmin, column("qualified"), "after", read),
    quote_sent: usePages(callAsAdmin, column("quote_sent"), "after", read),
    accepted: usePages(callAsAdmin, column("accepted"), "after", read),
    lost: usePages(callAsAdmin, column("lost"), "after", read),
  };
}

function Column({
  stage,
  count,
  list,
  onDrop,
  card,
}: {
  stage: TripStage;
  count: number | undefined;
  list: Pages<DeskTrip>;
  onDrop(trip: DeskTrip): void;
  card(trip: DeskTrip): ReactNode;
}) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const text = event.dataTransfer.getData(dragType);
    if (text) onDrop(JSON.parse(text) as DeskTrip);
  };
  return (
    <section
      className={styles.column}
      aria-label={stageNames[stage]()}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <h3>
        <StageSun stage={stage} size={22} />
        {stageNames[stage]()}
        {count !== undefined && <span>{count}</span>}
      </h3>
      {list.rows?.length === 0 && !list.fault ? (
        <p className={styles.empty}>{m.desk_board_empty()}</p>
      ) : (
        <ListBody list={list} empty={{ title: "", lede: "" }}>
          {(rows) => (
            <ul>
              {rows.map((trip) => (
                <li key={trip.id}>{card(trip)}</li>
              ))}
            </ul>
          )}
        </ListBody>
      )}
    </section>
  );
}
