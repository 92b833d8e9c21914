import { type FormEvent, useState } from "react";
import { findStoredUser } from "#app/clients/auth.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { type ChatContactInput, chatLimits } from "#contract/chat.ts";
import styles from "./address-card.module.css";

type AddressCardProps = {
  name: string;
  email: string;
  /** Somebody is at the desk: the address can wait. */
  present: boolean;
  /** @throws with a sentence for the form */
  onSave(contact: ChatContactInput): Promise<void>;
};

/** Where an answer may follow when the visitor has left: asked for once, changed at will. */
export function AddressCard({ name, email, present, onSave }: AddressCardProps) {
  const [editing, setEditing] = useState(email === "" && !present);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const text = (key: string) => String(values.get(key) ?? "").trim();
    setBusy(true);
    setFault("");
    try {
      await onSave({ name: text("name"), email: text("email") });
      setEditing(false);
    } catch (error) {
      setFault(error instanceof Error ? error.message : m.chat_unreachable());
    }
    setBusy(false);
  }

  if (!editing)
    return (
      <p className={styles.known}>
        {email ? m.chat_address_is({ email }) : m.chat_address_none()}{" "}
        <button type="button" onClick={() => setEditing(true)}>
          {email ? m.chat_address_change() : m.chat_address_leave()}
        </button>
      </p>
    );
  return (
    <form className={styles.card} onSubmit={save}>
      <p>{m.chat_address_ask()}</p>
      <TextField
        name="name"
        label={m.contact_name()}
        hint={m.contact_optional()}
        autoComplete="name"
        maxLength={chatLimits.name}
        defaultValue={name}
      />
      <TextField
        name="email"
        type="email"
        label={m.contact_email()}
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={email || (findStoredUser()?.email ?? "")}
      />
      {fault && <FieldError>{fault}</FieldError>}
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={busy}>
          {busy ? m.chat_saving() : m.chat_save()}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setEditing(false)}>
          {m.chat_not_now()}
        </Button>
      </div>
    </form>
  );
}
