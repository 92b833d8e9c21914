import { useState } from "react";
import { callApi } from "#app/calls/call-api.ts";
import { useHydrated } from "#app/calls/stored-values.ts";
import { useAction } from "#app/calls/use-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import styles from "./send-by-address.module.css";
import type { TripValues } from "./trip-draft.ts";

type Words = Pick<
  TripValues,
  "destination" | "travelDate" | "travelers" | "tripType" | "message" | "plan" | "talk" | "seen"
>;

type Props = { describe(): Promise<Words> };

/** A request with an address alone: a mail asks to confirm it, no account is needed. */
export function SendByAddress(props: Props) {
  // Sent by the browser itself it would stand in the address bar and in logs.
  return useHydrated() ? <AddressForm {...props} /> : null;
}

function AddressForm({ describe }: Props) {
  const action = useAction({ toast: false });
  const [said, setSaid] = useState("");
  const form = useForm({
    action,
    check: ({ email }) => ({ email: email?.trim() ? undefined : m.trip_by_address_missing() }),
    async send({ email, name }) {
      const { message } = await callApi<{ message: string }>("POST", "/api/trips", {
        ...(await describe()),
        email,
        name,
      });
      setSaid(message);
    },
  });
  if (said)
    return (
      <p role="status" className={styles.said}>
        {said}
      </p>
    );
  return (
    <form {...form.props} className={styles.form} noValidate aria-labelledby="by-address">
      <h3 className="h4" id="by-address">
        {m.trip_by_address_title()}
      </h3>
      <p className="small muted">{m.trip_by_address_lede()}</p>
      <div className={styles.row}>
        <TextField
          label={m.trip_by_address_email()}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          error={form.error("email")}
        />
        <TextField
          label={m.trip_by_address_name()}
          hint={m.trip_page_optional()}
          name="name"
          autoComplete="name"
          maxLength={100}
          error={form.error("name")}
        />
        <Button type="submit" variant="secondary" icon="mail" busy={form.busy}>
          {form.busy ? m.trip_page_saving() : m.trip_by_address_send()}
        </Button>
      </div>
      {form.problem && !form.error("email") && <FieldError>{form.problem}</FieldError>}
    </form>
  );
}
