import { type FormEvent, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { cleanParagraphText } from "#contract/text.ts";
import type { TripDay } from "#trip/document.ts";
import { tripLimits } from "#trip/limits.ts";
import styles from "./plan-menu.module.css";
import { useTripTools } from "./trip-tools.tsx";

/** What somebody wants to say of a day: it goes along in the link and with the request. What is refused stays in its field. */
export function DayNoteForm({ day: { id, text }, number }: { day: TripDay; number: number }) {
  const { change } = useTripTools();
  const [typed, setTyped] = useState(text);
  const [fault, setFault] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const note = cleanParagraphText(typed).trim();
    setTyped(note);
    setFault(note === text ? null : await change({ do: "write-day", day: id, text: note }));
  };
  return (
    <form className={styles.note} onSubmit={(event) => void save(event)}>
      <TextAreaField
        label={m.plan_note_of({ day: number })}
        hint={m.plan_note_hint()}
        rows={3}
        value={typed}
        maxLength={tripLimits.dayText}
        error={fault ?? undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="small" variant="secondary" icon="check">
        {m.plan_note_save()}
      </Button>
    </form>
  );
}
