import { type FormEvent, useRef, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { readClock, writeClock } from "#contract/clock.ts";
import { newId } from "#contract/new-id.ts";
import { cleanLine } from "#contract/text.ts";
import type { OwnEdit } from "#planner/trip/edits.ts";
import type { TripDay } from "#trip/document.ts";
import { tripLimits } from "#trip/limits.ts";
import type { OwnStop } from "#trip/own-words.ts";
import styles from "./own-stops.module.css";
import menu from "./plan-menu.module.css";
import { useTripTools } from "./trip-tools.tsx";

type Words = Pick<OwnStop, "name" | "at" | "text">;
const nothing: Words = { name: "", at: null, text: "" };

/** Name, time and note of a stop of one's own. What is refused stays in its fields. */
function StopForm({
  stop,
  save,
  submit,
}: {
  stop: Words;
  submit: string;
  /** @returns what stands against it; null: it is kept */
  save(words: Words): Promise<string | null>;
}) {
  const [fault, setFault] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = (field: string) => String(typed.get(field) ?? "");
    const name = cleanLine(read("name")).trim();
    if (!name) return setFault(m.plan_stop_unnamed());
    const text = cleanLine(read("text")).trim();
    const against = await save({ name, at: readClock(read("at")), text });
    setFault(against);
    if (against === null && stop === nothing) form.current?.reset();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => void send(event)}
    >
      <TextField
        label={m.trip_page_stop()}
        name="name"
        defaultValue={stop.name}
        maxLength={tripLimits.title}
        error={fault ?? undefined}
      />
      <TextField
        label={m.trip_page_time()}
        name="at"
        type="time"
        defaultValue={stop.at === null ? "" : writeClock(stop.at)}
      />
      <TextField
        label={m.trip_page_note()}
        name="text"
        defaultValue={stop.text}
        maxLength={tripLimits.itemText}
      />
      <Button type="submit" size="small" variant="secondary" icon="check">
        {submit}
      </Button>
    </form>
  );
}

/** A further stop of one's own on a day, where its time is. */
export function AddOwnStop({ day, number }: { day: TripDay; number: number }) {
  const { change } = useTripTools();
  if (day.items.length >= tripLimits.items)
    return <p className="small muted">{m.plan_stops_most({ count: tripLimits.items })}</p>;
  const add = ({ name, at, text }: Words) =>
    change({
      ...{ do: "add-item", day: day.id, behind: null, id: newId("stop") },
      ...{ name, sight: null, at, text },
    });
  return (
    <fieldset className={styles.own}>
      <legend className="small">{m.plan_stop_add_of({ day: number })}</legend>
      <StopForm stop={nothing} submit={m.plan_stop_add()} save={add} />
    </fieldset>
  );
}

/** Only what is other: each is one edit, all together one step back. */
function listChanges(stop: OwnStop, { name, at, text }: Words): OwnEdit[] {
  const { id: item } = stop;
  return [
    ...(name === stop.name ? [] : [{ do: "rename-item", item, name } as const]),
    ...(at === stop.at ? [] : [{ do: "time", item, at } as const]),
    ...(text === stop.text ? [] : [{ do: "write-item", item, text } as const]),
  ];
}

/** Below a stop of one's own: its words, to be changed, and the way to take it out. */
export function OwnStopTools({ stop }: { stop: OwnStop }) {
  const { change } = useTripTools();
  const [isFilled, setFilled] = useState(false);
  const { id, name, at, text } = stop;
  const save = async (words: Words) => {
    const [first, ...others] = listChanges(stop, words);
    return first ? change(first, ...others) : null;
  };
  return (
    <details
      className={`${menu.menu} ${menu.visit}`}
      onToggle={(event) => event.currentTarget.open && setFilled(true)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. Its press fills the menu. */}
      <summary aria-label={m.plan_stop_change_of({ name })} onClick={() => setFilled(true)}>
        {m.plan_stop_change()}
      </summary>
      {isFilled && (
        <div className={menu.tools}>
          <StopForm
            key={JSON.stringify([name, at, text])}
            stop={stop}
            submit={m.plan_stop_save()}
            save={save}
          />
          <Button
            size="small"
            variant="secondary"
            icon="minus"
            onClick={() => void change({ do: "remove-item", item: id })}
          >
            {m.plan_remove()}
          </Button>
        </div>
      )}
    </details>
  );
}
