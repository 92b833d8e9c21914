import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { EmptyList } from "#app/desk/empty-list.tsx";
import type { GoTo } from "#app/desk/go-to.ts";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { m } from "#app/paraglide/messages.js";
import { TextField } from "#app/ui/field.tsx";
import { findToday, formatDay } from "#app/ui/format-dates.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import type { TripMargin, TripMargins } from "#contract/wire/payables.ts";
import styles from "./suppliers.module.css";

/** "₹12,000 (18 %)" of a price before tax. */
const sayMargin = (price: number, cost: number): string =>
  price > 0
    ? m.suppliers_margin_of({
        sum: formatPaisa(price - cost),
        share: Math.round(((price - cost) * 1000) / price) / 10,
      })
    : formatPaisa(price - cost);

/** What was to be left of each accepted trip, and what is; not final while a service is open. */
export function MarginsPart({ onGo }: { onGo: GoTo }) {
  const [from, setFrom] = useState(addDays(findToday(), -90));
  const [to, setTo] = useState(addDays(findToday(), 180));
  const list = useQuery<TripMargins>(callAsAdmin, `/api/desk/margins?from=${from}&to=${to}`);
  const trips = list.data?.trips;
  return (
    <section className={styles.margins} aria-label={m.suppliers_margins()}>
      <div className={styles.form}>
        <TextField
          label={m.suppliers_departs_from()}
          type="date"
          value={from}
          onChange={(event) => event.target.value && setFrom(event.target.value)}
        />
        <TextField
          label={m.suppliers_departs_to()}
          type="date"
          value={to}
          onChange={(event) => event.target.value && setTo(event.target.value)}
        />
      </div>
      <p className="muted small">{m.suppliers_margins_lede()}</p>
      {!trips ? (
        list.fault ? (
          <Fault text={list.fault} onRetry={() => void list.reload()} />
        ) : (
          <LoadingRows count={3} />
        )
      ) : trips.length === 0 ? (
        <EmptyList title={m.suppliers_margins_none()} lede={m.departures_empty_lede()} />
      ) : (
        <ul className={styles.rows}>
          {trips.map((one) => (
            <MarginRow key={one.tripId} trip={one} onGo={onGo} />
          ))}
        </ul>
      )}
    </section>
  );
}

const Unknown = ({ count }: { count: number }) =>
  count > 0 && <small>{m.quote_margin_unknown({ count })}</small>;

function MarginRow({ trip, onGo }: { trip: TripMargin; onGo: GoTo }) {
  const { price, quotedCost, quotedUnknown, realCost, realUnknown, open } = trip;
  return (
    <li>
      <header>
        <button type="button" onClick={() => onGo("requests", { trip: trip.tripId, part: "asks" })}>
          <b>{trip.name}</b>
        </button>
        {open > 0 && (
          <span className={badgeClass} data-tone="sun">
            {m.suppliers_not_final({ count: open })}
          </span>
        )}
      </header>
      <small>
        {trip.reference} · {formatDay(trip.departure)} ·{" "}
        {m.suppliers_price({ sum: formatPaisa(price) })}
      </small>
      <dl className={styles.totals}>
        <div>
          <dt>{m.suppliers_margin_quoted()}</dt>
          <dd>
            {sayMargin(price, quotedCost)} <Unknown count={quotedUnknown} />
          </dd>
        </div>
        <div>
          <dt>{m.suppliers_margin_real()}</dt>
          <dd>
            {sayMargin(price, realCost)} <Unknown count={realUnknown} />
          </dd>
        </div>
      </dl>
    </li>
  );
}
