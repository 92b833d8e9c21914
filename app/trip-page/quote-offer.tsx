import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import { PriceTable, type ShownPrice } from "./price-table.tsx";
import { QuoteChangeList } from "./quote-changes.tsx";
import styles from "./quote-section.module.css";

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h4 className="h4">{title}</h4>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a quote offers, to be read: its words, its price and its terms. The desk shows it while it is written. */
export function QuoteOffer({
  quote,
  price,
  busy,
  onTick,
}: {
  quote: Pick<
    ShownQuote,
    "intro" | "party" | "inclusions" | "exclusions" | "terms" | "mayAccept"
  > & {
    changes?: ShownQuote["changes"];
  };
  /** Null: this link does not show prices. */
  price: ShownPrice | null;
  busy: boolean;
  /** Null: options are to be read. */
  onTick: ((id: string, isTicked: boolean) => void) | null;
}) {
  return (
    <>
      {quote.intro && (
        <p className={styles.intro} dir="auto">
          {quote.intro}
        </p>
      )}
      {quote.changes && <QuoteChangeList changes={quote.changes} />}
      {price ? (
        <PriceTable party={quote.party} price={price} busy={busy} onTick={onTick} />
      ) : (
        <p className={styles.state}>
          <Icon name="info" />
          <span>{m.trip_page_no_prices()}</span>
        </p>
      )}
      <div className={styles.pair}>
        <Lines title={m.trip_page_included()} lines={quote.inclusions} />
        <Lines title={m.trip_page_excluded()} lines={quote.exclusions} />
      </div>
      {quote.terms && (
        <details className={styles.terms} open={quote.mayAccept || undefined}>
          <summary>{m.trip_page_terms()}</summary>
          <div dir="auto">{quote.terms}</div>
        </details>
      )}
    </>
  );
}
