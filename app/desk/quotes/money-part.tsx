import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { say } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { formatDay } from "#app/ui/format-dates.ts";
import type { TripMoney } from "#contract/quote/money.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import { LinkButton } from "./link-button.tsx";
import { BuyerForm, CreditNote } from "./money-forms.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentList } from "./payment-list.tsx";
import { documentNames } from "./quote-names.ts";
import styles from "./quotes.module.css";
import { RefundForm } from "./refund-form.tsx";
import { UnsettledList } from "./unsettled-list.tsx";
import { WaitingList } from "./waiting-list.tsx";

/** What is owed for an accepted trip, what came, and its papers. */
export function MoneyPart({
  trip,
  mayEdit,
  self,
}: {
  trip: DeskTripDetail;
  mayEdit: boolean;
  self: Pick<DeskSelf, "id" | "role">;
}) {
  const path = `/api/desk/trips/${trip.id}`;
  const money = useQuery<TripMoney>(callAsAdmin, `${path}/money`);
  useLive(["trips"], (ids) => {
    if (ids.has(trip.id)) void money.reload();
  });
  const { data } = money;
  if (!data)
    return money.fault ? (
      <Fault text={money.fault} onRetry={() => void money.reload()} />
    ) : (
      <LoadingRows count={2} />
    );
  const waits = data.waiting ?? [];
  async function post(what: string, body: object) {
    const next = await callAsAdmin<TripMoney>("POST", `${path}/${what}`, body);
    money.set(next);
    if ((next.waiting ?? []).length > waits.length) say(m.waiting_sent());
  }
  const takenBack = new Set(data.documents.flatMap(({ corrects }) => corrects ?? []));
  const invoice = data.documents.find(
    ({ kind, number }) => kind === "invoice" && !takenBack.has(number),
  );
  return (
    <section className={styles.part} aria-label={m.money_title()}>
      <h3 className="h4">{m.money_title()}</h3>
      <div className={styles.money}>
        <div>
          <p className={styles.owed}>
            {m.money_paid_of({ paid: formatPaisa(data.paid), total: formatPaisa(data.total ?? 0) })}
            {data.open === 0 && !data.refundDue && (
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
          <WaitingList
            entries={waits}
            self={self}
            decide={(id, body) => post(`waiting-entries/${id}`, body)}
          />
          <UnsettledList
            unsettled={data.unsettled}
            payments={data.payments}
            mayEdit={mayEdit}
            settle={(body) => post("settlements", body)}
          />
          <PaymentList
            payments={data.payments}
            mayEdit={mayEdit}
            reverse={(payment, reason) => post("reversals", { payment, reason })}
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
        </div>
        {mayEdit && (
          <div>
            {!data.refundDue && (
              <PaymentForm
                key={`${data.payments.length} ${data.total} ${waits.length}`}
                from={trip.name}
                open={data.open}
                next={data.dues.find((due) => due.paid < due.paisa)}
                payments={data.payments}
                send={(body) => post("payments", body)}
              />
            )}
            {(data.refundDue ?? 0) > 0 && (
              <RefundForm
                key={`back ${data.payments.length} ${data.refundDue} ${waits.length}`}
                to={trip.name || trip.email}
                due={data.refundDue ?? 0}
                send={(body) => post("refunds", body)}
              />
            )}
            <BuyerForm
              key={`${data.documents.length} ${data.buyer?.name}`}
              name={trip.name}
              kept={data.buyer}
              isRegistered={data.isRegistered}
              keep={async (buyer) =>
                money.set(await callAsAdmin<TripMoney>("PUT", `${path}/buyer`, { buyer }))
              }
              write={invoice ? null : (buyer) => post("invoices", { buyer })}
            />
            {invoice && (
              <CreditNote
                number={invoice.number}
                send={(reason) => post("credit-notes", { invoice: invoice.id, reason })}
              />
            )}
            {data.byLink && <LinkButton path={path} phone={trip.phone} />}
          </div>
        )}
      </div>
    </section>
  );
}
