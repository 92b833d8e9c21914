import type { Ref } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useUndo } from "#app/desk/ui/undo-bar.tsx";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Composer } from "#app/talk/conversation.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import { deskLimits } from "#contract/wire/desk.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import { isAtLeast } from "#contract/wire/desk-roles.ts";
import type { DeskTripDetail, TripNote } from "#contract/wire/desk-trip-detail.ts";
import styles from "./requests.module.css";

/** What the desk tells itself; the traveller never sees it. */
export function Notes({
  trip,
  self,
  onChanged,
  ref,
}: {
  trip: DeskTripDetail;
  self: DeskSelf;
  onChanged(trip: DeskTripDetail): void;
  ref: Ref<HTMLTextAreaElement>;
}) {
  const action = useDeskAction();
  const offerUndo = useUndo();
  const path = `/api/desk/trips/${trip.id}/notes`;
  const add = (body: string) =>
    action.run("add", async () => onChanged(await callAsAdmin("POST", path, { body })));
  const remove = (note: TripNote) =>
    action.run(note.id, async () => {
      onChanged(await callAsAdmin("DELETE", `${path}/${note.id}`));
      if (note.mine) offerUndo(m.desk_note_removed(), () => void add(note.body));
    });
  return (
    <>
      {trip.notes.length === 0 && <p className="muted small">{m.desk_notes_empty()}</p>}
      <ul className={styles.notes}>
        {trip.notes.map((note) => (
          <li key={note.id} className={styles.note}>
            <p>{note.body}</p>
            <footer>
              <span>
                {note.who} · <time dateTime={note.at}>{formatMoment(note.at)}</time>
              </span>
              {(note.mine || isAtLeast(self.role, "manager")) && (
                <button type="button" disabled={action.busy !== null} onClick={() => remove(note)}>
                  {m.desk_remove()}
                </button>
              )}
            </footer>
          </li>
        ))}
      </ul>
      {self.role !== "viewer" && (
        <Composer
          ref={ref}
          label={m.desk_note()}
          send={m.desk_note_add()}
          sending={m.desk_saving()}
          maxLength={deskLimits.note}
          draft={`note-${trip.id}`}
          look="foot"
          onSend={add}
        />
      )}
    </>
  );
}
