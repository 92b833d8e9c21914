import { DayCard } from "#app/itinerary/day-card.tsx";
import { farDay } from "#app/itinerary/far-day.ts";
import { showDay } from "#app/itinerary/show-day.ts";
import { m } from "#app/paraglide/messages.js";
import { DayComments } from "#app/talk/day-comments.tsx";
import { Button, IconButton } from "#app/ui/button.tsx";
import type { PlanDay } from "#contract/trip/trip-days.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import styles from "./day-list.module.css";
import type { Trip } from "./use-trip.ts";

type DayTools = {
  busy: boolean;
  isFirst: boolean;
  isLast: boolean;
  onEdit(): void;
  onMove(steps: number): void;
  onRemove(): void;
};

function DayButtons({
  day,
  busy,
  isFirst,
  isLast,
  onEdit,
  onMove,
  onRemove,
}: DayTools & { day: PlanDay }) {
  const name = day.title;
  return (
    <div className={styles.buttons}>
      <Button
        size="small"
        variant="secondary"
        icon="edit"
        aria-label={`${m.trip_page_edit_day()}: ${name}`}
        onClick={onEdit}
      >
        {m.trip_page_edit_day()}
      </Button>
      <IconButton
        name="chevron-up"
        variant="outline"
        label={m.trip_page_day_up({ name })}
        aria-disabled={busy || isFirst}
        onClick={() => !busy && !isFirst && onMove(-1)}
      />
      <IconButton
        name="chevron-down"
        variant="outline"
        label={m.trip_page_day_down({ name })}
        aria-disabled={busy || isLast}
        onClick={() => !busy && !isLast && onMove(1)}
      />
      <IconButton
        name="trash"
        variant="outline"
        label={m.trip_page_remove_day({ name })}
        aria-disabled={busy}
        onClick={() => !busy && onRemove()}
      />
    </div>
  );
}

/** A day of the trip, with what may be done with it and what is said about it. */
export function TripDay(props: {
  trip: Trip;
  data: TripPage;
  day: PlanDay;
  number: number;
  tools: DayTools | null;
}) {
  const { trip, data, day, number, tools } = props;
  return (
    <DayCard
      day={showDay(day, number, data)}
      looks={data.sights}
      headingId={`${day.id}-title`}
      id={day.id}
      foot={tools && <DayButtons day={day} {...tools} />}
      {...farDay(day.stops.length)}
    >
      <DayComments
        day={day}
        talk={{
          draft: "trip-comment",
          comments: data.comments,
          mayWrite: true,
          mayRemove: data.access === "edit",
          send: trip.change,
        }}
      />
    </DayCard>
  );
}
