import { useState } from "react";
import { AmountField } from "#app/desk/quotes/amount-field.tsx";
import { methodNames } from "#app/desk/quotes/quote-names.ts";
import { ReasonForm } from "#app/desk/quotes/reason-form.tsx";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatDay } from "#app/ui/format-dates.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { PayableService, SupplierPayment } from "#contract/wire/payables.ts";
import styles from "./suppliers.module.css";

type Send = (where: string, body: object) => Promise<void>;

/** What was paid, the latest first: for what, by what reference; taken back by a counter entry, an advance counted for a service. */
export function PaidList({
  payments,
  services,
  send,
}: {
  payments: readonly SupplierPayment[];
  services: readonly PayableService[];
  /** Throws what the call throws. */
  send: Send;
}) {
  const [open, setOpen] = useState<{ id: string; what: "reverse" | "use" } | null>(null);
  const nameOf = (id: string | null) =>
    id === null
      ? m.suppliers_advance()
      : (services.find((one) => one.id === id)?.title ?? m.suppliers_another());
  const close = () => setOpen(null);
  return (
    <>
      <h4>{m.suppliers_payments()}</h4>
      <ul className={styles.rows}>
        {payments.map((one) => {
          const isLive = !one.reversed && one.reverses === null;
          const advance = one.parts.find(({ service }) => service === null)?.paisa ?? 0;
          const what = open?.id === one.id ? open.what : null;
          return (
            <li key={one.id} data-gone={one.reversed || undefined}>
              <header>
                <span>
                  {[formatDay(one.paidOn), methodNames[one.method](), one.reference]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
                <b>{formatPaisa(one.paisa)}</b>
              </header>
              <small>
                {[
                  one.reverses && m.suppliers_counter(),
                  one.reversed && m.suppliers_taken_back(),
                  ...one.parts.map(
                    ({ service, paisa }) => `${nameOf(service)} ${formatPaisa(paisa)}`,
                  ),
                  one.note,
                  one.enteredBy,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
              {isLive && !what && (
                <span className={styles.buttons}>
                  {advance > 0 && (
                    <Button
                      size="small"
                      variant="quiet"
                      onClick={() => setOpen({ id: one.id, what: "use" })}
                    >
                      {m.suppliers_use()}
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => setOpen({ id: one.id, what: "reverse" })}
                  >
                    {m.money_reverse()}
                  </Button>
                </span>
              )}
              {what === "reverse" && (
                <ReasonForm
                  label={m.money_reverse_reason()}
                  maxLength={200}
                  act={m.money_reverse_do({ sum: formatPaisa(one.paisa) })}
                  send={async (reason) => {
                    await send(`payments/${one.id}/reversal`, { reason });
                    close();
                  }}
                  onCancel={close}
                />
              )}
              {what === "use" && (
                <AdvanceForm
                  advance={advance}
                  services={services}
                  send={async (body) => {
                    await send(`payments/${one.id}/advance`, body);
                    close();
                  }}
                  onCancel={close}
                />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** For which service an advance counts, and how much of it. */
function AdvanceForm({
  advance,
  services,
  send,
  onCancel,
}: {
  advance: number;
  services: readonly PayableService[];
  send(body: object): Promise<void>;
  onCancel(): void;
}) {
  const open = services.filter(({ owed, paid }) => (owed ?? 0) > paid);
  const leftOf = (id: string) => {
    const one = open.find((service) => service.id === id);
    return Math.min(advance, (one?.owed ?? 0) - (one?.paid ?? 0));
  };
  const [service, setService] = useState(open[0]?.id ?? "");
  const [paisa, setPaisa] = useState<number | null>(leftOf(service));
  const form = useForm({
    action: useDeskAction(),
    check: () => ({ paisa: paisa && paisa > 0 ? "" : m.suppliers_nothing() }),
    send: () => send({ service, paisa }),
  });
  if (open.length === 0) return <p className="muted small">{m.suppliers_nothing_open()}</p>;
  return (
    <form className={styles.form} {...form.props}>
      <SelectField
        label={m.suppliers_for_service()}
        value={service}
        options={open.map(({ id, title, reference }) => ({
          value: id,
          label: `${title}, ${reference}`,
        }))}
        onChange={(event) => {
          setService(event.target.value);
          setPaisa(leftOf(event.target.value));
        }}
      />
      <AmountField
        label={m.money_amount()}
        name="paisa"
        value={paisa}
        optional
        error={form.error("paisa") ?? form.error("parts")}
        onChange={setPaisa}
      />
      <span className={styles.buttons}>
        <Button type="submit" size="small" busy={form.busy}>
          {m.suppliers_use_sum({ sum: formatPaisa(paisa ?? 0) })}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {m.desk_cancel()}
        </Button>
      </span>
    </form>
  );
}
