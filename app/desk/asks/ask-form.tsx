import type { Action } from "#app/calls/use-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import styles from "./asks.module.css";
import type { Need } from "./propose-asks.ts";

export type NewAsk = { supplier: string; email: string; item: string; body: string };

/** Whom to ask, and what: as it is proposed, to be changed before it goes. */
export function AskForm({
  need,
  action,
  send,
  onCancel,
}: {
  need: Omit<Need, "title">;
  action: Action;
  send(ask: NewAsk): Promise<void>;
  onCancel(): void;
}) {
  const form = useForm({
    action,
    send: ({ supplier = "", email = "", body = "" }) =>
      send({ supplier, email, body, item: need.item }),
  });
  return (
    <form className={styles.form} {...form.props}>
      <TextField
        label={m.book_supplier()}
        name="supplier"
        defaultValue={need.supplier}
        maxLength={120}
        required
        error={form.error("supplier")}
      />
      <TextField
        label={m.book_email()}
        hint={m.desk_optional()}
        note={m.asks_email_note()}
        name="email"
        type="email"
        defaultValue={need.email}
        maxLength={254}
        error={form.error("email")}
      />
      <div className={styles.wide}>
        <TextAreaField
          label={m.asks_body()}
          name="body"
          defaultValue={need.body}
          maxLength={4000}
          rows={7}
          required
          error={form.error("body")}
        />
      </div>
      <span className={styles.buttons}>
        <Button type="submit" size="small" icon="send" busy={form.busy}>
          {m.asks_send()}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {m.desk_cancel()}
        </Button>
      </span>
    </form>
  );
}
