import { m } from "#app/paraglide/messages.js";
import { DayFrame, DayHead, DayNight } from "#app/plan/day-frame.tsx";
import { markDay, markItem } from "#app/plan/trip-marks.ts";
import { DayComments } from "#app/talk/day-comments.tsx";
import { Button, IconButton } from "#app/ui/button.tsx";
import { formatShortDay } from "#app/ui/format-dates.ts";
import { Picture } from "#app/ui/picture.tsx";
import { writeClock } from "#contract/clock.ts";
import type { PlanDay, PlanStop } from "#contract/trip/trip-days.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import styles from "./day-list.module.css";
import type { Trip } from "./use-trip.ts";

function StopRow({ stop }: { stop: PlanStop }) {
  return (
    <li {...markItem(stop.id, stop.sight)}>
      <p className={`${styles.time} num`}>{stop.at === null ? "" : writeClock(stop.at)}</p>
      <div>
        <h4 className={styles.stop}>{stop.name}</h4>
        {stop.text && (
          <p className="small muted" dir="auto">
            {stop.text}
          </p>
        )}
      </div>
    </li>
  );
}

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

/** One day: its number and date, its stops in order of time, its night, and what people say of it. */
export function DayCard(props: {
  trip: Trip;
  data: TripPage;
  day: PlanDay;
  number: number;
  tools: DayTools | null;
}) {
  const { trip, data, day, number, tools } = props;
  const picture = day.stops
    .map(({ sight }) => sight && data.sights[sight]?.picture)
    .find((one) => one);
  return (
    <DayFrame
      headingId={`${day.id}-title`}
      id={day.id}
      className={styles.day}
      {...markDay({ id: day.id, number, date: day.date, night: day.sleeps })}
    >
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(max-width: 1100px) 100vw, 640px" most={1200} />
        </div>
      )}
      <DayHead
        id={`${day.id}-title`}
        number={number}
        date={
          day.date
            ? m.plan_day({ day: number, date: formatShortDay(day.date) })
            : m.trip_page_day({ day: number })
        }
        title={day.title}
      />
      {day.text && (
        <p className={styles.text} dir="auto">
          {day.text}
        </p>
      )}
      {day.stops.length > 0 && (
        <ol className={styles.stops}>
          {day.stops.map((stop) => (
            <StopRow key={stop.id} stop={stop} />
          ))}
        </ol>
      )}
      {day.sleeps && <DayNight>{m.plan_night({ name: day.sleeps })}</DayNight>}
      {tools && <DayButtons day={day} {...tools} />}
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
    </DayFrame>
  );
}
