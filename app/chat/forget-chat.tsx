import { useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import styles from "./address-card.module.css";

type ForgetChatProps = {
  /** Texts that have not arrived: they would be lost. */
  unsent: number;
  /** @throws when the server could not be reached */
  onForget(): Promise<void>;
};

/** Takes the conversation out of this browser, after asking: nobody can bring it back here. */
export function ForgetChat({ unsent, onForget }: ForgetChatProps) {
  const [asking, setAsking] = useState(false);
  const [fault, setFault] = useState("");
  if (!asking)
    return (
      <p className={styles.known}>
        {m.chat_kept()}{" "}
        <button type="button" onClick={() => setAsking(true)}>
          {m.chat_forget()}
        </button>
      </p>
    );
  return (
    <div className={styles.card} role="alertdialog" aria-label={m.chat_forget()}>
      <p>{unsent > 0 ? m.chat_forget_unsent() : m.chat_forget_ask()}</p>
      {fault && <FieldError>{fault}</FieldError>}
      <div className={styles.actions}>
        <Button
          variant="danger"
          size="small"
          onClick={() =>
            onForget().catch((error: unknown) =>
              setFault(error instanceof Error ? error.message : m.chat_unreachable()),
            )
          }
        >
          {m.chat_forget_yes()}
        </Button>
        <Button variant="quiet" size="small" autoFocus onClick={() => setAsking(false)}>
          {m.chat_forget_no()}
        </Button>
      </div>
    </div>
  );
}
