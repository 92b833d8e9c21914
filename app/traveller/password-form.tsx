import { useEffect } from "react";
import { findSessionPlace, openAuth } from "#app/calls/auth.ts";
import { findProfileImage } from "#app/calls/profile-image.ts";
import { keys, writeStored } from "#app/calls/stored-values.ts";
import { useAction } from "#app/calls/use-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { prepareToasts, showToast } from "#app/ui/toast.tsx";
import styles from "./account-form.module.css";
import { OwnerProofField, useOwnerProof } from "./owner-proof.tsx";

/** The new password, given to the auth service by the session of the link. */
export function PasswordForm({ onDone }: { onDone(): void }) {
  const action = useAction({ otherwise: m.auth_update_failed });
  const proof = useOwnerProof();
  useEffect(prepareToasts, []);
  const form = useForm({
    action,
    async send(values) {
      const { password = "" } = values;
      const isDone = await proof.change(values, (auth, shown) =>
        auth.updateUser({ password, ...shown }),
      );
      if (!isDone) return false;
      await enterPage();
      void showToast(m.auth_password_updated());
      onDone();
      return true;
    },
  });

  return (
    <form className={styles.form} {...form.props}>
      <PasswordField
        label={m.auth_password_new()}
        hint={m.auth_new_password_hint()}
        name="password"
        autoComplete="new-password"
        minLength={8}
        maxLength={72}
        required
      />
      <OwnerProofField proof={proof} error={form.error} run={action.run} />
      {form.problem && <FieldError>{form.problem}</FieldError>}
      <Button type="submit" full busy={form.busy}>
        {form.busy ? m.auth_password_saving() : m.auth_password_submit()}
      </Button>
    </form>
  );
}

/** Signs the page in (section 4). */
async function enterPage(): Promise<void> {
  const { data } = await (await openAuth()).getSession();
  if (data.session)
    writeStored(keys.image, await findProfileImage(data.session), findSessionPlace());
}
