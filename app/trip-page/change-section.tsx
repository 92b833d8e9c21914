import { m } from "#app/paraglide/messages.js";
import { formatLongDay } from "#app/ui/format-dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import { DecideForms } from "./decide-forms.tsx";
import { PriceTable } from "./price-table.tsx";
import { QuoteChangeList } from "./quote-changes.tsx";
import styles from "./quote-section.module.css";
import { useTicks } from "./use-ticks.ts";
import type { Trip } from "./use-trip.ts";

/** What became of a change that does not hold. */
function sayState({ state, validUntil }: ShownQuote): string {
  if (state === "declined") return m.change_declined();
  if (state === "withdrawn") return m.change_withdrawn();
  return m.change_lapsed({ when: formatLongDay(validUntil) });
}

/** A change of what is agreed: what differs and what it comes to; until it is accepted the former holds. */
export function ChangeSection({
  token,
  trip,
  change,
  canEdit,
}: {
  token: string;
  trip: Trip;
  change: ShownQuote;
  canEdit: boolean;
}) {
  const { changes, state } = change;
  const { price, tick, isBusy } = useTicks(trip, change);
  const total = changes?.total;
  const more = total ? total.after - total.before : 0;
  return (
    <section id="change" className={styles.section} aria-labelledby="trip-change">
      <header>
        <p className="small muted">{m.trip_page_version({ number: change.number })}</p>
        <h2 className="h2" id="trip-change" tabIndex={-1}>
          {m.change_title()}
        </h2>
        <p className={state === "sent" ? "muted" : styles.state}>
          {state !== "sent" && <Icon name="info" />}
          <span>
            {state === "sent"
              ? m.change_lede({ when: formatLongDay(change.validUntil) })
              : sayState(change)}{" "}
            {state === "withdrawn" && change.reason && <span dir="auto">{change.reason}</span>}
          </span>
        </p>
      </header>
      {state === "sent" && (
        <>
          {changes && <QuoteChangeList changes={changes} />}
          {total && (
            <p>
              <b>
                {more === 0
                  ? m.change_same({ total: formatPaisa(total.after) })
                  : (more > 0 ? m.change_more : m.change_less)({
                      sum: formatPaisa(Math.abs(more)),
                      total: formatPaisa(total.after),
                    })}
              </b>
            </p>
          )}
          {price && (
            <details className={styles.terms}>
              <summary>{m.change_whole_price()}</summary>
              <PriceTable
                party={change.party}
                price={price}
                busy={isBusy}
                onTick={change.mayAccept && canEdit ? tick : null}
              />
            </details>
          )}
          {change.terms && (
            <details className={styles.terms}>
              <summary>{m.trip_page_terms()}</summary>
              <div dir="auto">{change.terms}</div>
            </details>
          )}
          <p>
            <a href={`/api/trip/${token}/change.pdf`} target="_blank" rel="noopener">
              {m.change_pdf()}
            </a>
          </p>
          {change.mayAccept && canEdit && price && (
            <DecideForms trip={trip} quote={change} price={price} />
          )}
        </>
      )}
    </section>
  );
}
