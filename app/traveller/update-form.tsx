import { useEffect } from "react";
import { callApi } from "#app/calls/call-api.ts";
import { useAction } from "#app/calls/use-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { prepareToasts, showToast } from "#app/ui/toast.tsx";
import styles from "./account-form.module.css";

/** The forgotten-password request: one field; the server's own message is shown (section 8). */
export function UpdateForm({ onSent }: { onSent(message: string): void }) {
  const action = useAction({ otherwise: m.auth_update_failed });
  useEffect(prepareToasts, []);
  const form = useForm({
    action,
    async send({ email = "" }) {
      const { message } = await callApi<{ message: string }>("POST", "/Update", {
        email: email.trim(),
      });
      const said = message || m.auth_update_failed();
      void showToast(said, "success");
      onSent(said);
    },
  });

  return (
    <form className={styles.form} method="post" action="/Update" {...form.props}>
      <TextField
        label={m.auth_email()}
        name="email"
        type="email"
        icon="mail"
        autoComplete="email"
        required
        error={form.error("email")}
      />
      {form.problem && <FieldError>{form.problem}</FieldError>}
      <Button type="submit" full busy={form.busy}>
        {form.busy ? m.auth_update_sending() : m.auth_update_submit()}
      </Button>
    </form>
  );
}
