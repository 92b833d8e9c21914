import { useState } from "react";
import { takesPasskeys } from "#app/calls/auth.ts";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { addPasskey, spellsPasskeys } from "#app/desk/passkey.ts";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import { nameBrowser } from "#app/ui/name-browser.ts";
import { PasswordField } from "#app/ui/password-field.tsx";
import type { DeskPasskey } from "#contract/wire/desk-admins.ts";
import styles from "./team.module.css";

/** Keys of devices that sign in at the desk instead of the password. */
export function OwnPasskeys() {
  const list = useQuery<{ passkeys: DeskPasskey[]; taken: boolean }>(
    callAsAdmin,
    "/api/desk/me/passkeys",
  );
  const action = useDeskAction();
  const [sure, setSure] = useState<string | null>(null);
  const form = useForm({
    action,
    async send({ password = "" }) {
      if (!(await addPasskey(password, nameBrowser(navigator.userAgent)))) return false;
      say(m.passkey_added());
      form.reset();
      await list.reload();
      return true;
    },
  });
  const remove = (id: string) =>
    action.run(id, async () => {
      await callAsAdmin("DELETE", `/api/desk/me/passkeys/${id}`);
      setSure(null);
      await list.reload();
    });
  const passkeys = list.data?.passkeys ?? [];
  const adds = takesPasskeys() && spellsPasskeys();
  if (passkeys.length === 0 && !(adds && (list.data?.taken ?? true))) return null;
  return (
    <section className={styles.card}>
      <h3 className="h4">{m.passkey_title()}</h3>
      <p className="muted small">{m.desk_passkey_lede()}</p>
      {!list.data &&
        (list.fault ? (
          <Fault text={list.fault} onRetry={() => void list.reload()} />
        ) : (
          <LoadingRows count={1} />
        ))}
      {passkeys.length > 0 && (
        <ul className={styles.keys}>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong>
                <span className="muted small">
                  {lastUsedAt
                    ? m.passkey_used({ at: formatMoment(lastUsedAt) })
                    : m.passkey_made({ at: formatMoment(createdAt) })}
                </span>
              </span>
              <Button
                variant="secondary"
                size="small"
                busy={action.busy === id}
                onClick={() => (sure === id ? void remove(id) : setSure(id))}
              >
                {sure === id ? m.desk_passkey_sure() : m.desk_remove()}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {list.data?.taken && adds && (
        <form className={styles.code} {...form.props}>
          <PasswordField
            label={m.desk_passkey_password()}
            autoComplete="current-password"
            name="password"
            maxLength={200}
            required
            error={form.error("password")}
          />
          <Button type="submit" size="small" busy={form.busy}>
            {m.passkey_add()}
          </Button>
        </form>
      )}
    </section>
  );
}
