import { useState } from "react";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import styles from "./quotes.module.css";
import { ReasonForm } from "./reason-form.tsx";

/** Each sends one entry and throws what the call throws. */
type Send<Entry> = (entry: Entry) => Promise<void>;

/** To whom the invoice is written. */
export function InvoiceForm({ name, send }: { name: string; send: Send<object> }) {
  const form = useForm({
    action: useDeskAction(),
    send: (values) =>
      send({
        name: values["buyer.name"],
        state: values["buyer.state"],
        gstin: values["buyer.gstin"],
      }),
  });
  return (
    <form className={styles.basics} {...form.props}>
      <TextField
        label={m.money_buyer()}
        name="buyer.name"
        defaultValue={name}
        maxLength={160}
        required
        error={form.error("buyer.name")}
      />
      <TextField
        label={m.money_buyer_state()}
        name="buyer.state"
        maxLength={60}
        error={form.error("buyer.state")}
      />
      <TextField
        label={m.money_buyer_gstin()}
        name="buyer.gstin"
        maxLength={15}
        error={form.error("buyer.gstin")}
      />
      <Button type="submit" size="small" variant="secondary" busy={form.busy}>
        {m.money_write_invoice()}
      </Button>
    </form>
  );
}

/** Takes an invoice back by a credit note, once it is said why. */
export function CreditNote({ number, send }: { number: string; send: Send<string> }) {
  const [isOpen, setOpen] = useState(false);
  const act = m.money_take_back({ number });
  if (!isOpen)
    return (
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {act}
      </Button>
    );
  return (
    <ReasonForm
      label={m.money_take_back_reason()}
      maxLength={400}
      act={act}
      send={async (reason) => {
        await send(reason);
        setOpen(false);
      }}
    />
  );
}
