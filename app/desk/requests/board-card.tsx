import { type KeyboardEvent, useEffect, useRef } from "react";
import { stageNames } from "#app/desk/request-names.ts";
import { dotClass } from "#app/desk/ui/list-classes.ts";
import { m } from "#app/paraglide/messages.js";
import { formatTravel } from "#app/ui/format-dates.ts";
import { Select } from "#app/ui/select-field.tsx";
import type { DeskTrip } from "#contract/wire/desk.ts";
import { type TripStage, tripStages } from "#contract/wire/trip-stages.ts";
import styles from "./board.module.css";
import { NextAction } from "./trip-row.tsx";

/** What a card carries while it is dragged. */
export const dragType = "application/x-safarnama-request";

/** A request on the board. The focus follows it into the column that a key has moved it to. */
export function BoardCard({
  trip,
  mayEdit,
  busy,
  wantsFocus,
  onFocused,
  onOpen,
  onMove,
}: {
  trip: DeskTrip;
  mayEdit: boolean;
  busy: boolean;
  wantsFocus: boolean;
  onFocused(): void;
  onOpen(): void;
  onMove(stage: TripStage): void;
}) {
  const open = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!wantsFocus) return;
    open.current?.focus({ preventScroll: false });
    onFocused();
  });
  const press = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const stage = tripStages[tripStages.indexOf(trip.stage) + by];
    if (!mayEdit || !event.altKey || by === 0 || !stage) return;
    event.preventDefault();
    onMove(stage);
  };
  return (
    <article
      className={styles.card}
      draggable={mayEdit}
      aria-busy={busy || undefined}
      onDragStart={(event) => {
        event.dataTransfer.setData(dragType, JSON.stringify(trip));
        event.dataTransfer.effectAllowed = "move";
      }}
    >
      <button
        ref={open}
        type="button"
        className={styles.open}
        aria-keyshortcuts="Alt+ArrowRight Alt+ArrowLeft"
        onClick={onOpen}
        onKeyDown={press}
      >
        <strong>
          {trip.name}
          {trip.unread && <span className={dotClass} role="img" aria-label={m.desk_unread()} />}
        </strong>
        <span>{trip.destination}</span>
        <span>
          {formatTravel(trip)} · {m.desk_travelers({ count: trip.travelers })}
        </span>
      </button>
      <NextAction trip={trip} />
      <footer>
        <span>{trip.owner?.name ?? m.desk_owner_none()}</span>
        {mayEdit && (
          <span className={styles.move}>
            <Select
              aria-label={m.desk_board_move({ name: trip.name })}
              value={trip.stage}
              disabled={busy}
              options={tripStages.map((stage) => ({ value: stage, label: stageNames[stage]() }))}
              onChange={(event) => onMove(event.target.value as TripStage)}
            />
          </span>
        )}
      </footer>
    </article>
  );
}
