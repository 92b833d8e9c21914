import { useState } from "react";
import { AmountField } from "#app/desk/quotes/amount-field.tsx";
import { PaymentFields } from "#app/desk/quotes/payment-fields.tsx";
import { methodNames } from "#app/desk/quotes/quote-names.ts";
import { Agree } from "#app/desk/ui/agree.tsx";
import { useQuestion } from "#app/desk/ui/use-question.ts";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { findToday, formatDay } from "#app/ui/format-dates.ts";
import type { PaymentInput } from "#contract/quote/money.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import { leftToPay, type PayableService, payableAhead } from "#contract/wire/payables.ts";
import styles from "./suppliers.module.css";

type Asked = { sum: number; paidOn: string; method: PaymentInput["method"] };

/** What is to be paid: all that is due by now or soon; nothing due, what comes first. */
function fillDue(open: readonly PayableService[]): Record<string, number> {
  const left = open
    .map((service) => ({ id: service.id, dueOn: service.dueOn, paisa: leftToPay(service) }))
    .filter(({ paisa }) => paisa > 0);
  const until = addDays(findToday(), payableAhead);
  const due = left.filter(({ dueOn }) => dueOn !== null && dueOn <= until);
  return Object.fromEntries(
    (due.length > 0 ? due : left.slice(0, 1)).map(({ id, paisa }) => [id, paisa]),
  );
}

/** One payment for several services, or an advance; it is asked for in words before it is written. */
export function PayForm({
  supplier,
  services,
  send,
  onCancel,
}: {
  supplier: string;
  services: readonly PayableService[];
  /** Throws what the call throws. */
  send(payment: object): Promise<void>;
  onCancel(): void;
}) {
  const open = services.filter(({ owed, paid }) => (owed ?? 0) > paid);
  const [amounts, setAmounts] = useState(() => fillDue(open));
  const { asked, isAgreed, answers } = useQuestion<Asked>();
  const parts = Object.entries(amounts).flatMap(([id, paisa]) =>
    paisa > 0 ? [{ service: id === "advance" ? null : id, paisa }] : [],
  );
  const sum = parts.reduce((total, { paisa }) => total + paisa, 0);
  const form = useForm({
    action: useDeskAction(),
    check: () => ({ parts: sum > 0 ? "" : m.suppliers_nothing() }),
    async send({ paidOn = "", method = "bank", reference, note }) {
      if (!isAgreed({ sum, paidOn, method: method as Asked["method"] })) return false;
      await send({ paidOn, method, reference, note, parts });
    },
  });
  const put = (id: string) => (paisa: number | null) =>
    setAmounts((now) => ({ ...now, [id]: paisa ?? 0 }));
  const fault = form.error("parts");
  return (
    <form className={styles.form} {...form.props}>
      {open.map((service) => (
        <AmountField
          key={service.id}
          label={m.suppliers_for({
            title: service.title,
            reference: service.reference,
            left: formatPaisa(leftToPay(service)),
          })}
          name={`part-${service.id}`}
          value={amounts[service.id] ?? null}
          optional
          onChange={put(service.id)}
        />
      ))}
      <AmountField
        label={m.suppliers_as_advance()}
        name="advance"
        value={amounts.advance ?? null}
        optional
        onChange={put("advance")}
      />
      <PaymentFields day="paidOn" label={m.suppliers_paid_on()} method="bank" error={form.error} />
      <TextField
        label={m.asks_step_note()}
        name="note"
        maxLength={200}
        error={form.error("note")}
      />
      {fault && <FieldError>{fault}</FieldError>}
      <span className={styles.buttons}>
        <Button type="submit" size="small" busy={form.busy}>
          {m.suppliers_pay_sum({ sum: formatPaisa(sum) })}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {m.desk_cancel()}
        </Button>
      </span>
      <Agree
        {...answers(form.props.ref)}
        title={m.suppliers_pay()}
        yes={m.suppliers_pay_yes({ sum: formatPaisa(asked?.sum ?? 0) })}
        no={m.money_ask_no()}
      >
        {asked && (
          <p>
            {m.suppliers_pay_ask({
              sum: formatPaisa(asked.sum),
              supplier,
              method: methodNames[asked.method](),
              day: formatDay(asked.paidOn),
            })}
          </p>
        )}
      </Agree>
    </form>
  );
}
