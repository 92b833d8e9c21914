import { type FormEvent, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { cleanLine } from "#contract/text.ts";
import type { TripDay } from "#contract/trip/itinerary.ts";
import { mostTripDays } from "#contract/trip/wish.ts";
import type { TripDay as WrittenDay } from "#trip/document.ts";
import { DayNoteForm } from "./day-note.tsx";
import { AddOwnStop } from "./own-stops.tsx";
import { addFreeDay } from "./plan-edits.ts";
import styles from "./plan-menu.module.css";
import { useTripDates, useTripTools } from "./trip-tools.tsx";

/** Letters of a day's name: thirty of them go into a link. */
const mostLetters = 60;

/** What it is called: empty, by its places. */
function NameForm({ day: { id, number, title = "" } }: { day: TripDay }) {
  const { change } = useTripTools();
  const [typed, setTyped] = useState(title);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const name = cleanLine(typed).trim();
    setTyped(name);
    if (name !== title) void change({ do: "rename-day", day: id, title: name });
  };
  return (
    <form className={styles.name} onSubmit={save}>
      <TextField
        label={m.plan_day_name({ day: number })}
        hint={m.plan_day_name_hint()}
        value={typed}
        maxLength={mostLetters}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="small" variant="secondary" icon="check">
        {m.plan_day_name_save()}
      </Button>
    </form>
  );
}

/** What can be done with a whole day: named, written to, given a stop of one's own, followed by a free one, and taken out where nothing is planned on it. */
export function DayMenu({ day, written }: { day: TripDay; written: WrittenDay | undefined }) {
  const { change, readTrip } = useTripTools();
  const dates = useTripDates();
  const [isFilled, setFilled] = useState(false);
  const { id, number, wakes, sleeps, title = "" } = day;
  const isFree =
    day.parts.every(({ kind }) => kind !== "visit") && (!sleeps || sleeps.id === wakes.id);
  return (
    <details
      className={styles.menu}
      onToggle={(event) => event.currentTarget.open && setFilled(true)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. Its press fills the menu. */}
      <summary aria-label={m.plan_day_change_of({ day: number })} onClick={() => setFilled(true)}>
        {m.plan_day_change()}
      </summary>
      {isFilled && (
        <div className={styles.tools}>
          <NameForm key={`name ${title}`} day={day} />
          {written && <DayNoteForm key={`note ${written.text}`} day={written} number={number} />}
          {written && <AddOwnStop day={written} number={number} />}
          <div className={styles.buttons}>
            {dates.length < mostTripDays && (
              <Button
                size="small"
                variant="secondary"
                icon="plus"
                onClick={() => void change(addFreeDay(readTrip(), id))}
              >
                {m.plan_day_free_add()}
              </Button>
            )}
            {isFree && dates.length > 1 && (
              <Button
                size="small"
                variant="secondary"
                icon="minus"
                onClick={() => void change({ do: "remove-day", day: id })}
              >
                {m.plan_day_remove()}
              </Button>
            )}
          </div>
          {dates.length >= mostTripDays && (
            <p className="small muted">{m.plan_days_most({ count: mostTripDays })}</p>
          )}
        </div>
      )}
    </details>
  );
}
