import { m } from "#app/paraglide/messages.js";
import { findToday } from "#app/ui/format-dates.ts";
import { formatMinor, formatPaisa, SumError } from "#contract/quote/money-arithmetic.ts";
import type { ExchangeRate, QuoteContent, QuoteTotals, TaxRates } from "#contract/quote/quote.ts";
import { findExchangeRate, isTaken, sumMargin, sumQuote } from "#contract/quote/quote-total.ts";
import { gstOf, rateOf, taxedRules } from "#contract/quote/tax-rules.ts";
import styles from "./quotes.module.css";

const percent = (share: number) => `${share / 100} %`;

/** `detail`: it stands in the traveller's view as well, and is left out where that is beside it. */
function Line(props: { label: string; paisa: number; strong?: boolean; detail?: boolean }) {
  const { label, paisa, strong, detail } = props;
  return (
    <div data-strong={strong || undefined} data-detail={detail || undefined}>
      <dt>{label}</dt>
      <dd>{formatPaisa(paisa)}</dd>
    </div>
  );
}

/** The sums of what is typed, as it is typed. */
export function TotalsBox({
  content,
  tax,
  exchange,
  ticked,
  isOwner,
}: {
  content: QuoteContent;
  tax: TaxRates;
  exchange: readonly ExchangeRate[];
  /** The options that were agreed; none before. */
  ticked: readonly string[];
  isOwner: boolean;
}) {
  let totals: QuoteTotals;
  try {
    const rate = content.currency
      ? findExchangeRate(exchange, content.currency, findToday())
      : null;
    totals = sumQuote(content, ticked, tax, rate);
  } catch (error) {
    if (error instanceof SumError) return <p role="alert">{error.message}</p>;
    throw error;
  }
  const { margin, unknown } = sumMargin(content, ticked);
  const isMarginKnown = unknown === 0 || margin !== 0;
  const options = content.items.filter((item) => !isTaken(item, ticked)).length;
  return (
    <dl className={styles.totals} aria-label={m.quote_totals()} aria-live="polite">
      <Line label={m.quote_before_tax()} paisa={totals.base} />
      {taxedRules
        .filter((rule) => gstOf(totals, rule) > 0)
        .map((rule) => (
          <Line
            key={rule}
            label={m.quote_gst({ share: percent(rateOf(tax, rule)) })}
            paisa={gstOf(totals, rule)}
          />
        ))}
      {totals.tcs > 0 && (
        <Line label={m.quote_tcs({ share: percent(tax.tcs) })} paisa={totals.tcs} />
      )}
      <Line label={m.quote_total()} paisa={totals.total} strong />
      {!content.package && (
        <Line label={m.quote_each_person()} paisa={totals.persons[0] ?? 0} detail />
      )}
      {totals.parts.map(({ label, paisa }, index) => (
        <Line key={index} label={label} paisa={paisa} detail />
      ))}
      {totals.shown && (
        <div>
          <dt>{totals.shown.currency}</dt>
          <dd>{formatMinor(totals.shown.minor, totals.shown.currency)}</dd>
        </div>
      )}
      {tax.package === 0 && tax.other === 0 && <p className="muted">{m.quote_not_registered()}</p>}
      {content.currency && !totals.shown && (
        <p className="muted">{m.quote_no_rate({ currency: content.currency })}</p>
      )}
      {options > 0 && <p className="muted">{m.quote_without_options({ count: options })}</p>}
      {isOwner && (
        <div className={styles.margin}>
          <dt>{m.quote_our_margin()}</dt>
          <dd>
            <span>{isMarginKnown ? formatPaisa(margin) : "–"}</span>
            {totals.base > 0 && isMarginKnown && (
              <small> {percent(Math.round((margin * 10_000) / totals.base))}</small>
            )}
            {unknown > 0 && <small> {m.quote_margin_unknown({ count: unknown })}</small>}
          </dd>
        </div>
      )}
    </dl>
  );
}
