import { useEffect, useState } from "react";
import { CallError } from "#app/calls/call-error.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import styles from "#app/traveller/account-form.module.css";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { prepareToasts, showToast, toastTimes } from "#app/ui/toast.tsx";
import { signInAdmin } from "./sign-in-admin.ts";
import { useDeskAction } from "./use-desk-action.ts";

/** The admin sign-in, at /AdminLogin and wherever the desk asks for it. */
export function AdminLoginForm({ onSignedIn }: { onSignedIn?: () => void }) {
  const [codeNeeded, setCodeNeeded] = useState(false);
  const action = useDeskAction();
  useEffect(prepareToasts, []);
  const form = useForm({
    action,
    draft: "admin-login",
    async send({ admin_email: typed = "", admin_password: password = "", code = "" }) {
      const email = typed.trim();
      const fault = await signInAdmin(email, password, code);
      if (!fault) {
        void showToast(m.admin_signed_in({ email }), "success", toastTimes.admin);
        onSignedIn?.();
        return true;
      }
      setCodeNeeded(fault.codeNeeded || codeNeeded);
      // A code that is not right is a failure; asking for it is none.
      if (!fault.codeNeeded || codeNeeded) throw new CallError("refused", fault.text);
      void showToast(fault.text, "info", toastTimes.admin);
      return false;
    },
  });

  return (
    <form className={styles.form} method="post" action="/AdminLogin" {...form.props}>
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
      {form.problem && <FieldError>{form.problem}</FieldError>}
      <Button type="submit" full busy={form.busy}>
        {form.busy ? m.admin_signing_in() : m.admin_sign_in()}
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
