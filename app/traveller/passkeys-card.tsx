import type { GoTrueClient } from "@supabase/auth-js";
import { useCallback, useEffect, useState } from "react";
import { openAuth, takesPasskeys } from "#app/calls/auth.ts";
import { CallError } from "#app/calls/call-error.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import { nameBrowser } from "#app/ui/name-browser.ts";
import { showToast } from "#app/ui/toast.tsx";
import styles from "./account.module.css";
import { Card } from "./card.tsx";
import { sayPasskeyFault } from "./passkey-fault.ts";
import { useAuthAction } from "./use-auth-action.ts";

type Passkey = NonNullable<Awaited<ReturnType<GoTrueClient["passkey"]["list"]>>["data"]>[number];

const longestName = 120;

/** Keys of devices that sign in by themselves: added, renamed and removed here. */
export function PasskeysCard() {
  const action = useAuthAction();
  const [passkeys, setPasskeys] = useState<Passkey[] | null>(null);
  const read = useCallback(async () => {
    const { data, error } = await (await openAuth()).passkey.list();
    // Asked for the code of a second factor first: the list comes with the next press.
    setPasskeys(error ? [] : data);
  }, []);
  useEffect(() => {
    if (takesPasskeys()) read().catch(() => setPasskeys([]));
  }, [read]);
  if (!takesPasskeys() || !passkeys) return null;

  const add = () =>
    action.ask("add", async (auth) => {
      const { data, error } = await auth.registerPasskey();
      if (error) {
        if ("code" in error && error.code === "insufficient_aal") return { error };
        const text = sayPasskeyFault(error);
        if (text) throw new CallError("refused", text);
        return { error: null };
      }
      const named = await auth.passkey.update({
        ...{ passkeyId: data.id, friendlyName: nameBrowser(navigator.userAgent) },
      });
      if (!named.error) void showToast(m.passkey_added());
      await read();
      return { error: named.error };
    });
  const rename = (passkey: Passkey) => {
    const name = window.prompt(m.passkey_name(), passkey.friendly_name ?? "")?.trim();
    if (!name || name === passkey.friendly_name) return;
    void action.ask(passkey.id, async (auth) => {
      const { error } = await auth.passkey.update({
        ...{ passkeyId: passkey.id, friendlyName: name.slice(0, longestName) },
      });
      if (!error) await read();
      return { error };
    });
  };
  const remove = (passkey: Passkey) => {
    if (!window.confirm(m.passkey_remove_confirm())) return;
    void action.ask(passkey.id, async (auth) => {
      const { error } = await auth.passkey.delete({ passkeyId: passkey.id });
      if (!error) await read();
      return { error };
    });
  };
  return (
    <Card title={m.passkey_title()} lede={m.passkey_lede()}>
      {passkeys.length > 0 && (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.row}>
              <span>
                <strong>{passkey.friendly_name || m.passkey_kind()}</strong>
                {passkey.last_used_at
                  ? m.passkey_used({ at: formatMoment(passkey.last_used_at) })
                  : m.passkey_made({ at: formatMoment(passkey.created_at) })}
              </span>
              <span className={styles.actions}>
                <Button variant="quiet" size="small" onClick={() => rename(passkey)}>
                  {m.passkey_rename()}
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  busy={action.busy === passkey.id}
                  onClick={() => remove(passkey)}
                >
                  {m.desk_remove()}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button size="small" busy={action.busy === "add"} onClick={() => void add()}>
        {m.passkey_add()}
      </Button>
      {action.problem && <FieldError>{action.problem}</FieldError>}
    </Card>
  );
}
