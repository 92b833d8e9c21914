import { askStateNames } from "#app/desk/asks/ask-names.ts";
import { nameReason, sourceNames, stageNames } from "#app/desk/request-names.ts";
import { m } from "#app/paraglide/messages.js";
import { formatDay, formatMoment } from "#app/ui/format-dates.ts";
import type { AskState } from "#contract/wire/ask-states.ts";
import type { TripEvent } from "#contract/wire/desk-trip-detail.ts";
import type { TripSource, TripStage } from "#contract/wire/trip-stages.ts";
import styles from "./requests.module.css";

const stageOf = (value: string | null | undefined) =>
  stageNames[value as TripStage]?.() ?? value ?? "";

const fieldNames: Record<string, () => string> = {
  destination: m.admin_trip_destination,
  travelDate: m.admin_trip_date,
  travelers: m.admin_trip_travelers,
  tripType: m.admin_trip_type,
  message: m.admin_trip_requests,
};

const tellChanges = (details: TripEvent["details"]) =>
  Object.entries(details)
    .map(([field, change]) => [fieldNames[field]?.() ?? field, change].filter(Boolean).join(": "))
    .join("; ");

/** One event as a sentence. */
function tell({ kind, who, details }: TripEvent): string {
  switch (kind) {
    case "received":
      return details.source
        ? m.desk_event_entered({ who, source: sourceNames[details.source as TripSource]() })
        : m.desk_event_received();
    case "corrected":
      return m.desk_event_corrected({ what: tellChanges(details) });
    case "stage":
      return details.code || details.reason
        ? m.desk_event_lost({ who, reason: nameReason(details.code, details.reason) })
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
    case "supplier_answered":
      return m.desk_event_supplier_answered({
        who,
        about: details.number ?? "",
        state: (askStateNames[details.to as AskState] ?? askStateNames.confirmed)().toLowerCase(),
      });
    case "entry_waits":
    case "entry_confirmed":
    case "entry_refused":
      return m[`desk_event_${kind}`]({ who, sum: details.sum ?? "", why: details.word ?? "" });
    default:
      return m[`desk_event_${kind}`]({ who, about: details.number ?? details.version ?? "" });
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
