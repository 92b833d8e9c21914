import { m } from "#app/paraglide/messages.js";
import { TextField } from "#app/ui/field.tsx";
import { findToday } from "#app/ui/format-dates.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { paymentMethods } from "#contract/quote/money.ts";
import { methodNames } from "./quote-names.ts";

/** When, in which way and with which reference money came or went: of a traveller's payment and of a supplier's. */
export function PaymentFields({
  day,
  label,
  method,
  error,
}: {
  /** The field's name on the wire. */
  day: "receivedOn" | "paidOn";
  label: string;
  method: (typeof paymentMethods)[number];
  error(field: string): string | undefined;
}) {
  return (
    <>
      <TextField
        label={label}
        name={day}
        type="date"
        max={findToday()}
        defaultValue={findToday()}
        required
        error={error(day)}
      />
      <SelectField
        label={m.money_method()}
        name="method"
        defaultValue={method}
        options={paymentMethods.map((value) => ({ value, label: methodNames[value]() }))}
      />
      <TextField
        label={m.money_reference()}
        name="reference"
        maxLength={80}
        error={error("reference")}
      />
    </>
  );
}
