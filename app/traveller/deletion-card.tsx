import { useState } from "react";
import { callAsTraveller } from "#app/calls/call-as-traveller.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import { showToast } from "#app/ui/toast.tsx";
import { graceDays, type MyAccount } from "#contract/wire/account.ts";
import styles from "./account.module.css";
import { Card } from "./card.tsx";
import { signOut } from "./sign-out.ts";
import { useAuthAction } from "./use-auth-action.ts";

/** Asks for the account to go; it stays another seven days, and the mail has the way back. */
export function DeletionCard({ account }: { account: MyAccount }) {
  const action = useAuthAction();
  const [asking, setAsking] = useState(false);
  const form = useForm({
    action,
    async send({ confirm }) {
      await callAsTraveller("POST", "/api/me/deletion", { confirm });
      void showToast(m.account_deletion_asked());
      // Every session has ended by now, this one too.
      await signOut();
    },
  });
  return (
    <Card title={m.account_delete()} lede={m.account_delete_lede({ days: graceDays })}>
      {asking ? (
        <form className={styles.form} {...form.props}>
          <TextField
            label={m.account_delete_confirm({ address: account.email })}
            name="confirm"
            autoComplete="off"
            required
            autoFocus
            error={form.error("confirm")}
          />
          <div className={styles.actions}>
            <Button type="submit" variant="danger" size="small" busy={form.busy}>
              {m.account_delete_button()}
            </Button>
            <Button variant="quiet" size="small" onClick={() => setAsking(false)}>
              {m.desk_cancel()}
            </Button>
          </div>
        </form>
      ) : (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          {m.account_delete_begin()}
        </Button>
      )}
    </Card>
  );
}

/** While the days of grace run. */
export function LeavingBanner({
  deletion,
  onKept,
}: {
  deletion: NonNullable<MyAccount["deletion"]>;
  onKept(): void;
}) {
  const action = useAuthAction();
  const keep = () =>
    action.run("keep", async () => {
      await callAsTraveller("DELETE", "/api/me/deletion");
      void showToast(m.account_kept());
      onKept();
    });
  return (
    <section className={styles.banner} aria-label={m.account_delete()}>
      <p>{m.account_leaving({ when: formatMoment(deletion.dueAt) })}</p>
      <Button size="small" busy={action.busy === "keep"} onClick={keep}>
        {m.account_keep()}
      </Button>
      {action.problem && <FieldError>{action.problem}</FieldError>}
    </section>
  );
}
