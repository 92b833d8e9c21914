import { useState } from "react";
import { useAction } from "#app/calls/use-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { markDay, markItem } from "#app/itinerary/trip-marks.ts";
import { m } from "#app/paraglide/messages.js";
import { Button, IconButton } from "#app/ui/button.tsx";
import { FieldError, TextAreaField, TextField } from "#app/ui/field.tsx";
import { readClock, writeClock } from "#contract/clock.ts";
import { moveItem } from "#contract/trip/day-order.ts";
import { dayLimits, type PlanDay, type PlanStop } from "#contract/trip/trip-days.ts";
import styles from "./day-editor.module.css";
import { createStop } from "./new-day.ts";

type StopProps = {
  stop: PlanStop;
  isFirst: boolean;
  isLast: boolean;
  error: string | undefined;
  onMove(steps: number): void;
  onRemove(): void;
};

/** A stop's fields, under names that carry its id. */
function StopFields({ stop, isFirst, isLast, error, onMove, onRemove }: StopProps) {
  const name = stop.name || m.trip_page_new_stop();
  return (
    <li className={styles.stop} {...markItem(stop.id, stop.sight)}>
      <TextField
        label={m.trip_page_stop()}
        name={`${stop.id}-name`}
        defaultValue={stop.name}
        maxLength={dayLimits.title}
        error={error}
      />
      <TextField
        label={m.trip_page_time()}
        name={`${stop.id}-at`}
        type="time"
        defaultValue={stop.at === null ? "" : writeClock(stop.at)}
      />
      <TextField
        label={m.trip_page_note()}
        name={`${stop.id}-text`}
        defaultValue={stop.text}
        maxLength={dayLimits.stopText}
        className={styles.wide ?? ""}
      />
      <div className={styles.tools}>
        <IconButton
          name="chevron-up"
          variant="outline"
          label={m.trip_page_stop_up({ name })}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onMove(-1)}
        />
        <IconButton
          name="chevron-down"
          variant="outline"
          label={m.trip_page_stop_down({ name })}
          aria-disabled={isLast}
          onClick={() => !isLast && onMove(1)}
        />
        <IconButton
          name="trash"
          variant="outline"
          label={m.trip_page_remove_stop({ name })}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

/** A day's words and stops, changed by hand; what was typed stays until it has been saved. */
export function DayEditor({
  day,
  number,
  theirs,
  onSave,
}: {
  day: PlanDay;
  /** Its place in the trip, from 1. */
  number: number;
  /** The same day as somebody else has changed it meanwhile. */
  theirs: PlanDay | null;
  /** @throws CallError */
  onSave(day: PlanDay): Promise<void>;
}) {
  const action = useAction({ toast: false });
  const [stops, setStops] = useState(day.stops);
  const form = useForm({
    action,
    check: (values) => ({
      title: values.title?.trim() ? undefined : m.trip_page_day_unnamed(),
      ...Object.fromEntries(
        stops.map(({ id }) => [
          `${id}-name`,
          values[`${id}-name`]?.trim() ? undefined : m.trip_page_stop_unnamed(),
        ]),
      ),
    }),
    send: (values) =>
      onSave({
        ...day,
        title: (values.title ?? "").trim(),
        text: (values.text ?? "").trim(),
        sleeps: values.sleeps?.trim() || null,
        date: values.date || null,
        stops: stops.map((stop) => ({
          ...stop,
          name: (values[`${stop.id}-name`] ?? "").trim(),
          at: readClock(values[`${stop.id}-at`] ?? ""),
          text: (values[`${stop.id}-text`] ?? "").trim(),
        })),
      }),
  });
  return (
    <form
      {...form.props}
      {...markDay({ id: day.id, number, date: day.date, night: day.sleeps })}
      className={styles.editor}
      noValidate
    >
      {theirs && (
        <div className={styles.theirs}>
          <p>
            <b>{m.trip_page_theirs()}</b> {theirs.title}
          </p>
          {theirs.text && <p dir="auto">{theirs.text}</p>}
          {theirs.stops.length > 0 && (
            <ul>
              {theirs.stops.map(({ id, name, at }) => (
                <li key={id}>
                  {at === null ? "" : writeClock(at)} {name}
                </li>
              ))}
            </ul>
          )}
          <p className="small">{m.trip_page_theirs_lede()}</p>
        </div>
      )}
      <div className={styles.fields}>
        <TextField
          label={m.trip_page_day_title()}
          name="title"
          defaultValue={day.title}
          maxLength={dayLimits.title}
          error={form.error("title")}
          className={styles.wide ?? ""}
        />
        <TextField
          label={m.trip_page_date()}
          name="date"
          type="date"
          defaultValue={day.date ?? ""}
          error={form.error("date")}
        />
        <TextField
          label={m.trip_page_sleeps()}
          hint={m.trip_page_optional()}
          name="sleeps"
          defaultValue={day.sleeps ?? ""}
          maxLength={dayLimits.title}
        />
      </div>
      <TextAreaField
        label={m.trip_page_words()}
        hint={m.trip_page_optional()}
        name="text"
        rows={3}
        defaultValue={day.text}
        maxLength={dayLimits.text}
      />
      <h3 className="h4">{m.trip_page_stops()}</h3>
      {stops.length > 0 && (
        <ol className={styles.stops}>
          {stops.map((stop, index) => (
            <StopFields
              key={stop.id}
              stop={stop}
              isFirst={index === 0}
              isLast={index === stops.length - 1}
              error={form.error(`${stop.id}-name`)}
              onMove={(steps) => setStops(moveItem(stops, stop.id, steps))}
              onRemove={() => setStops(stops.filter(({ id }) => id !== stop.id))}
            />
          ))}
        </ol>
      )}
      {stops.length < dayLimits.stops && (
        <Button
          size="small"
          variant="secondary"
          icon="plus"
          onClick={() => setStops([...stops, createStop("")])}
        >
          {m.trip_page_add_stop()}
        </Button>
      )}
      {form.problem && <FieldError>{form.problem}</FieldError>}
      <div className={styles.end}>
        <Button type="submit" busy={form.busy}>
          {form.busy ? m.trip_page_saving() : m.trip_page_save()}
        </Button>
      </div>
    </form>
  );
}
