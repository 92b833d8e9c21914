import type { Factor } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { openAuth } from "#app/calls/auth.ts";
import { readAuthFault } from "#app/calls/auth-fault.ts";
import { sayFault } from "#app/calls/call-error.ts";
import { useAction } from "#app/calls/use-action.ts";
import { m } from "#app/paraglide/messages.js";
import { FieldError } from "#app/ui/field.tsx";
import { Popup } from "#app/ui/popup.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import styles from "./account-form.module.css";
import { CodeForm } from "./code-form.tsx";

type State = { factor: Factor | null; challengeId: string | null };

/** The factor whose code can be typed: an authenticator's, else a text's, which is sent now. */
async function readFactor(): Promise<State> {
  const { mfa } = await openAuth();
  const { data, error } = await mfa.listFactors();
  if (error) throw readAuthFault(error);
  const [totp] = data.totp;
  if (totp) return { factor: totp, challengeId: null };
  const [phone] = data.phone;
  if (!phone) return { factor: null, challengeId: null };
  const sent = await mfa.challenge({ factorId: phone.id });
  if (sent.error) throw readAuthFault(sent.error);
  return { factor: phone, challengeId: sent.data.id };
}

/** @throws CallError with the service's words */
async function verify({ factor, challengeId }: State, code: string): Promise<void> {
  const { mfa } = await openAuth();
  const factorId = factor?.id ?? "";
  const { error } = challengeId
    ? await mfa.verify({ factorId, challengeId, code })
    : await mfa.challengeAndVerify({ factorId, code });
  if (error) throw readAuthFault(error);
}

/** The code of the second step, over whatever page wanted it; what was typed there stays. */
export function SecondFactorPopup({ onDone }: { onDone(passed: boolean): void }) {
  const [state, setState] = useState<State | null>(null);
  const [problem, setProblem] = useState("");
  const action = useAction({ toast: false, otherwise: m.account_unreachable });
  useEffect(() => {
    readFactor().then(setState, (error: unknown) => {
      setState({ factor: null, challengeId: null });
      setProblem(sayFault(error, m.account_unreachable()));
    });
  }, []);

  return (
    <Popup open onClose={() => onDone(false)} title={m.account_code_title()} width={480}>
      {!state ? (
        <Spinner label={m.admin_loading()} />
      ) : state.factor ? (
        <div className={styles.form}>
          <p>{state.challengeId ? m.account_code_texted() : m.account_code_lede()}</p>
          <CodeForm
            className={styles.form}
            action={action}
            submit={m.account_factor_unlock()}
            onCode={async (code) => {
              await verify(state, code);
              onDone(true);
            }}
            alone
          />
        </div>
      ) : (
        <FieldError>{problem || m.account_code_elsewhere()}</FieldError>
      )}
    </Popup>
  );
}
