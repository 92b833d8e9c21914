import { type FormEvent, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import styles from "./account.module.css";
import { Card } from "./card.tsx";
import { useAuthAction } from "./use-auth-action.ts";

/** A new password; other devices have to sign in again. */
export function NewPasswordCard() {
  const action = useAuthAction();
  const [password, setPassword] = useState("");
  async function save(event: FormEvent) {
    event.preventDefault();
    const saved = await action.ask("save", (auth) => auth.updateUser({ password }));
    if (!saved) return;
    setPassword("");
    void showToast(m.auth_password_updated());
  }
  return (
    <Card title={m.auth_password()} lede={m.auth_password_lede()}>
      <form className={styles.form} onSubmit={save}>
        <PasswordField
          label={m.auth_password_new()}
          hint={m.auth_password_hint()}
          autoComplete="new-password"
          value={password}
          minLength={8}
          maxLength={72}
          required
          onChange={(event) => setPassword(event.target.value)}
        />
        {action.problem && <FieldError>{action.problem}</FieldError>}
        <Button type="submit" size="small" busy={action.busy === "save"}>
          {m.auth_password_submit()}
        </Button>
      </form>
    </Card>
  );
}
