import type { Factor } from "@supabase/auth-js";
import { useCallback, useEffect, useState } from "react";
import { onAuthEvent, openAuth } from "#app/calls/auth.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import styles from "./account.module.css";
import { Card } from "./card.tsx";
import { CodeForm } from "./code-form.tsx";
import { askAuth, useAuthAction } from "./use-auth-action.ts";

type Offer = { id: string; qr: string; secret: string };
type State = { factors: Factor[]; stepUp: string | null };

/** An authenticator beside the password. With one set up, changes ask for its code first. */
export function SecondFactorCard({ onChanged }: { onChanged(): void }) {
  const action = useAuthAction();
  const [state, setState] = useState<State | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);

  const read = useCallback(async () => {
    const auth = await openAuth();
    const [{ data: list }, { data: level }] = await Promise.all([
      auth.mfa.listFactors(),
      auth.mfa.getAuthenticatorAssuranceLevel(),
    ]);
    const factors = (list?.all ?? []).filter(({ status }) => status === "verified");
    const needsCode = level?.currentLevel === "aal1" && level.nextLevel === "aal2";
    const totp = factors.find(({ factor_type }) => factor_type === "totp");
    setState({ factors, stepUp: needsCode ? (totp?.id ?? null) : null });
  }, []);
  useEffect(() => {
    read().catch(() => setState({ factors: [], stepUp: null }));
    return onAuthEvent((event) => {
      // The code may have been entered elsewhere on the page.
      if (event === "MFA_CHALLENGE_VERIFIED") void read().catch(() => {});
    });
  }, [read]);

  const begin = () =>
    action.ask("begin", async (auth) => {
      const { data, error } = await auth.mfa.enroll({
        factorType: "totp",
        friendlyName: new Date().toISOString().slice(0, 16),
        issuer: m.site_name(),
      });
      if (data) setOffer({ id: data.id, qr: data.totp.qr_code, secret: data.totp.secret });
      return { error };
    });
  async function verify(factorId: string, code: string) {
    await askAuth((auth) => auth.mfa.challengeAndVerify({ factorId, code }));
    if (offer) void showToast(m.account_factor_added());
    setOffer(null);
    await read().catch(() => {});
    onChanged();
  }
  const remove = (factorId: string) =>
    action.ask("remove", async (auth) => {
      if (!window.confirm(m.account_factor_remove_confirm())) return { error: null };
      const { error } = await auth.mfa.unenroll({ factorId });
      if (!error) await read();
      return { error };
    });
  const codeForm = (factorId: string, submit: string) => (
    <CodeForm
      className={styles.form}
      action={action}
      submit={submit}
      onCode={(code) => verify(factorId, code)}
    />
  );

  return (
    <Card title={m.desk_factor_title()} lede={m.desk_factor_lede()}>
      {offer ? (
        <>
          <p className="small">{m.desk_factor_scan()}</p>
          <img
            className={styles.qr}
            src={offer.qr}
            alt={m.desk_factor_qr()}
            width={200}
            height={200}
          />
          <p className={styles.secret}>{offer.secret.match(/.{1,4}/g)?.join(" ")}</p>
          {codeForm(offer.id, m.desk_factor_confirm())}
        </>
      ) : (
        state && (
          <>
            {state.stepUp && (
              <>
                <p className="small">{m.account_factor_step_up()}</p>
                {codeForm(state.stepUp, m.account_factor_unlock())}
              </>
            )}
            {state.factors.length > 0 && (
              <ul className={styles.rows}>
                {state.factors.map((factor) => (
                  <li key={factor.id} className={styles.row}>
                    <span>
                      <strong>{m.account_factor_kind()}</strong>
                      {factor.friendly_name}
                    </span>
                    <Button
                      variant="quiet"
                      size="small"
                      disabled={state.stepUp !== null}
                      busy={action.busy === "remove"}
                      onClick={() => void remove(factor.id)}
                    >
                      {m.desk_remove()}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {state.factors.length === 0 && (
              <Button size="small" icon="mobile" busy={action.busy === "begin"} onClick={begin}>
                {m.desk_factor_begin()}
              </Button>
            )}
            {!state.stepUp && action.problem && <FieldError>{action.problem}</FieldError>}
          </>
        )
      )}
    </Card>
  );
}
