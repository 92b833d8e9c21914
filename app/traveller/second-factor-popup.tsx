import type { Factor } from "@supabase/auth-js";
import { type FormEvent, useEffect, useState } from "react";
import { openAuth } from "#app/calls/auth.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { Popup } from "#app/ui/popup.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import styles from "./account-form.module.css";

type State = { factor: Factor | null; challengeId: string | null };

/** The factor whose code can be typed: an authenticator's, else a text's, which is sent now. */
async function readFactor(): Promise<State> {
  const { mfa } = await openAuth();
  const { data, error } = await mfa.listFactors();
  if (error) throw error;
  const [totp] = data.totp;
  if (totp) return { factor: totp, challengeId: null };
  const [phone] = data.phone;
  if (!phone) return { factor: null, challengeId: null };
  const sent = await mfa.challenge({ factorId: phone.id });
  if (sent.error) throw sent.error;
  return { factor: phone, challengeId: sent.data.id };
}

async function verify({ factor, challengeId }: State, code: string): Promise<string | null> {
  const { mfa } = await openAuth();
  const factorId = factor?.id ?? "";
  const { error } = challengeId
    ? await mfa.verify({ factorId, challengeId, code })
    : await mfa.challengeAndVerify({ factorId, code });
  return error?.message ?? null;
}

/** The code of the second step, over whatever page wanted it; what was typed there stays. */
export function SecondFactorPopup({ onDone }: { onDone(passed: boolean): void }) {
  const [state, setState] = useState<State | null>(null);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    readFactor().then(setState, (error: unknown) => {
      setState({ factor: null, challengeId: null });
      setProblem(error instanceof Error ? error.message : m.account_unreachable());
    });
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || !state) return;
    const code = String(new FormData(event.currentTarget).get("code")).replaceAll(/\s/g, "");
    setBusy(true);
    setProblem("");
    const fault = await verify(state, code).catch(() => m.account_unreachable());
    setBusy(false);
    if (fault) setProblem(fault);
    else onDone(true);
  }

  return (
    <Popup open onClose={() => onDone(false)} title={m.account_code_title()} width={480}>
      {!state ? (
        <Spinner label={m.admin_loading()} />
      ) : state.factor ? (
        <form className={styles.form} onSubmit={submit}>
          <p>{state.challengeId ? m.account_code_texted() : m.account_code_lede()}</p>
          <TextField
            label={m.desk_code()}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            required
            autoFocus
            error={problem || undefined}
          />
          <Button type="submit" full busy={busy}>
            {m.account_factor_unlock()}
          </Button>
        </form>
      ) : (
        <FieldError>{problem || m.account_code_elsewhere()}</FieldError>
      )}
    </Popup>
  );
}
