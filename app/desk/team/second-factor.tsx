import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { DeskSelf, TotpOffer } from "#contract/wire/desk-admins.ts";
import { BeginFactor } from "./begin-factor.tsx";
import styles from "./team.module.css";

/** An authenticator beside the password: set up, renewed, removed. Also all there is while it is required. */
export function SecondFactor({
  self,
  onChanged,
  wanted = false,
}: {
  self: DeskSelf;
  onChanged(): void;
  wanted?: boolean;
}) {
  const action = useDeskAction();
  const [offer, setOffer] = useState<TotpOffer | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [pressed, setPressed] = useState("");
  const form = useForm({
    action,
    async send({ code, what = "confirm" }) {
      setPressed(what);
      if (what === "remove") {
        await callAsAdmin("POST", "/api/desk/me/totp/remove", { code });
        form.reset();
        say(m.desk_factor_removed());
        return onChanged();
      }
      const path = what === "renew" ? "/api/desk/me/recovery-codes" : "/api/desk/me/totp/confirm";
      const answer = await callAsAdmin<{ codes?: string[] }>("POST", path, { code });
      setCodes(answer.codes ?? []);
      setOffer(null);
    },
  });

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
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      required
      error={form.error("code")}
    />
  );
  if (offer)
    return (
      <form className={styles.card} {...form.props}>
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
        <Button type="submit" size="small" busy={form.busy}>
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
          <form className={styles.code} {...form.props}>
            {codeField}
            <div className={styles.buttons}>
              <Button
                type="submit"
                name="what"
                value="renew"
                variant="secondary"
                size="small"
                busy={form.busy && pressed === "renew"}
              >
                {m.desk_recovery_renew()}
              </Button>
              <Button
                type="submit"
                name="what"
                value="remove"
                variant="secondary"
                size="small"
                busy={form.busy && pressed === "remove"}
              >
                {m.desk_factor_remove()}
              </Button>
            </div>
          </form>
        </>
      ) : (
        <>
          <p className="muted small">{m.desk_factor_lede()}</p>
          <BeginFactor onOffer={setOffer} wanted={wanted} />
        </>
      )}
    </section>
  );
}
