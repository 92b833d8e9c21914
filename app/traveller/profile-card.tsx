import type { User } from "@supabase/auth-js";
import { type FormValues, useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import styles from "./account.module.css";
import { Card } from "./card.tsx";
import { askAuth, useAuthAction } from "./use-auth-action.ts";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const tidyName = ({ name = "" }: FormValues) => name.trim();
const tidyPhone = ({ phone = "" }: FormValues) => phone.replaceAll(/[\s().-]/g, "");

/** Any real name, as it stands on a ticket: Jean-Pierre O'Neil, Nuñez y García, आशा देवी, J. R. */
const realName = /^\p{L}[\p{L}\p{M}\p{Nd}\p{Join_Control} .,'’ʼ·()/-]{0,99}$/u;

const findFaults = (values: FormValues) => ({
  ...(!realName.test(tidyName(values)) && { name: m.account_name_rule() }),
  ...(!/^\+?\d{7,15}$/.test(tidyPhone(values)) && { phone: m.account_phone_rule() }),
});

/** Name and telephone: what the office calls you, and where. */
export function ProfileCard({ user }: { user: User }) {
  const action = useAuthAction();
  const { full_name: fullName, name, phone } = user.user_metadata;
  const form = useForm({
    action,
    check: findFaults,
    async send(values) {
      const data = { full_name: tidyName(values), phone: tidyPhone(values) };
      await askAuth((auth) => auth.updateUser({ data }));
      void showToast(m.account_saved());
    },
  });
  return (
    <Card title={m.account_profile()}>
      <form className={styles.form} {...form.props}>
        <TextField
          label={m.auth_full_name()}
          icon="person"
          autoComplete="name"
          name="name"
          defaultValue={textOf(fullName) || textOf(name)}
          error={form.error("name")}
        />
        <TextField
          label={m.auth_phone()}
          icon="phone"
          type="tel"
          autoComplete="tel"
          name="phone"
          defaultValue={textOf(phone)}
          error={form.error("phone")}
        />
        {form.problem && <FieldError>{form.problem}</FieldError>}
        <Button type="submit" size="small" busy={form.busy}>
          {m.desk_save()}
        </Button>
      </form>
    </Card>
  );
}
