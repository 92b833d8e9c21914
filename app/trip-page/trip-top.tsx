import type { ReactNode } from "react";
import { findBest } from "#app/itinerary/find-best.ts";
import { TripBand } from "#app/itinerary/trip-band.tsx";
import { m } from "#app/paraglide/messages.js";
import { ownStageNames } from "#app/traveller/stage-path.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { formatLongDay } from "#app/ui/format-dates.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import styles from "./trip-top.module.css";

type Next = { words: string; action: string; to: string };

/** What is asked of whoever looks at the page, and where it is done. */
export function findNext(
  data: TripPage,
  quote: ShownQuote | null,
  change: ShownQuote | null = null,
  isOver = false,
): Next {
  if (isOver) return { words: m.memory_next(), action: m.memory_again(), to: "#again" };
  if (data.access === "read")
    return { words: m.trip_next_read(), action: m.trip_next_read_do(), to: "#days" };
  if (quote?.mayAccept)
    return {
      words: m.trip_next_accept({ when: formatLongDay(quote.validUntil) }),
      action: m.trip_next_accept_do(),
      to: "#quote",
    };
  if (change?.mayAccept)
    return {
      words: m.trip_next_change({ when: formatLongDay(change.validUntil) }),
      action: m.trip_next_change_do(),
      to: "#change",
    };
  if (quote?.state === "cancelled")
    return { words: m.trip_next_lost(), action: m.trip_next_pay_do(), to: "#money" };
  if (quote?.acceptance)
    return { words: m.trip_next_pay(), action: m.trip_next_pay_do(), to: "#money" };
  if (data.stage === "lost")
    return { words: m.trip_next_lost(), action: m.trip_next_write(), to: "#talk" };
  return {
    words: quote ? m.trip_next_again() : m.trip_next_wait(),
    action: m.trip_next_write(),
    to: "#talk",
  };
}

/** What it costs, as far as this link may know. */
export function sayCost(quote: ShownQuote | null): { sum: string; note: string } {
  if (!quote) return { sum: m.trip_cost_none(), note: m.trip_cost_none_note() };
  if (!quote.price) return { sum: m.trip_cost_hidden(), note: "" };
  const { total } = quote.price.totals;
  const note = quote.acceptance
    ? m.trip_cost_agreed()
    : quote.mayAccept
      ? m.trip_cost_held({ when: formatLongDay(quote.validUntil) })
      : m.trip_cost_old();
  return { sum: formatPaisa(quote.acceptance?.total ?? total), note };
}

const dayLength = 86_400_000;

/** "in 12 days"; nothing once it has begun. */
function sayAway(date: string, now = Date.now()): string {
  const days = Math.ceil((Date.parse(`${date}T00:00:00+05:30`) - now) / dayLength);
  if (!(days > 0)) return "";
  return days === 1 ? m.trip_away_one() : m.trip_away({ days });
}

/** What is seen, in its order; of a copy that the release before has kept too, which knows no document. */
const listSights = ({ trip, days }: Partial<Pick<TripPage, "trip">> & Pick<TripPage, "days">) =>
  trip
    ? trip.days.flatMap(({ items }) =>
        items.flatMap((item) => (item.kind === "visit" ? [item.sight] : [])),
      )
    : days.flatMap(({ stops }) => stops.flatMap(({ sight }) => sight ?? []));

/** The first screen: how the trip stands, what is asked, what it costs, when one leaves. */
export function TripTop({
  data,
  quote,
  change = null,
  isOver = false,
}: {
  data: TripPage;
  quote: ShownQuote | null;
  change?: ShownQuote | null;
  /** Travelled, and home again. */
  isOver?: boolean;
}) {
  const { destination, reference, travelers, travelDate, sights, stage, name } = data;
  const { length: count } = (data.trip ?? data).days;
  const next = findNext(data, quote, change, isOver);
  const cost = sayCost(quote);
  const seen = listSights(data);
  type Fact = [name: string, value: ReactNode, note: string];
  const left: Fact = [
    isOver ? m.memory_left() : m.trip_top_leave(),
    formatLongDay((isOver && quote?.departure) || travelDate),
    isOver ? "" : sayAway(travelDate),
  ];
  const facts: Fact[] = isOver
    ? [left]
    : [
        [m.trip_top_state(), ownStageNames[stage](), reference],
        [m.trip_top_next(), next.words, ""],
        [m.trip_top_cost(), cost.sum, cost.note],
        ...(quote?.state === "cancelled" ? [] : [left]),
      ];
  const sub = [
    count > 0 && m.plan_days_of({ count }),
    travelers === "1" ? m.trip_top_one() : m.trip_top_people({ count: travelers }),
    name && m.trip_top_for({ name }),
  ];
  return (
    <TripBand
      look={findBest(seen, sights)}
      tools={
        <ButtonLink to={next.to} icon="arrow-right">
          {next.action}
        </ButtonLink>
      }
    >
      <h1>{destination}</h1>
      <p>{sub.filter(Boolean).join(" · ")}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">
              {value}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </TripBand>
  );
}
