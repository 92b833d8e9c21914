import { m } from "#app/paraglide/messages.js";
import { Popup } from "#app/ui/popup.tsx";
import type { PlanDay, PlanDays } from "#contract/trip/trip-days.ts";
import { DayEditor } from "./day-editor.tsx";

/** What is being edited: a day as it stood when the editor was opened. */
export type OpenedDay = {
  day: PlanDay;
  /** The number of the days as they stand now, and they: after a conflict others than when it was opened. */
  base: number;
  now: PlanDays;
  isNew: boolean;
  /** The day as somebody else has made it meanwhile: what is typed here stands in place of the same there. */
  theirs: PlanDay | null;
};

/** Its place in the trip, from 1; a new one comes last. */
function numberOf({ day, now }: OpenedDay): number {
  const index = now.findIndex(({ id }) => id === day.id);
  return (index < 0 ? now.length : index) + 1;
}

/** The editor of a day over the page; closed where none is opened. */
export function DayDialog({
  opened,
  onClose,
  onSave,
}: {
  opened: OpenedDay | null;
  onClose(): void;
  /** @throws CallError */
  onSave(day: PlanDay): Promise<void>;
}) {
  return (
    <Popup
      open={opened !== null}
      onClose={onClose}
      title={opened?.isNew ? m.trip_page_add_day() : m.trip_page_edit_day()}
      width={760}
    >
      {opened && (
        <DayEditor
          key={opened.day.id}
          day={opened.day}
          number={numberOf(opened)}
          theirs={opened.theirs}
          onSave={onSave}
        />
      )}
    </Popup>
  );
}
