import { useRef, useState } from "react";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { CheckField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { abroad } from "#contract/quote/india-states.ts";
import type { TripMoney } from "#contract/quote/money.ts";
import styles from "./quotes.module.css";
import { ReasonForm } from "./reason-form.tsx";
import { listStateChoices } from "./state-choices.ts";

/** Each sends one entry and throws what the call throws. */
type Send<Entry> = (entry: Entry) => Promise<void>;

/** States as they are chosen, whoever is at home elsewhere last. */
const listStates = () => [...listStateChoices(), { value: abroad, label: m.money_abroad() }];

/**
 * To whom the trip's papers are written: kept for receipts of advances, or for the invoice that is written with it. The
 * state decides the tax.
 */
export function BuyerForm({
  name,
  kept,
  isRegistered,
  keep,
  write,
}: {
  /** Of the traveller. */
  name: string;
  kept: TripMoney["buyer"];
  /** Whether the office has a GSTIN. */
  isRegistered: boolean;
  keep: Send<object>;
  /** Null while there is an invoice. */
  write: Send<object> | null;
}) {
  const isInvoice = useRef(false);
  const form = useForm({
    action: useDeskAction(),
    async send(values) {
      const buyer = {
        name: values["buyer.name"],
        address: values["buyer.address"],
        state: values["buyer.state"] ?? "",
        gstin: values["buyer.gstin"] ?? "",
        sez: values["buyer.sez"] === "on",
      };
      if (isInvoice.current && write) await write(buyer);
      else {
        await keep(buyer);
        say(m.money_buyer_kept());
      }
    },
  });
  return (
    <form className={styles.basics} {...form.props}>
      <TextField
        label={m.money_buyer()}
        name="buyer.name"
        defaultValue={kept?.name ?? name}
        maxLength={160}
        required
        className={styles.wide}
        error={form.error("buyer.name")}
      />
      <div className={styles.wide}>
        <SelectField
          label={m.money_buyer_state()}
          name="buyer.state"
          defaultValue={kept?.state ?? ""}
          placeholder={m.money_choose_state()}
          options={listStates()}
          error={form.error("buyer.state")}
        />
      </div>
      <TextField
        label={m.money_buyer_gstin()}
        name="buyer.gstin"
        defaultValue={kept?.gstin ?? ""}
        maxLength={20}
        className={styles.wide}
        error={form.error("buyer.gstin")}
      />
      <div className={styles.wide}>
        <TextAreaField
          label={m.money_buyer_address()}
          name="buyer.address"
          defaultValue={kept?.address ?? ""}
          rows={2}
          maxLength={400}
          error={form.error("buyer.address")}
        />
      </div>
      {isRegistered && (
        <div className={styles.wide}>
          <CheckField
            label={m.money_buyer_sez()}
            name="buyer.sez"
            defaultChecked={kept?.sez ?? false}
          />
        </div>
      )}
      <div className={`${styles.wide} ${styles.buttons}`}>
        <Button
          type="submit"
          size="small"
          variant="quiet"
          busy={form.busy}
          onClick={() => {
            isInvoice.current = false;
          }}
        >
          {m.money_buyer_keep()}
        </Button>
        {write && (
          <Button
            type="submit"
            size="small"
            variant="secondary"
            busy={form.busy}
            onClick={() => {
              isInvoice.current = true;
            }}
          >
            {m.money_write_invoice()}
          </Button>
        )}
      </div>
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
