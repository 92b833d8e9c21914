import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import styles from "./quotes.module.css";

type ReasonFormProps = {
  label: string;
  note?: string;
  maxLength: number;
  /** What the button does. */
  act: string;
  /** Throws what the call throws. */
  send(reason: string): Promise<void>;
  /** Without it there is nothing to go back to. */
  onCancel?(): void;
};

/** Takes something back, once it is said why. */
export function ReasonForm({ label, note, maxLength, act, send, onCancel }: ReasonFormProps) {
  const form = useForm({ action: useDeskAction(), send: ({ reason = "" }) => send(reason) });
  const button = (
    <Button type="submit" variant="danger" size="small" busy={form.busy}>
      {act}
    </Button>
  );
  return (
    <form className={onCancel ? styles.reverse : styles.inline} {...form.props}>
      <TextField
        label={label}
        note={note}
        name="reason"
        maxLength={maxLength}
        required
        autoFocus
        error={form.error("reason")}
      />
      {onCancel ? (
        <span className={styles.buttons}>
          {button}
          <Button variant="quiet" size="small" onClick={onCancel}>
            {m.desk_cancel()}
          </Button>
        </span>
      ) : (
        button
      )}
    </form>
  );
}
