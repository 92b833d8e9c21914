import { type FormEvent, type ReactNode, useState } from "react";
import type { Pages } from "#app/calls/use-pages.ts";
import { ListBody } from "#app/desk/ui/list-body.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import styles from "./voices.module.css";

/** What people gave to the site, a card each. */
export function VoiceCards<Row extends { id: string | number }>({
  list,
  look,
  empty,
  card,
}: {
  list: Pages<Row>;
  look: "photos" | "cards";
  empty: { title: string; lede: string };
  card(row: Row, onChanged: () => void): ReactNode;
}) {
  return (
    <ListBody list={list} empty={empty}>
      {(rows) => (
        <ul className={styles[look]}>{rows.map((row) => card(row, () => void list.reload()))}</ul>
      )}
    </ListBody>
  );
}

/** Asks why before something is taken away. */
export function AskReason({
  label,
  hint,
  confirm,
  busy,
  onReason,
  onCancel,
}: {
  label: string;
  hint?: string;
  confirm: string;
  busy: boolean;
  onReason(reason: string): void;
  onCancel(): void;
}) {
  const [reason, setReason] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onReason(reason);
  };
  return (
    <form className={styles.ask} onSubmit={submit}>
      <TextField
        label={label}
        hint={hint}
        value={reason}
        maxLength={300}
        required
        autoFocus
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="danger" size="small" busy={busy}>
          {confirm}
        </Button>
        <Button variant="secondary" size="small" onClick={onCancel}>
          {m.desk_cancel()}
        </Button>
      </div>
    </form>
  );
}
