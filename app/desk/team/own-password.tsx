import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import styles from "./team.module.css";

/** A new password of one's own; the present one proves who asks. */
export function OwnPassword() {
  const action = useDeskAction();
  const form = useForm({
    action,
    async send({ current, next }) {
      const { message } = await callAsAdmin<{ message: string }>("POST", "/api/desk/me/password", {
        current,
        next,
      });
      say(message);
      form.reset();
    },
  });
  return (
    <form className={styles.card} {...form.props}>
      <h3 className="h4">{m.desk_password_title()}</h3>
      <PasswordField
        label={m.desk_password_current()}
        autoComplete="current-password"
        name="current"
        required
        error={form.error("current")}
      />
      <PasswordField
        label={m.auth_password_new()}
        hint={m.desk_password_hint()}
        autoComplete="new-password"
        name="next"
        minLength={12}
        maxLength={72}
        required
        error={form.error("next")}
      />
      <Button type="submit" size="small" busy={form.busy}>
        {m.desk_password_save()}
      </Button>
    </form>
  );
}
