import { useState } from "react";
import { Link } from "react-router";
import { openAuth } from "#app/calls/auth.ts";
import { CallError } from "#app/calls/call-error.ts";
import { useAction } from "#app/calls/use-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { usePanels } from "#app/panels/panels.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { CheckField, FieldError, TextField } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import styles from "./login-popup.module.css";
import { PasskeyButton } from "./passkey-button.tsx";
import { ResendLink } from "./resend-link.tsx";
import { goOnSignedIn, signIn } from "./sign-in.ts";
import { SocialButtons } from "./social-buttons.tsx";

/** Section 2: email, password, Remember me, Forgot password?, two social buttons. */
export function SignInForm({
  email: known,
  password: typed,
  onPassword,
}: {
  /** The address of a sign-up or a trip that was begun here. */
  email: string;
  password: string;
  onPassword(password: string): void;
}) {
  const { closeLogin } = usePanels();
  /** The address that still waits for its confirmation. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const action = useAction({ otherwise: m.auth_sign_in_failed });
  const form = useForm({
    action,
    draft: "sign-in",
    async send({ email: typed = "", password = "", remember }) {
      const email = typed.trim();
      setUnconfirmed(null);
      const outcome = await signIn({ email, password, remember: remember !== undefined });
      if (!outcome.ok) {
        if (outcome.unconfirmed) setUnconfirmed(email);
        throw new CallError("refused", outcome.text);
      }
      await goOnSignedIn(closeLogin);
    },
  });

  return (
    <form className={styles.form} {...form.props} onFocus={() => void openAuth().catch(() => {})}>
      <TextField
        label={m.auth_email()}
        name="email"
        type="email"
        icon="mail"
        autoComplete="username"
        defaultValue={known}
        required
      />
      <PasswordField
        label={m.auth_password()}
        name="password"
        autoComplete="current-password"
        defaultValue={typed}
        onChange={(event) => onPassword(event.target.value)}
        required
      />
      {form.problem && <FieldError>{form.problem}</FieldError>}
      {unconfirmed && <ResendLink email={unconfirmed} />}
      <div className={styles.between}>
        <CheckField label={m.auth_remember()} name="remember" defaultChecked />
        <Link className="more" to="/Update" onClick={closeLogin}>
          {m.auth_forgot()}
        </Link>
      </div>
      <Button type="submit" full busy={form.busy}>
        {form.busy ? m.auth_signing_in() : m.auth_sign_in()}
      </Button>
      <SocialButtons />
      <PasskeyButton />
    </form>
  );
}
