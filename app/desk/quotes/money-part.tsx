import { type FormEvent, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { findToday, formatDay } from "#app/ui/format-dates.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { DeskTripDetail } from "#contract/desk.ts";
import { paymentMethods, type TripMoney } from "#contract/money.ts";
import { formatPaisa } from "#contract/quote-total.ts";
import { AmountField } from "./amount-field.tsx";
import { PaymentList } from "./payment-list.tsx";
import { documentNames, methodNames } from "./quote-names.ts";
import styles from "./quotes.module.css";

/** What is owed for an accepted trip, what came, and its papers. */
export function MoneyPart({ trip, mayEdit }: { trip: DeskTripDetail; mayEdit: boolean }) {
  const path = `/api/desk/trips/${trip.id}`;
  const money = useQuery<TripMoney>(callAsAdmin, `${path}/money`);
  useLive(["trips"], (ids) => {
    if (ids.has(trip.id)) void money.reload();
  });
  const action = useDeskAction();
  const { data } = money;
  if (!data)
    return money.fault ? (
      <Fault text={money.fault} onRetry={() => void money.reload()} />
    ) : (
      <LoadingRows count={2} />
    );
  const post = (what: string, body: object) =>
    action.run(what, async () => {
      money.set(await callAsAdmin<TripMoney>("POST", `${path}/${what}`, body));
    });
  const takenBack = new Set(data.documents.flatMap(({ corrects }) => corrects ?? []));
  const invoice = data.documents.find(
    ({ kind, number }) => kind === "invoice" && !takenBack.has(number),
  );
  return (
    <section className={styles.part} aria-label={m.money_title()}>
      <h3 className="h4">{m.money_title()}</h3>
      <p className={styles.owed}>
        {m.money_paid_of({ paid: formatPaisa(data.paid), total: formatPaisa(data.total ?? 0) })}
        {data.open === 0 && (
          <span className={badgeClass} data-tone="ok">
            {m.money_all_paid()}
          </span>
        )}
      </p>
      <ul className={styles.dues}>
        {data.dues.map((due, index) => (
          <li key={index} data-late={due.late || undefined}>
            <b>{due.label}</b>
            <span>{formatPaisa(due.paisa)}</span>
            <small>
              {due.paid >= due.paisa
                ? m.money_due_paid()
                : due.late
                  ? m.money_due_late({ day: formatDay(due.dueOn) })
                  : m.money_due_on({ day: formatDay(due.dueOn) })}
            </small>
          </li>
        ))}
      </ul>
      <PaymentList
        payments={data.payments}
        mayEdit={mayEdit}
        busy={action.busy === "reversals"}
        onReverse={(payment, reason) => post("reversals", { payment, reason })}
      />
      {data.documents.length > 0 && (
        <ul className={styles.papers}>
          {data.documents.map((paper) => (
            <li key={paper.id}>
              <a href={`/api/desk/documents/${paper.id}/pdf`} target="_blank" rel="noopener">
                {documentNames[paper.kind]()} {paper.number}
              </a>
              <span>{formatPaisa(paper.total)}</span>
            </li>
          ))}
        </ul>
      )}
      {mayEdit && (
        <>
          <PaymentForm
            key={data.payments.length}
            next={data.dues.find((due) => due.paid < due.paisa)}
            busy={action.busy === "payments"}
            onSend={(body) => post("payments", body)}
          />
          {invoice ? (
            <CreditNote
              number={invoice.number}
              busy={action.busy === "credit-notes"}
              onSend={(reason) => post("credit-notes", { invoice: invoice.id, reason })}
            />
          ) : (
            <InvoiceForm
              name={trip.name}
              busy={action.busy === "invoices"}
              onSend={(buyer) => post("invoices", { buyer })}
            />
          )}
        </>
      )}
    </section>
  );
}

function PaymentForm({
  next,
  busy,
  onSend,
}: {
  next: TripMoney["dues"][number] | undefined;
  busy: boolean;
  onSend(body: object): void;
}) {
  const [paisa, setPaisa] = useState(next ? next.paisa - next.paid : 0);
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSend({
      paisa,
      receivedOn: form.get("receivedOn"),
      method: form.get("method"),
      reference: form.get("reference"),
      note: "",
    });
  }
  return (
    <form className={styles.basics} onSubmit={send}>
      <AmountField label={m.money_amount()} value={paisa} onChange={(sum) => setPaisa(sum ?? 0)} />
      <TextField
        label={m.money_received_on()}
        name="receivedOn"
        type="date"
        defaultValue={findToday()}
        required
      />
      <SelectField
        label={m.money_method()}
        name="method"
        defaultValue="upi"
        options={paymentMethods.map((value) => ({ value, label: methodNames[value]() }))}
      />
      <TextField label={m.money_reference()} name="reference" maxLength={80} />
      <Button type="submit" size="small" busy={busy}>
        {m.money_enter()}
      </Button>
    </form>
  );
}

function InvoiceForm({
  name,
  busy,
  onSend,
}: {
  name: string;
  busy: boolean;
  onSend(buyer: object): void;
}) {
  return (
    <form
      className={styles.basics}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <TextField label={m.money_buyer()} name="name" defaultValue={name} maxLength={160} required />
      <TextField label={m.money_buyer_state()} name="state" maxLength={60} />
      <TextField label={m.money_buyer_gstin()} name="gstin" maxLength={15} />
      <Button type="submit" size="small" variant="secondary" busy={busy}>
        {m.money_write_invoice()}
      </Button>
    </form>
  );
}

function CreditNote({
  number,
  busy,
  onSend,
}: {
  number: string;
  busy: boolean;
  onSend(reason: string): void;
}) {
  const [reason, setReason] = useState<string | null>(null);
  if (reason === null)
    return (
      <Button variant="quiet" size="small" onClick={() => setReason("")}>
        {m.money_take_back({ number })}
      </Button>
    );
  return (
    <form
      className={styles.inline}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(reason);
        setReason(null);
      }}
    >
      <TextField
        label={m.money_take_back_reason()}
        value={reason}
        maxLength={400}
        required
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" variant="danger" size="small" busy={busy}>
        {m.money_take_back({ number })}
      </Button>
    </form>
  );
}
