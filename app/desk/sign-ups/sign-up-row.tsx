import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import { isAtLeast } from "#contract/wire/desk-roles.ts";
import type { DeskSignUp } from "#contract/wire/desk-sign-ups.ts";
import styles from "./sign-ups.module.css";

/** A sign-up that waits, and what can be done for whoever made it. */
export function SignUpRow({
  signUp,
  role,
  onChanged,
}: {
  signUp: DeskSignUp;
  role: DeskSelf["role"];
  onChanged(): void;
}) {
  const [isCorrecting, setCorrecting] = useState(false);
  const action = useDeskAction();
  const { id, email, typed, createdAt, sentAt } = signUp;
  const path = `/api/desk/sign-ups/${id}`;
  const again = () =>
    action.run("again", async () => {
      await callAsAdmin("POST", `${path}/send-again`, {});
      say(m.desk_sign_up_sent({ email }));
      onChanged();
    });
  async function remove() {
    if (!window.confirm(m.desk_sign_up_delete_confirm({ email }))) return;
    await action.run("remove", async () => {
      await callAsAdmin("DELETE", path);
      say(m.desk_sign_up_deleted());
      onChanged();
    });
  }
  return (
    <li className={styles.signUp}>
      <div className={styles.who}>
        <strong>{email}</strong>
        {typed.map(({ name, phone }, index) => (
          <span key={index}>{[name, phone].filter(Boolean).join(" · ")}</span>
        ))}
        <small className="muted">
          {m.desk_sign_up_at({ when: formatMoment(createdAt) })}
          {sentAt && ` · ${m.desk_sign_up_sent_at({ when: formatMoment(sentAt) })}`}
          {typed.length > 1 && ` · ${m.desk_sign_up_several({ count: typed.length })}`}
        </small>
      </div>
      {role !== "viewer" && (
        <span className={styles.acts}>
          <Button
            variant="secondary"
            size="small"
            busy={action.busy === "again"}
            onClick={() => void again()}
          >
            {m.desk_sign_up_again()}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isCorrecting}
            onClick={() => setCorrecting(!isCorrecting)}
          >
            {m.desk_sign_up_correct()}
          </Button>
          {isAtLeast(role, "manager") && (
            <Button
              variant="quiet"
              size="small"
              busy={action.busy === "remove"}
              onClick={() => void remove()}
            >
              {m.desk_sign_up_delete()}
            </Button>
          )}
        </span>
      )}
      {isCorrecting && (
        <AddressForm
          email={email}
          send={async (corrected) => {
            await callAsAdmin("PUT", `${path}/address`, { email: corrected });
            say(m.desk_sign_up_sent({ email: corrected }));
            onChanged();
          }}
        />
      )}
    </li>
  );
}

/** The address that was meant; the mail goes there, and what went to the other is void. */
function AddressForm({ email, send }: { email: string; send(email: string): Promise<void> }) {
  const form = useForm({
    action: useDeskAction(),
    send: ({ email: typed = "" }) => send(typed.trim()),
  });
  return (
    <form {...form.props} className={styles.correct}>
      <TextField
        label={m.desk_sign_up_right()}
        name="email"
        type="email"
        maxLength={254}
        defaultValue={email}
        required
        autoFocus
        note={m.desk_sign_up_right_note()}
        error={form.error("email")}
      />
      <Button type="submit" size="small" busy={form.busy}>
        {m.desk_sign_up_right_send()}
      </Button>
    </form>
  );
}
