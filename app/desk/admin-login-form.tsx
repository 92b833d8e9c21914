import { type FormEvent, useEffect, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import styles from "#app/traveller/account-form.module.css";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { prepareToasts, showToast, toastTimes } from "#app/ui/toast.tsx";
import { signInAdmin } from "./sign-in-admin.ts";

/** The admin sign-in, at /AdminLogin and wherever the desk asks for it. */
export function AdminLoginForm({ onSignedIn }: { onSignedIn?: () => void }) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState("");
  const [codeNeeded, setCodeNeeded] = useState(false);
  useEffect(prepareToasts, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    const email = String(form.get("admin_email")).trim();
    setPending(true);
    setProblem("");
    const fault = await signInAdmin(
      email,
      String(form.get("admin_password")),
      String(form.get("code") ?? ""),
    );
    setPending(false);
    if (fault) {
      // Asking for the code is no failure; a code that is not right is one.
      const isFirstAsk = fault.codeNeeded && !codeNeeded;
      setCodeNeeded(fault.codeNeeded || codeNeeded);
      setProblem(isFirstAsk ? "" : fault.text);
      void showToast(fault.text, isFirstAsk ? "info" : "error", toastTimes.admin);
      return;
    }
    void showToast(m.admin_signed_in({ email }), "success", toastTimes.admin);
    onSignedIn?.();
  }

  return (
    <form className={styles.form} method="post" action="/AdminLogin" onSubmit={submit}>
      <TextField
        label={m.admin_email()}
        name="admin_email"
        type="email"
        icon="mail"
        autoComplete="username"
        required
      />
      <PasswordField
        label={m.admin_password()}
        name="admin_password"
        autoComplete="current-password"
        required
      />
      {codeNeeded && <CodeField required autoFocus />}
      {/* Without a script the server cannot ask for the code after the password: it is there at once. */}
      <noscript>
        <CodeField />
      </noscript>
      {problem && <FieldError>{problem}</FieldError>}
      <Button type="submit" full busy={pending}>
        {pending ? m.admin_signing_in() : m.admin_sign_in()}
      </Button>
    </form>
  );
}

function CodeField(more: { required?: boolean; autoFocus?: boolean }) {
  return (
    <TextField
      label={m.desk_code()}
      hint={m.desk_code_hint()}
      name="code"
      icon="mobile"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      {...more}
    />
  );
}
