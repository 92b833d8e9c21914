import { useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatDay } from "#app/ui/format-dates.ts";
import type { TripMoney } from "#contract/quote/money.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { methodNames } from "./quote-names.ts";
import styles from "./quotes.module.css";
import { ReasonForm } from "./reason-form.tsx";

type Payment = TripMoney["payments"][number];

/** What came, each line with its paper; one that was wrongly entered, refunds too, is taken back by a counter entry. */
export function PaymentList({
  payments,
  mayEdit,
  reverse,
}: {
  payments: Payment[];
  mayEdit: boolean;
  reverse(payment: string, reason: string): Promise<void>;
}) {
  const [open, setOpen] = useState<string | null>(null);
  if (payments.length === 0) return null;
  return (
    <ul className={styles.papers} aria-label={m.money_payments()}>
      {payments.map((one) => (
        <li key={one.id} data-gone={one.reversedBy !== null || undefined}>
          <span>
            {formatDay(one.receivedOn)}, {methodNames[one.method]()} {one.reference}
          </span>
          <span className={styles.amount}>{formatPaisa(one.paisa)}</span>
          <small>
            {one.reversedBy ? m.money_reversed_by({ number: one.reversedBy }) : one.receipt}
          </small>
          {mayEdit && !one.isCounter && one.reversedBy === null && open !== one.id && (
            <Button variant="quiet" size="small" onClick={() => setOpen(one.id)}>
              {m.money_reverse()}
            </Button>
          )}
          {open === one.id && (
            <ReasonForm
              label={m.money_reverse_reason()}
              note={m.money_reverse_note()}
              maxLength={400}
              act={m.money_reverse_do({ sum: formatPaisa(Math.abs(one.paisa)) })}
              send={async (reason) => {
                await reverse(one.id, reason);
                setOpen(null);
              }}
              onCancel={() => setOpen(null)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
