import { m } from "#app/paraglide/messages.js";
import { formatLongDay, formatMoment } from "#app/ui/format-dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import { language } from "#app/ui/language.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import { DecideForms } from "./decide-forms.tsx";
import { QuoteOffer } from "./quote-offer.tsx";
import styles from "./quote-section.module.css";
import { useTicks } from "./use-ticks.ts";
import type { Trip } from "./use-trip.ts";

/** Where the quote stands, in a sentence. */
function State({ quote }: { quote: ShownQuote }) {
  const { state, acceptance, reason } = quote;
  if (acceptance?.name && state !== "cancelled")
    return (
      <p className={styles.state} data-good>
        <Icon name="check" />
        <span>
          {m.trip_page_accepted({
            name: acceptance.name,
            when: formatMoment(acceptance.at),
            total: formatPaisa(acceptance.total),
          })}
        </span>
      </p>
    );
  const words = {
    sent: null,
    // Without its sum or its name, where the link does not show them.
    accepted: m.trip_page_agreed(),
    replaced: m.trip_page_replaced(),
    withdrawn: m.trip_page_withdrawn(),
    lapsed: m.trip_page_lapsed({ when: formatLongDay(quote.validUntil) }),
    declined: m.trip_page_declined(),
    cancelled: m.trip_page_cancelled(),
  }[state];
  if (!words)
    return <p className="muted">{m.trip_page_valid({ when: formatLongDay(quote.validUntil) })}</p>;
  return (
    <p className={styles.state}>
      <Icon name="info" />
      <span>
        {words} {reason && <span dir="auto">{reason}</span>}
      </span>
    </p>
  );
}

/** The version of the quote that counts: its price, what may be chosen, and the answer to it. */
export function QuoteSection({
  trip,
  quote,
  canEdit,
}: {
  trip: Trip;
  quote: ShownQuote;
  canEdit: boolean;
}) {
  const { price, tick, isBusy } = useTicks(trip, quote);
  return (
    <section
      id="quote"
      className={styles.section}
      aria-labelledby="trip-quote"
      lang={quote.language === language ? undefined : quote.language}
    >
      <header>
        <p className="small muted">{m.trip_page_version({ number: quote.number })}</p>
        <h2 className="h2" id="trip-quote" tabIndex={-1} dir="auto">
          {quote.title}
        </h2>
        <State quote={quote} />
      </header>
      <QuoteOffer
        quote={quote}
        price={price}
        busy={isBusy}
        onTick={quote.mayAccept && canEdit ? tick : null}
      />
      {quote.mayAccept && canEdit && price && (
        <DecideForms trip={trip} quote={quote} price={price} />
      )}
    </section>
  );
}
