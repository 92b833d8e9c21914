import type { User } from "@supabase/auth-js";
import { type FormEvent, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import styles from "./account.module.css";
import { Card } from "./card.tsx";
import { useAuthAction } from "./use-auth-action.ts";

/** A new address: nothing changes until the mails to both have been answered. */
export function EmailCard({ user, email }: { user: User | null; email: string }) {
  const action = useAuthAction();
  const [next, setNext] = useState("");
  const waiting = user?.new_email;

  async function change(event: FormEvent) {
    event.preventDefault();
    const asked = await action.ask("change", (auth) =>
      auth.updateUser(
        { email: next.trim() },
        { emailRedirectTo: `${window.location.origin}/account` },
      ),
    );
    if (asked) setNext("");
  }
  return (
    <Card title={m.auth_email()} lede={m.account_email_now({ email: email || "—" })}>
      {waiting && (
        <p className={styles.said} role="status">
          {m.account_email_waiting({ email: waiting })}
        </p>
      )}
      <form className={styles.form} onSubmit={change}>
        <TextField
          label={m.account_email_new()}
          type="email"
          icon="mail"
          autoComplete="email"
          value={next}
          required
          onChange={(event) => setNext(event.target.value)}
        />
        {action.problem && <FieldError>{action.problem}</FieldError>}
        <Button type="submit" size="small" busy={action.busy === "change"}>
          {m.account_email_change()}
        </Button>
      </form>
    </Card>
  );
}
