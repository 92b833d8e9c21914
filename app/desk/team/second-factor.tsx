import { type FormEvent, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { DeskSelf, TotpOffer } from "#contract/desk-admins.ts";
import styles from "./team.module.css";

/** An authenticator beside the password: set up, renewed, removed. Also all there is while it is required. */
export function SecondFactor({ self, onChanged }: { self: DeskSelf; onChanged(): void }) {
  const action = useDeskAction();
  const [offer, setOffer] = useState<TotpOffer | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [code, setCode] = useState("");
  const begin = () =>
    action.run("begin", async () => setOffer(await callAsAdmin("POST", "/api/desk/me/totp", {})));
  const withCode = (name: string, path: string, after: (answer: { codes?: string[] }) => void) =>
    action.run(name, async () => {
      after(await callAsAdmin("POST", path, { code }));
      setCode("");
    });
  async function confirm(event: FormEvent) {
    event.preventDefault();
    await withCode("confirm", "/api/desk/me/totp/confirm", (answer) => {
      setCodes(answer.codes ?? []);
      setOffer(null);
    });
  }

  if (codes)
    return (
      <section className={styles.card}>
        <h3 className="h4">{m.desk_recovery_title()}</h3>
        <p className="muted small">{m.desk_recovery_lede()}</p>
        <ul className={styles.codes}>
          {codes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Button
          size="small"
          onClick={() => {
            setCodes(null);
            onChanged();
          }}
        >
          {m.desk_recovery_done()}
        </Button>
      </section>
    );
  const codeField = (
    <TextField
      label={m.desk_code()}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={code}
      maxLength={20}
      required
      error={action.fields.code}
      onChange={(event) => setCode(event.target.value)}
    />
  );
  if (offer)
    return (
      <form className={styles.card} onSubmit={confirm}>
        <h3 className="h4">{m.desk_factor_title()}</h3>
        <p className="muted small">{m.desk_factor_scan()}</p>
        <img
          className={styles.qr}
          src={`data:image/svg+xml,${encodeURIComponent(offer.qr)}`}
          alt={m.desk_factor_qr()}
          width={200}
          height={200}
        />
        <p className={styles.secret}>{offer.secret.match(/.{1,4}/g)?.join(" ")}</p>
        {codeField}
        <Button type="submit" size="small" busy={action.busy === "confirm"}>
          {m.desk_factor_confirm()}
        </Button>
      </form>
    );
  return (
    <section className={styles.card}>
      <h3 className="h4">{m.desk_factor_title()}</h3>
      {self.secondFactor ? (
        <>
          <p className="muted small">{m.desk_factor_has({ count: self.recoveryCodesLeft })}</p>
          {codeField}
          <div className={styles.buttons}>
            <Button
              variant="secondary"
              size="small"
              disabled={!code}
              busy={action.busy === "renew"}
              onClick={() =>
                void withCode("renew", "/me/recovery-codes", (answer) =>
                  setCodes(answer.codes ?? []),
                )
              }
            >
              {m.desk_recovery_renew()}
            </Button>
            <Button
              variant="secondary"
              size="small"
              disabled={!code}
              busy={action.busy === "remove"}
              onClick={() =>
                void withCode("remove", "/api/desk/me/totp/remove", () => {
                  say(m.desk_factor_removed());
                  onChanged();
                })
              }
            >
              {m.desk_factor_remove()}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="muted small">{m.desk_factor_lede()}</p>
          <Button size="small" icon="mobile" busy={action.busy === "begin"} onClick={begin}>
            {m.desk_factor_begin()}
          </Button>
        </>
      )}
    </section>
  );
}
