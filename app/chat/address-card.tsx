import { type FormEvent, useState } from "react";
import { findStoredUser } from "#app/calls/auth.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import type { ChatContactInput } from "#contract/chat.ts";
import styles from "./address-card.module.css";
import { AddressFields } from "./address-fields.tsx";

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
      <AddressFields name={name} email={email || (findStoredUser()?.email ?? "")} />
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
