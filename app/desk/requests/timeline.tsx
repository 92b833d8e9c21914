import { stageNames } from "#app/desk/stage-names.ts";
import { m } from "#app/paraglide/messages.js";
import { formatDay, formatMoment } from "#app/ui/format-dates.ts";
import type { TripEvent, TripStage } from "#contract/desk.ts";
import styles from "./requests.module.css";

const stageOf = (value: string | null | undefined) =>
  stageNames[value as TripStage]?.() ?? value ?? "";

/** One event as a sentence. */
function tell({ kind, who, details }: TripEvent): string {
  switch (kind) {
    case "received":
      return m.desk_event_received();
    case "stage":
      return details.reason
        ? m.desk_event_lost({ who, reason: details.reason })
        : m.desk_event_stage({ who, from: stageOf(details.from), to: stageOf(details.to) });
    case "owner":
      return details.to
        ? m.desk_event_owner({ who, owner: details.to })
        : m.desk_event_no_owner({ who });
    case "next_action": {
      const what = [details.on && formatDay(details.on), details.action].filter(Boolean).join(": ");
      return what ? m.desk_event_next({ who, what }) : m.desk_event_no_next({ who });
    }
    case "note":
      return m.desk_event_note({ who });
    case "note_removed":
      return m.desk_event_note_removed({ who });
    case "reply":
      return m.desk_event_reply({ who });
    case "message":
      return m.desk_event_message();
  }
}

/** Who did what when, the latest first. */
export function Timeline({ events }: { events: TripEvent[] }) {
  return (
    <ol className={styles.timeline}>
      {events.toReversed().map((event) => (
        <li key={event.id}>
          {tell(event)}
          <time dateTime={event.at}>{formatMoment(event.at)}</time>
        </li>
      ))}
    </ol>
  );
}
