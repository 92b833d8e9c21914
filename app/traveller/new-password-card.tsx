import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import styles from "./account.module.css";
import { Card } from "./card.tsx";
import { OwnerProofField, useOwnerProof } from "./owner-proof.tsx";
import { useAuthAction } from "./use-auth-action.ts";

/** A new password; other devices have to sign in again. */
export function NewPasswordCard() {
  const action = useAuthAction();
  const proof = useOwnerProof();
  const form = useForm({
    action,
    async send(values) {
      const { password = "" } = values;
      const isDone = await proof.change(values, (auth, shown) =>
        auth.updateUser({ password, ...shown }),
      );
      if (!isDone) return false;
      form.reset();
      void showToast(m.auth_password_updated());
      return true;
    },
  });
  return (
    <Card title={m.auth_password()} lede={m.auth_password_lede()}>
      <form className={styles.form} {...form.props}>
        <PasswordField
          label={m.auth_password_new()}
          hint={m.auth_new_password_hint()}
          autoComplete="new-password"
          name="password"
          minLength={8}
          maxLength={72}
          required
        />
        <OwnerProofField proof={proof} error={form.error} run={action.run} />
        {form.problem && <FieldError>{form.problem}</FieldError>}
        <Button type="submit" size="small" busy={form.busy}>
          {m.auth_password_submit()}
        </Button>
      </form>
    </Card>
  );
}
