import { useState } from "react";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { findToday } from "#app/ui/format-dates.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { paymentMethods, type TripMoney } from "#contract/money.ts";
import { AmountField } from "./amount-field.tsx";
import { methodNames } from "./quote-names.ts";
import styles from "./quotes.module.css";
import { ReasonForm } from "./reason-form.tsx";

/** Each sends one entry and throws what the call throws. */
type Send<Entry> = (entry: Entry) => Promise<void>;

/** What came; the next due is proposed. */
export function PaymentForm({
  next,
  send,
}: {
  next: TripMoney["dues"][number] | undefined;
  send: Send<object>;
}) {
  const [paisa, setPaisa] = useState(next ? next.paisa - next.paid : 0);
  const form = useForm({
    action: useDeskAction(),
    send: ({ receivedOn, method, reference }) =>
      send({ paisa, receivedOn, method, reference, note: "" }),
  });
  return (
    <form className={styles.basics} {...form.props}>
      <AmountField
        label={m.money_amount()}
        name="paisa"
        value={paisa}
        error={form.error("paisa")}
        onChange={(sum) => setPaisa(sum ?? 0)}
      />
      <TextField
        label={m.money_received_on()}
        name="receivedOn"
        type="date"
        defaultValue={findToday()}
        required
        error={form.error("receivedOn")}
      />
      <SelectField
        label={m.money_method()}
        name="method"
        defaultValue="upi"
        options={paymentMethods.map((value) => ({ value, label: methodNames[value]() }))}
      />
      <TextField
        label={m.money_reference()}
        name="reference"
        maxLength={80}
        error={form.error("reference")}
      />
      <Button type="submit" size="small" busy={form.busy}>
        {m.money_enter()}
      </Button>
    </form>
  );
}

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
