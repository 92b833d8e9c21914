import { type FormEvent, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { cleanLine } from "#contract/text.ts";
import { mostTripDays } from "#contract/trip/wish.ts";
import type { TripDay } from "#trip/document.ts";
import { isOnTheMove } from "#trip/name-day.ts";
import { DayNoteForm } from "./day-note.tsx";
import { AddOwnStop } from "./own-stops.tsx";
import { addFreeDay, visitsOf } from "./plan-edits.ts";
import styles from "./plan-menu.module.css";
import { useTripDates, useTripTools } from "./trip-tools.tsx";

/** Letters of a day's name: thirty of them go into a link. */
const mostLetters = 60;

/** What it is called: empty, by its places. */
function NameForm({ day: { id, title }, number }: { day: TripDay; number: number }) {
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
export function DayMenu({
  day,
  number,
  mayWrite,
}: {
  day: TripDay;
  number: number;
  /** Notes and stops of one's own too. */
  mayWrite: boolean;
}) {
  const { change, readTrip } = useTripTools();
  const dates = useTripDates();
  const [isFilled, setFilled] = useState(false);
  const { id, title } = day;
  const isFree = visitsOf(day).length === 0 && !isOnTheMove(day);
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
          <NameForm key={`name ${title}`} day={day} number={number} />
          {mayWrite && <DayNoteForm key={`note ${day.text}`} day={day} number={number} />}
          {mayWrite && <AddOwnStop day={day} number={number} />}
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
