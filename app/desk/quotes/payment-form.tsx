import { useState } from "react";
import { Agree } from "#app/desk/ui/agree.tsx";
import { useQuestion } from "#app/desk/ui/use-question.ts";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatDay } from "#app/ui/format-dates.ts";
import type { PaymentInput, TripMoney } from "#contract/quote/money.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { AmountField } from "./amount-field.tsx";
import { PaymentFields } from "./payment-fields.tsx";
import { methodNames } from "./quote-names.ts";
import styles from "./quotes.module.css";

type Asked = { paisa: number; receivedOn: string; method: PaymentInput["method"] };

/** What came; the next due is proposed. It is asked for in words before its receipt is written. */
export function PaymentForm({
  from,
  open,
  next,
  payments,
  send,
}: {
  /** Who pays, for the question. */
  from: string;
  /** Paisa still to come for the trip. */
  open: number;
  next: TripMoney["dues"][number] | undefined;
  /** What stands already: a second of the same sum is asked about. */
  payments: TripMoney["payments"];
  /** Throws what the call throws. */
  send(entry: object): Promise<void>;
}) {
  const [paisa, setPaisa] = useState(next ? next.paisa - next.paid : 0);
  const { asked, isAgreed, answers } = useQuestion<Asked>();
  const form = useForm({
    action: useDeskAction(),
    check: () => ({ paisa: paisa > 0 ? "" : m.money_nothing() }),
    async send({ receivedOn = "", method = "upi", reference }) {
      if (!isAgreed({ paisa, receivedOn, method: method as Asked["method"] })) return false;
      await send({ paisa, receivedOn, method, reference, note: "" });
    },
  });
  const same = payments.find(
    ({ paisa: sum, reversedBy }) => sum === asked?.paisa && reversedBy === null,
  );
  return (
    <>
      <form className={styles.basics} {...form.props}>
        <AmountField
          label={m.money_amount()}
          name="paisa"
          value={paisa}
          error={form.error("paisa")}
          onChange={(sum) => setPaisa(sum ?? 0)}
        />
        <PaymentFields
          day="receivedOn"
          label={m.money_received_on()}
          method="upi"
          error={form.error}
        />
        <Button type="submit" size="small" busy={form.busy}>
          {m.money_enter()}
        </Button>
      </form>
      <Agree
        {...answers(form.props.ref)}
        title={m.money_enter()}
        yes={m.money_ask_yes({ sum: formatPaisa(asked?.paisa ?? 0) })}
        no={m.money_ask_no()}
      >
        {asked && (
          <>
            <p>
              {m.money_ask({
                sum: formatPaisa(asked.paisa),
                from,
                method: methodNames[asked.method](),
                day: formatDay(asked.receivedOn),
              })}
            </p>
            {same && (
              <p>
                {m.money_ask_same({
                  day: formatDay(same.receivedOn),
                  what: [methodNames[same.method](), same.reference].filter(Boolean).join(" "),
                })}
              </p>
            )}
            {asked.paisa > open && (
              <p>{m.money_ask_more({ sum: formatPaisa(asked.paisa - open) })}</p>
            )}
          </>
        )}
      </Agree>
    </>
  );
}
