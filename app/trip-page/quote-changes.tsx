import { m } from "#app/paraglide/messages.js";
import { listAll } from "#app/ui/format-lists.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { DayChange } from "#contract/trip/trip-days.ts";
import type { QuoteChanges } from "#contract/wire/trip-quotes.ts";
import styles from "./quote-section.module.css";

function sayDayChange({ kind, title, before, came, went }: DayChange): string {
  if (kind === "added") return m.trip_page_day_added({ title });
  if (kind === "removed") return m.trip_page_day_removed({ title });
  if (kind === "moved") return m.trip_page_day_moved({ title });
  const parts = [
    before && before !== title ? m.trip_page_day_renamed({ before }) : "",
    came.length > 0 ? m.trip_page_stops_came({ names: listAll(came) }) : "",
    went.length > 0 ? m.trip_page_stops_went({ names: listAll(went) }) : "",
  ].filter(Boolean);
  return m.trip_page_day_changed({ title, what: parts.join("; ") || m.trip_page_day_words() });
}

function sayItemChange({ kind, title, before, after }: QuoteChanges["items"][number]): string {
  const sum = (paisa: number | null) => (paisa === null ? "" : `, ${formatPaisa(paisa)}`);
  if (kind === "added") return m.trip_page_item_added({ title, sum: sum(after) });
  if (kind === "removed") return m.trip_page_item_removed({ title, sum: sum(before) });
  if (before === after) return m.trip_page_item_words({ title });
  if (before === null || after === null) return m.trip_page_item_words({ title });
  return m.trip_page_item_changed({
    title,
    before: formatPaisa(before),
    after: formatPaisa(after),
  });
}

/** What differs from the version before, days first. */
export function QuoteChangeList({ changes }: { changes: QuoteChanges }) {
  const total = changes.total;
  const lines = [
    ...changes.days.map((change) => [`day ${change.day}`, sayDayChange(change)] as const),
    ...changes.items.map(
      (change, index) => [`item ${index} ${change.title}`, sayItemChange(change)] as const,
    ),
    ...(total && total.before !== total.after
      ? [
          [
            "total",
            m.trip_page_total_changed({
              before: formatPaisa(total.before),
              after: formatPaisa(total.after),
            }),
          ] as const,
        ]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <div className={styles.changes}>
      <h3 className="h4">{m.trip_page_changes({ number: changes.since })}</h3>
      <ul>
        {lines.map(([key, line]) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
