import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { openAuth } from "#app/calls/auth.ts";
import { finishSignIn } from "#app/calls/second-factor.ts";
import { m } from "#app/paraglide/messages.js";
import { usePanels } from "#app/site/panels.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckField, FieldError, TextField } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import styles from "./login-popup.module.css";
import { ResendLink } from "./resend-link.tsx";
import { reloadAfterSignIn, signIn } from "./sign-in.ts";
import { SocialButtons } from "./social-buttons.tsx";

/** Section 2: email, password, Remember me, Forgot password?, two social buttons. */
export function SignInForm() {
  const { closeLogin } = usePanels();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<{ text: string; unconfirmed?: boolean }>();
  const [email, setEmail] = useState("");

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    setPending(true);
    setProblem(undefined);
    const outcome = await signIn({
      email: String(form.get("email")).trim(),
      password: String(form.get("password")),
      remember: form.has("remember"),
    });
    setPending(false);
    if (!outcome.ok) {
      setProblem({ text: outcome.text, unconfirmed: outcome.unconfirmed ?? false });
      void showToast(outcome.text, "error");
      return;
    }
    closeLogin();
    await finishSignIn();
    void showToast(m.auth_logged_in());
    setTimeout(() => window.location.reload(), reloadAfterSignIn);
  }

  return (
    <form className={styles.form} onSubmit={submit} onFocus={() => void openAuth().catch(() => {})}>
      <TextField
        label={m.auth_email()}
        name="email"
        type="email"
        icon="mail"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={m.auth_password()}
        name="password"
        autoComplete="current-password"
        required
      />
      {problem && <FieldError>{problem.text}</FieldError>}
      {problem?.unconfirmed && <ResendLink email={email.trim()} />}
      <div className={styles.between}>
        <CheckField label={m.auth_remember()} name="remember" defaultChecked />
        <Link className="more" to="/Update" onClick={closeLogin}>
          {m.auth_forgot()}
        </Link>
      </div>
      <Button type="submit" full busy={pending}>
        {pending ? m.auth_signing_in() : m.auth_sign_in()}
      </Button>
      <SocialButtons />
    </form>
  );
}
