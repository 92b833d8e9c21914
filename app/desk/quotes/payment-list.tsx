import { useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { formatDay } from "#app/ui/format-dates.ts";
import type { TripMoney } from "#contract/money.ts";
import { formatPaisa } from "#contract/quote-total.ts";
import { methodNames } from "./quote-names.ts";
import styles from "./quotes.module.css";

type Payment = TripMoney["payments"][number];

/** What came, each line with its paper; one that was wrongly entered is taken back by a counter entry. */
export function PaymentList({
  payments,
  mayEdit,
  busy,
  onReverse,
}: {
  payments: Payment[];
  mayEdit: boolean;
  busy: boolean;
  /** @returns whether it was taken back */
  onReverse(payment: string, reason: string): Promise<boolean>;
}) {
  const [open, setOpen] = useState<string | null>(null);
  const [reason, setReason] = useState("");
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
          {mayEdit && one.paisa > 0 && one.reversedBy === null && open !== one.id && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setOpen(one.id);
                setReason("");
              }}
            >
              {m.money_reverse()}
            </Button>
          )}
          {open === one.id && (
            <form
              className={styles.reverse}
              onSubmit={async (event) => {
                event.preventDefault();
                if (await onReverse(one.id, reason)) setOpen(null);
              }}
            >
              <TextField
                label={m.money_reverse_reason()}
                note={m.money_reverse_note()}
                value={reason}
                maxLength={400}
                required
                autoFocus
                onChange={(event) => setReason(event.target.value)}
              />
              <span className={styles.buttons}>
                <Button type="submit" variant="danger" size="small" busy={busy}>
                  {m.money_reverse_do({ sum: formatPaisa(one.paisa) })}
                </Button>
                <Button variant="quiet" size="small" onClick={() => setOpen(null)}>
                  {m.desk_cancel()}
                </Button>
              </span>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}
