import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import type { EditableField } from "#contract/wire/corrections.ts";
import styles from "./content.module.css";
import { ValueView } from "./value-view.tsx";

/** What was shipped and every change since, each a press away from being live again. */
export function FieldHistory({
  field,
  mayEdit,
  busy,
  onUndo,
}: {
  field: EditableField;
  mayEdit: boolean;
  busy: string | null;
  /** Null: the shipped value. */
  onUndo(to: number | null): void;
}) {
  if (field.history.length === 0) return null;
  const isShipped = !field.published || field.published.isShipped;
  return (
    <details className={styles.history}>
      <summary>{m.content_history({ count: field.history.length })}</summary>
      <ol>
        {field.history.map((change) => (
          <li key={change.id}>
            <p className="small">
              <time dateTime={change.at}>{formatMoment(change.at)}</time> · {change.who}{" "}
              <span className={badgeClass}>
                {change.state === "draft" ? m.content_draft() : m.content_published()}
              </span>
            </p>
            {change.isShipped ? (
              <p className="small muted">{m.content_was_shipped()}</p>
            ) : (
              <ValueView value={change.value} />
            )}
            {change.source && (
              <p className="small muted">
                {change.source}, {change.checked}
              </p>
            )}
            {mayEdit && change.state === "published" && change.id !== field.published?.id && (
              <Button
                variant="quiet"
                size="small"
                busy={busy === `undo-${change.id}`}
                onClick={() => onUndo(change.id)}
              >
                {m.content_back_to()}
              </Button>
            )}
          </li>
        ))}
        <li>
          <p className="small">{m.content_shipped()}</p>
          <ValueView value={field.shipped} />
          {mayEdit && !isShipped && (
            <Button
              variant="quiet"
              size="small"
              busy={busy === "undo-0"}
              onClick={() => onUndo(null)}
            >
              {m.content_back_to()}
            </Button>
          )}
        </li>
      </ol>
    </details>
  );
}
