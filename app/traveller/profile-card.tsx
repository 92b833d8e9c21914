import type { User } from "@supabase/auth-js";
import { type FormEvent, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import styles from "./account.module.css";
import { Card } from "./card.tsx";
import { useAuthAction } from "./use-auth-action.ts";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Name and telephone: what the office calls you, and where. */
export function ProfileCard({ user }: { user: User }) {
  const action = useAuthAction();
  const [name, setName] = useState(
    textOf(user.user_metadata.full_name) || textOf(user.user_metadata.name),
  );
  const [phone, setPhone] = useState(textOf(user.user_metadata.phone));
  const [problems, setProblems] = useState<{ name?: string; phone?: string }>({});

  async function save(event: FormEvent) {
    event.preventDefault();
    // Section 5: the rules of the sign-up form.
    const found = {
      ...(!/^[\p{L}\p{M} ]{3,50}$/u.test(name.trim()) && { name: m.account_name_rule() }),
      ...(!/^\+?\d{7,15}$/.test(phone.replaceAll(/[\s().-]/g, "")) && {
        phone: m.account_phone_rule(),
      }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const saved = await action.ask("save", (auth) =>
      auth.updateUser({
        data: { full_name: name.trim(), phone: phone.replaceAll(/[\s().-]/g, "") },
      }),
    );
    if (saved) void showToast(m.account_saved());
  }
  return (
    <Card title={m.account_profile()}>
      <form className={styles.form} onSubmit={save}>
        <TextField
          label={m.auth_full_name()}
          icon="person"
          autoComplete="name"
          value={name}
          error={problems.name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={m.auth_phone()}
          icon="phone"
          type="tel"
          autoComplete="tel"
          value={phone}
          error={problems.phone}
          onChange={(event) => setPhone(event.target.value)}
        />
        {action.problem && <FieldError>{action.problem}</FieldError>}
        <Button type="submit" size="small" busy={action.busy === "save"}>
          {m.desk_save()}
        </Button>
      </form>
    </Card>
  );
}
