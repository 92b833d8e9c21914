import { useState } from "react";
import { useAction } from "#app/calls/use-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextAreaField } from "#app/ui/field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { writeClock } from "#contract/clock.ts";
import styles from "./book.module.css";

/**
 * "We are here" and "We are late": words to the office that are looked at before they go, with the minute at which they
 * were written, since without a network they go later. `send`: see the trip's messages.
 */
export function NotePart(props: {
  /** Where one is on the way to, or the day. */
  place: string;
  /** Minutes after midnight in India. */
  minute: number;
  send(body: string): Promise<unknown>;
}) {
  const { place, minute, send } = props;
  const action = useAction({ otherwise: m.trip_page_failed, toast: false });
  const [body, setBody] = useState<string | null>(null);
  const said = { place, time: writeClock(minute) };
  async function go(): Promise<void> {
    const text = body?.trim();
    if (!text) return;
    if (await action.run("send", () => send(text))) {
      setBody(null);
      void showToast(m.road_note_sent());
    }
  }
  return (
    <section className={styles.cards} aria-label={m.road_note_title()}>
      <div className={styles.buttons}>
        <Button
          size="small"
          variant="secondary"
          icon="pin"
          onClick={() => setBody(m.road_note_here_body(said))}
        >
          {m.road_note_here()}
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon="clock"
          onClick={() => setBody(m.road_note_late_body(said))}
        >
          {m.road_note_late()}
        </Button>
      </div>
      {body !== null && (
        <>
          <TextAreaField
            label={m.road_note_label()}
            rows={3}
            maxLength={2000}
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
          <div className={styles.buttons}>
            <Button size="small" busy={action.busy === "send"} onClick={() => void go()}>
              {m.road_note_send()}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setBody(null)}>
              {m.group_cancel()}
            </Button>
          </div>
        </>
      )}
      {action.problem && <FieldError>{action.problem}</FieldError>}
    </section>
  );
}
