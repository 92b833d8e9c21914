import { type FormEvent, useEffect, useState } from "react";
import { findSessionPlace, openAuth } from "#app/calls/auth.ts";
import { findProfileImage } from "#app/calls/profile-image.ts";
import { withSecondFactor } from "#app/calls/second-factor.ts";
import { keys, writeStored } from "#app/calls/stored-values.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { prepareToasts, showToast } from "#app/ui/toast.tsx";
import styles from "./account-form.module.css";

/** The new password, given to the auth service by the session of the link. */
export function PasswordForm({ onDone }: { onDone(): void }) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(prepareToasts, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const password = String(new FormData(event.currentTarget).get("password"));
    setPending(true);
    setProblem("");
    const fault = await savePassword(password);
    setPending(false);
    setProblem(fault ?? "");
    void showToast(fault ?? m.auth_password_updated(), fault ? "error" : "success");
    if (!fault) onDone();
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <PasswordField
        label={m.auth_password_new()}
        hint={m.auth_password_hint()}
        name="password"
        autoComplete="new-password"
        required
      />
      {problem && <FieldError>{problem}</FieldError>}
      <Button type="submit" full busy={pending}>
        {pending ? m.auth_password_saving() : m.auth_password_submit()}
      </Button>
    </form>
  );
}

/** The provider's error, or null when the password is new; the page is then signed in (section 4). */
async function savePassword(password: string): Promise<string | null> {
  try {
    const auth = await openAuth();
    const { error } = await withSecondFactor(
      () => auth.updateUser({ password }),
      (answer) => answer.error?.code,
    );
    if (error) return error.message;
    const { data } = await auth.getSession();
    if (data.session)
      writeStored(keys.image, await findProfileImage(data.session), findSessionPlace());
    return null;
  } catch {
    return m.auth_update_failed();
  }
}
