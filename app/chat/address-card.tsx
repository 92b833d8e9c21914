import { useState } from "react";
import { findStoredUser } from "#app/calls/auth.ts";
import { useAction } from "#app/calls/use-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import type { ChatContactInput } from "#contract/wire/chat.ts";
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
  const form = useForm({
    action: useAction({ toast: false, otherwise: m.chat_unreachable }),
    async send({ name: typed = "", email: address = "" }) {
      await onSave({ name: typed.trim(), email: address.trim() });
      setEditing(false);
    },
  });

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
    <form className={styles.card} {...form.props}>
      <p>{m.chat_address_ask()}</p>
      <AddressFields
        name={name}
        email={email || (findStoredUser()?.email ?? "")}
        error={form.error}
      />
      {form.problem && <FieldError>{form.problem}</FieldError>}
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={form.busy}>
          {form.busy ? m.chat_saving() : m.chat_save()}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setEditing(false)}>
          {m.chat_not_now()}
        </Button>
      </div>
    </form>
  );
}
