import { useAction } from "#app/calls/use-action.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { callTrip } from "#app/kept/call-trip.ts";
import { m } from "#app/paraglide/messages.js";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { formatLongDay } from "#app/ui/format-dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { TripMoney } from "#contract/quote/money.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { DocumentKind } from "#contract/quote/money-document.ts";
import styles from "./quote-section.module.css";

type Due = TripMoney["dues"][number];

const papers: Record<DocumentKind, (words: { number: string }) => string> = {
  invoice: m.trip_page_invoice,
  receipt: m.trip_page_receipt_paper,
  credit_note: m.trip_page_credit_note,
  reversal: m.trip_page_reversal,
  debit_note: m.trip_page_debit_note,
  refund: m.trip_page_refund_paper,
};

const sayDue = ({ dueOn, late, paid, paisa }: Due): string => {
  if (paid >= paisa) return m.trip_page_due_paid();
  return (late ? m.trip_page_due_late : m.trip_page_due_on)({ when: formatLongDay(dueOn) });
};

/** A code that a telephone's payment application reads, and the same as a link on a telephone. */
function Upi({ upi }: { upi: NonNullable<TripMoney["upi"]> }) {
  const sum = formatPaisa(upi.paisa);
  return (
    <div className={styles.upi}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(upi.qr)}`}
        alt={m.trip_page_upi_code({ sum })}
        width={184}
        height={184}
      />
      <div>
        <p>{m.trip_page_upi_lede({ sum, upi: upi.address })}</p>
        <ButtonLink to={upi.link} size="small" variant="secondary" icon="mobile">
          {m.trip_page_upi_open()}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The gateway's page, in place of this one: it takes cards, net banking and UPI. */
function PayByLink({ token, paisa }: { token: string; paisa: number }) {
  const action = useAction();
  const open = () =>
    action.run("link", async () => {
      const { url } = await callTrip<{ url: string }>("POST", `/api/trip/${token}/payment-link`);
      window.location.assign(url);
    });
  return (
    <div>
      <Button size="small" busy={action.busy === "link"} onClick={() => void open()}>
        {m.trip_page_pay_link({ sum: formatPaisa(paisa) })}
      </Button>
    </div>
  );
}

/** What is due of an accepted trip, how to pay it, and what has come. */
export function MoneySection({ token }: { token: string }) {
  const { data } = useQuery<TripMoney>(callTrip, `/api/trip/${token}/money`);
  if (!data || data.total === null) return null;
  const { dues, payments, documents, upi, bank, open, next, reference } = data;
  return (
    <section id="money" className={styles.section} aria-labelledby="trip-money">
      <h2 className="h2" id="trip-money">
        {m.trip_page_money()}
      </h2>
      <ul className={styles.due}>
        {dues.map((due) => (
          <li key={due.label} className={styles.sum}>
            <span>
              {due.label}, <span className="muted">{sayDue(due)}</span>
            </span>
            <span className="num">{formatPaisa(due.paisa)}</span>
          </li>
        ))}
      </ul>
      {(data.refundDue ?? 0) > 0 ? (
        <p className={styles.state}>
          <Icon name="info" />
          <span>{m.trip_page_refund_due({ sum: formatPaisa(data.refundDue ?? 0) })}</span>
        </p>
      ) : open === 0 ? (
        <p className={styles.state} data-good>
          <Icon name="check" />
          <span>{m.trip_page_all_paid()}</span>
        </p>
      ) : (
        <>
          {next && (
            <p>
              {m.trip_page_pay_next({
                part: next.label,
                sum: formatPaisa(next.paisa),
                when: formatLongDay(next.dueOn),
                reference,
              })}
            </p>
          )}
          {data.byLink && next && <PayByLink token={token} paisa={next.paisa} />}
          {upi && <Upi upi={upi} />}
          {bank && (
            <div>
              <h3 className="h4">{m.trip_page_bank()}</h3>
              <p className={styles.intro}>{bank}</p>
            </div>
          )}
          {!upi && !bank && !data.byLink && (
            <p className={styles.state}>
              <Icon name="info" />
              <span>{m.trip_page_pay_later()}</span>
            </p>
          )}
        </>
      )}
      {documents.length > 0 && (
        <div>
          <h3 className="h4">{m.trip_page_papers()}</h3>
          <ul className={styles.lines}>
            {documents.map(({ id, kind, number }) => (
              <li key={id}>
                <a href={`/api/trip/${token}/documents/${id}/pdf`} target="_blank" rel="noopener">
                  {papers[kind]({ number })}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {payments.length > 0 && (
        <div>
          <h3 className="h4">{m.trip_page_received()}</h3>
          <ul className={styles.due}>
            {payments.map(({ id, paisa, receivedOn, receipt }) => (
              <li key={id} className={styles.sum}>
                <span>
                  {formatLongDay(receivedOn)}
                  {receipt && (
                    <span className="muted">, {m.trip_page_receipt({ number: receipt })}</span>
                  )}
                </span>
                <span className="num">{formatPaisa(paisa)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
