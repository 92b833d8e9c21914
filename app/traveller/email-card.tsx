import type { User } from "@supabase/auth-js";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { ownAddress } from "#app/ui/language.ts";
import styles from "./account.module.css";
import { Card } from "./card.tsx";
import { OwnerProofField, useOwnerProof } from "./owner-proof.tsx";
import { useAuthAction } from "./use-auth-action.ts";

/** A new address: nothing changes until the mails to both have been answered. */
export function EmailCard({ user, email }: { user: User | null; email: string }) {
  const action = useAuthAction();
  const proof = useOwnerProof();
  const form = useForm({
    action,
    draft: "account-email",
    async send(values) {
      const email = (values.email ?? "").trim();
      const emailRedirectTo = window.location.origin + ownAddress("/account");
      const isDone = await proof.change(values, (auth, shown) =>
        auth.updateUser({ email, ...shown }, { emailRedirectTo }),
      );
      if (isDone) form.reset();
      return isDone;
    },
  });
  const waiting = user?.new_email;

  return (
    <Card title={m.auth_email()} lede={m.account_email_now({ email: email || "—" })}>
      {waiting && (
        <p className={styles.said} role="status">
          {m.account_email_waiting({ email: waiting })}
        </p>
      )}
      <form className={styles.form} {...form.props}>
        <TextField
          label={m.account_email_new()}
          type="email"
          icon="mail"
          autoComplete="email"
          name="email"
          required
        />
        <OwnerProofField proof={proof} error={form.error} run={action.run} />
        {form.problem && <FieldError>{form.problem}</FieldError>}
        <Button type="submit" size="small" busy={form.busy}>
          {m.account_email_change()}
        </Button>
      </form>
    </Card>
  );
}
