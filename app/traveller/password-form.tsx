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
import { askAuth } from "./use-auth-action.ts";

/** The new password, given to the auth service by the session of the link. */
export function PasswordForm({ onDone }: { onDone(): void }) {
  const action = useAction({ otherwise: m.auth_update_failed });
  useEffect(prepareToasts, []);
  const form = useForm({
    action,
    async send({ password = "" }) {
      await savePassword(password);
      void showToast(m.auth_password_updated());
      onDone();
    },
  });

  return (
    <form className={styles.form} {...form.props}>
      <PasswordField
        label={m.auth_password_new()}
        hint={m.auth_password_hint()}
        name="password"
        autoComplete="new-password"
        required
      />
      {form.problem && <FieldError>{form.problem}</FieldError>}
      <Button type="submit" full busy={form.busy}>
        {form.busy ? m.auth_password_saving() : m.auth_password_submit()}
      </Button>
    </form>
  );
}

/** Sets it, and signs the page in (section 4). @throws CallError with the provider's words */
async function savePassword(password: string): Promise<void> {
  await askAuth((auth) => auth.updateUser({ password }));
  const { data } = await (await openAuth()).getSession();
  if (data.session)
    writeStored(keys.image, await findProfileImage(data.session), findSessionPlace());
}
