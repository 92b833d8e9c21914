import { m } from "#app/paraglide/messages.js";
import { QuoteOffer } from "#app/trip-page/quote-offer.tsx";
import { findToday, formatLongDay } from "#app/ui/format-dates.ts";
import { language } from "#app/ui/language.ts";
import { SumError } from "#contract/quote/money-arithmetic.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import { findExchangeRate, sumQuote } from "#contract/quote/quote-total.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import { writeShownPrice } from "#contract/wire/shown-price.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import styles from "./quotes.module.css";

/** The price as it will be told; words where it comes to no sum. */
function tryPrice(
  content: QuoteContent,
  { tax, exchange }: Pick<DeskQuote, "tax" | "exchange">,
): NonNullable<ShownQuote["price"]> | string {
  try {
    const { currency } = content;
    const rate = currency ? findExchangeRate(exchange, currency, findToday()) : null;
    const totals = sumQuote(content, [], tax, rate);
    return writeShownPrice(content, { totals, ticked: [], tax }, rate);
  } catch (error) {
    if (error instanceof SumError) return error.message;
    throw error;
  }
}

/** The quote as the traveller's page will show it, drawn by the page's own parts, while it is written. */
export function TravellerView({ content, quote }: { content: QuoteContent; quote: DeskQuote }) {
  const price = tryPrice(content, quote);
  return (
    <section className={styles.view} aria-label={m.quote_view()}>
      <h3 className="h4" tabIndex={-1} data-look-head="view">
        {m.quote_view()}
      </h3>
      <div
        className={styles.paper}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself is reached by keys.
        tabIndex={0}
        lang={content.language === language ? undefined : content.language}
      >
        <header>
          <p className="h3" dir="auto">
            {content.title}
          </p>
          <p className="small muted">
            {m.trip_page_valid({ when: formatLongDay(content.validUntil) })}
          </p>
        </header>
        {typeof price === "string" ? (
          <p role="alert">{price}</p>
        ) : (
          <QuoteOffer
            quote={{ ...content, mayAccept: false }}
            price={price}
            busy={false}
            onTick={null}
          />
        )}
      </div>
    </section>
  );
}
