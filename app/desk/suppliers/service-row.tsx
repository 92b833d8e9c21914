import { useState } from "react";
import { askStateNames, askTones } from "#app/desk/asks/ask-names.ts";
import { AmountField } from "#app/desk/quotes/amount-field.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { findToday, formatDay, formatDays } from "#app/ui/format-dates.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { leftToPay, type PayableService } from "#contract/wire/payables.ts";
import styles from "./suppliers.module.css";

/** A service that is owed: what it costs, when that is due, and what is paid of it. */
export function ServiceRow({
  service,
  onOpen,
  send,
}: {
  service: PayableService;
  onOpen(): void;
  /** Throws what the call throws. */
  send(cost: object): Promise<void>;
}) {
  const [isOpen, setOpen] = useState(false);
  const { title, guest, reference, from, to, state, confirmation, owed, paid, covered, dueOn } =
    service;
  const left = leftToPay(service);
  const isLate = left > 0 && dueOn !== null && dueOn < findToday();
  return (
    <li>
      <header>
        <button type="button" onClick={onOpen}>
          <b>{title}</b>
        </button>
        <span className={badgeClass} data-tone={askTones[state]}>
          {askStateNames[state]()}
        </span>
      </header>
      <small>
        {[
          `${reference} ${guest}`,
          from && to && formatDays(from, to),
          confirmation && m.asks_number({ number: confirmation }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </small>
      <p className={styles.money}>
        {owed === null ? (
          <span className={badgeClass} data-tone="sun">
            {m.suppliers_no_cost()}
          </span>
        ) : (
          <>
            <b>{formatPaisa(owed)}</b>
            <span>{m.suppliers_paid_of({ sum: formatPaisa(paid) })}</span>
            {covered > 0 && <span>{m.suppliers_covered({ sum: formatPaisa(covered) })}</span>}
            {left > 0 && (
              <span data-late={isLate || undefined}>
                {dueOn
                  ? m.suppliers_left_due({ sum: formatPaisa(left), day: formatDay(dueOn) })
                  : m.suppliers_left({ sum: formatPaisa(left) })}
              </span>
            )}
            {left < 0 && <span>{m.suppliers_over({ sum: formatPaisa(-left) })}</span>}
          </>
        )}
        {state === "confirmed" && !isOpen && (
          <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
            {owed === null ? m.suppliers_enter_cost() : m.suppliers_correct_cost()}
          </Button>
        )}
      </p>
      {isOpen && <CostForm service={service} send={send} onCancel={() => setOpen(false)} />}
    </li>
  );
}

function CostForm({
  service,
  send,
  onCancel,
}: {
  service: PayableService;
  send(cost: object): Promise<void>;
  onCancel(): void;
}) {
  const [cost, setCost] = useState(service.owed);
  const form = useForm({
    action: useDeskAction(),
    check: () => ({ cost: cost === null ? m.suppliers_no_cost() : "" }),
    send: ({ dueOn }) => send({ cost, dueOn: dueOn || null, revision: service.revision }),
  });
  return (
    <form className={styles.form} {...form.props}>
      <AmountField
        label={m.suppliers_cost()}
        name="cost"
        value={cost}
        optional
        error={form.error("cost")}
        onChange={setCost}
      />
      <TextField
        label={m.suppliers_due_on()}
        name="dueOn"
        type="date"
        defaultValue={service.dueOn ?? ""}
        error={form.error("dueOn")}
      />
      <span className={styles.buttons}>
        <Button type="submit" size="small" busy={form.busy}>
          {m.asks_keep()}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {m.desk_cancel()}
        </Button>
      </span>
    </form>
  );
}
