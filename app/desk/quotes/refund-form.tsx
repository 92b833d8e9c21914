import { useState } from "react";
import { Agree } from "#app/desk/ui/agree.tsx";
import { useQuestion } from "#app/desk/ui/use-question.ts";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { formatDay } from "#app/ui/format-dates.ts";
import type { PaymentInput } from "#contract/quote/money.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { AmountField } from "./amount-field.tsx";
import { PaymentFields } from "./payment-fields.tsx";
import { methodNames } from "./quote-names.ts";
import styles from "./quotes.module.css";

type Asked = { paisa: number; paidOn: string; method: PaymentInput["method"] };

/** What went back to the traveller: asked for in words before its paper is written. */
export function RefundForm({
  to,
  due,
  send,
}: {
  to: string;
  /** Paisa that came beyond what is agreed. */
  due: number;
  /** Throws what the call throws. */
  send(entry: object): Promise<void>;
}) {
  const [paisa, setPaisa] = useState(due);
  const { asked, isAgreed, answers } = useQuestion<Asked>();
  const form = useForm({
    action: useDeskAction(),
    check: () => ({ paisa: paisa > 0 ? "" : m.money_nothing() }),
    async send({ paidOn = "", method = "bank", reference, reason }) {
      if (!isAgreed({ paisa, paidOn, method: method as Asked["method"] })) return false;
      await send({ paisa, paidOn, method, reference, reason });
    },
  });
  return (
    <>
      <p className={styles.warn}>{m.money_refund_due({ sum: formatPaisa(due) })}</p>
      <form className={styles.basics} {...form.props}>
        <AmountField
          label={m.money_amount()}
          name="paisa"
          value={paisa}
          error={form.error("paisa")}
          onChange={(sum) => setPaisa(sum ?? 0)}
        />
        <PaymentFields day="paidOn" label={m.money_refund_on()} method="bank" error={form.error} />
        <TextField
          label={m.money_refund_reason()}
          name="reason"
          maxLength={200}
          required
          className={styles.wide}
          error={form.error("reason")}
        />
        <Button type="submit" size="small" busy={form.busy}>
          {m.money_refund()}
        </Button>
      </form>
      <Agree
        {...answers(form.props.ref)}
        title={m.money_refund()}
        yes={m.money_refund_yes({ sum: formatPaisa(asked?.paisa ?? 0) })}
        no={m.money_ask_no()}
      >
        {asked && (
          <p>
            {m.money_refund_ask({
              sum: formatPaisa(asked.paisa),
              to,
              method: methodNames[asked.method](),
              day: formatDay(asked.paidOn),
            })}
          </p>
        )}
      </Agree>
    </>
  );
}
