import { type RefObject, useEffect, useRef } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import type { TotpOffer } from "#contract/wire/desk-admins.ts";
import styles from "./team.module.css";

/** The password first: at a desk left open nobody else sets a second factor of their own. */
export function BeginFactor({
  onOffer,
  wanted,
}: {
  onOffer(offer: TotpOffer): void;
  /** Whether it is what one was just led to: the field takes the focus. */
  wanted: boolean;
}) {
  const form = useForm({
    action: useDeskAction(),
    async send({ password }) {
      onOffer(await callAsAdmin<TotpOffer>("POST", "/api/desk/me/totp", { password }));
    },
  });
  const place: RefObject<HTMLDivElement | null> = useRef(null);
  useEffect(() => {
    if (wanted) place.current?.querySelector<HTMLElement>("input")?.focus();
  }, [wanted]);
  return (
    <form className={styles.code} {...form.props}>
      <div ref={place}>
        <PasswordField
          label={m.desk_factor_password()}
          autoComplete="current-password"
          name="password"
          maxLength={200}
          required
          error={form.error("password")}
        />
      </div>
      <Button type="submit" size="small" icon="mobile" busy={form.busy}>
        {m.desk_factor_begin()}
      </Button>
    </form>
  );
}
