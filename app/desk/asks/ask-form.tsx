import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import styles from "./asks.module.css";
import type { Need } from "./propose-asks.ts";

/** Whom to ask, and what: as it is proposed, to be changed before it goes. */
export function AskForm({
  need,
  busy,
  error,
  onSend,
  onCancel,
}: {
  need: Omit<Need, "title">;
  busy: boolean;
  error: Record<string, string>;
  onSend(ask: { supplier: string; email: string; item: string; body: string }): void;
  onCancel(): void;
}) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const read = (name: string) => String(form.get(name) ?? "");
        onSend({
          supplier: read("supplier"),
          email: read("email"),
          body: read("body"),
          item: need.item,
        });
      }}
    >
      <TextField
        label={m.book_supplier()}
        name="supplier"
        defaultValue={need.supplier}
        maxLength={120}
        required
        error={error.supplier}
      />
      <TextField
        label={m.book_email()}
        hint={m.desk_optional()}
        note={m.asks_email_note()}
        name="email"
        type="email"
        defaultValue={need.email}
        maxLength={254}
        error={error.email}
      />
      <div className={styles.wide}>
        <TextAreaField
          label={m.asks_body()}
          name="body"
          defaultValue={need.body}
          maxLength={4000}
          rows={4}
          required
          error={error.body}
        />
      </div>
      <span className={styles.buttons}>
        <Button type="submit" size="small" icon="send" busy={busy}>
          {m.asks_send()}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {m.desk_cancel()}
        </Button>
      </span>
    </form>
  );
}
