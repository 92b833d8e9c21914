import { useEffect, useState } from "react";
import { takesPasskeys } from "#app/calls/auth.ts";
import { CallError } from "#app/calls/call-error.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import styles from "#app/traveller/account-form.module.css";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { prepareToasts, showToast, toastTimes } from "#app/ui/toast.tsx";
import { askForPasskey, type PasskeyAnswer, signInByPasskey, spellsPasskeys } from "./passkey.ts";
import { signInAdmin } from "./sign-in-admin.ts";
import { useDeskAction } from "./use-desk-action.ts";

/** The admin sign-in, at /AdminLogin and wherever the desk asks for it. */
export function AdminLoginForm({ onSignedIn }: { onSignedIn?: () => void }) {
  const [codeNeeded, setCodeNeeded] = useState(false);
  /** The answer of a device whose owner has a second factor too: it goes along with the code. */
  const [key, setKey] = useState<PasskeyAnswer | null>(null);
  const action = useDeskAction();
  const enter = (email: string) => {
    void showToast(m.admin_signed_in({ email }), "success", toastTimes.admin);
    onSignedIn?.();
  };
  const [possible, setPossible] = useState(false);
  useEffect(prepareToasts, []);
  // The server does not know what this browser can.
  useEffect(() => setPossible(takesPasskeys() && spellsPasskeys()), []);
  const form = useForm({
    action,
    draft: "admin-login",
    async send({ admin_email: typed = "", admin_password: password = "", code = "" }) {
      if (key) {
        // A key that has become too old is asked for anew, by the button.
        const email = await signInByPasskey(key, code).catch((error) => {
          if (error instanceof CallError && error.code === "already_done") setKey(null);
          throw error;
        });
        if (email) enter(email);
        return email !== null;
      }
      const email = typed.trim();
      const fault = await signInAdmin(email, password, code);
      if (!fault) {
        enter(email);
        return true;
      }
      setCodeNeeded(fault.codeNeeded || codeNeeded);
      // A code that is not right is a failure; asking for it is none.
      if (!fault.codeNeeded || codeNeeded) throw new CallError("refused", fault.text);
      void showToast(fault.text, "info", toastTimes.admin);
      return false;
    },
  });

  /** The device's key instead of address and password. */
  async function enterByKey() {
    const answer = await askForPasskey();
    if (!answer) return;
    const email = await signInByPasskey(answer, "");
    if (email) return enter(email);
    setKey(answer);
    setCodeNeeded(true);
    void showToast(m.desk_code_hint(), "info", toastTimes.admin);
  }

  return (
    <form className={styles.form} method="post" action="/AdminLogin" {...form.props}>
      {!key && (
        <>
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
        </>
      )}
      {codeNeeded && <CodeField required autoFocus />}
      {/* Without a script the server cannot ask for the code after the password: it is there at once. */}
      <noscript>
        <CodeField />
      </noscript>
      {form.problem && <FieldError>{form.problem}</FieldError>}
      <Button type="submit" full busy={form.busy}>
        {form.busy ? m.admin_signing_in() : m.admin_sign_in()}
      </Button>
      {possible && (
        <Button
          variant="quiet"
          full
          busy={action.busy === "passkey"}
          onClick={() => void action.run("passkey", enterByKey)}
        >
          {m.passkey_sign_in()}
        </Button>
      )}
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
