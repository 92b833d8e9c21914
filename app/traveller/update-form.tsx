import { type FormEvent, useEffect, useState } from "react";
import { askApi, readMessage } from "#app/calls/call-api.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { prepareToasts, showToast } from "#app/ui/toast.tsx";
import styles from "./account-form.module.css";

/** The forgotten-password request: one field; the server's own message is shown (section 8). */
export function UpdateForm({ onSent }: { onSent(message: string): void }) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(prepareToasts, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const email = String(new FormData(event.currentTarget).get("email")).trim();
    setPending(true);
    setProblem("");
    try {
      const answer = await askApi<{ message: string }>("POST", "/Update", { email });
      const message = readMessage(answer) || m.auth_update_failed();
      void showToast(message, answer.ok ? "success" : "error");
      if (answer.ok) onSent(message);
      else setProblem(message);
    } catch {
      setProblem(m.auth_update_failed());
      void showToast(m.auth_update_failed(), "error");
    }
    setPending(false);
  }

  return (
    <form className={styles.form} method="post" action="/Update" onSubmit={submit}>
      <TextField
        label={m.auth_email()}
        name="email"
        type="email"
        icon="mail"
        autoComplete="email"
        required
      />
      {problem && <FieldError>{problem}</FieldError>}
      <Button type="submit" full busy={pending}>
        {pending ? m.auth_update_sending() : m.auth_update_submit()}
      </Button>
    </form>
  );
}
