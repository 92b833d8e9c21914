import { m } from "#app/paraglide/messages.js";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { CancelPreview } from "#contract/wire/trip-changes.ts";
import styles from "./cancel.module.css";

const sayDays = (days: number) =>
  days < 0 ? m.cancel_departed() : m.cancel_days_before({ count: days });

/** What a cancellation comes to: how the charge is reckoned, what goes back or is owed. */
export function CancelSums({ sums }: { sums: CancelPreview }) {
  const { days, lines, charge, total, paid, refund, owed } = sums;
  const rows: [string, number][] = [
    [m.cancel_agreed_until_now(), total.before],
    [m.cancel_charge(), charge.total],
    [m.cancel_agreed_from_now(), total.after],
    [m.cancel_paid(), paid],
  ];
  return (
    <div className={styles.sums}>
      <p>{sayDays(days)}</p>
      <ul>
        {lines.map(({ rule, price, share }, at) => (
          <li key={`${rule} ${at}`}>
            {m.cancel_line({ share: `${share / 100} %`, price: formatPaisa(price) })}
          </li>
        ))}
      </ul>
      <dl>
        {rows.map(([name, paisa]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{formatPaisa(paisa)}</dd>
          </div>
        ))}
        <div data-strong>
          <dt>{owed > 0 ? m.cancel_owed() : m.cancel_refund()}</dt>
          <dd className="num">{formatPaisa(owed > 0 ? owed : refund)}</dd>
        </div>
      </dl>
      {charge.tax > 0 && (
        <p className="small muted">
          {m.cancel_tax({ base: formatPaisa(charge.base), tax: formatPaisa(charge.tax) })}
        </p>
      )}
    </div>
  );
}
