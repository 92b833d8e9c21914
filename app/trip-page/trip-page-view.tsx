import { useEffect, useRef } from "react";
import { LateBook } from "#app/book/late-book.tsx";
import { useShownAsOf } from "#app/kept/kept-hint.ts";
import { m } from "#app/paraglide/messages.js";
import { BeforeYouGo } from "#app/places/before-you-go.tsx";
import { Notice, OwnPage } from "#app/traveller/own-page.tsx";
import { ownStageNames, StagePath } from "#app/traveller/stage-path.tsx";
import { Button } from "#app/ui/button.tsx";
import { formatLongDay } from "#app/ui/format-dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import { findOffered } from "#contract/wire/offered-quote.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { tripTypeLabels } from "#contract/wire/trips.ts";
import type { PlanForm } from "#server/content/plans/plan-page.ts";
import { ConfirmTrip } from "./confirm-trip.tsx";
import { DayList } from "./day-list.tsx";
import { MoneySection } from "./money-section.tsx";
import { QuoteSection } from "./quote-section.tsx";
import { ShareSection } from "./share-section.tsx";
import { TalkSection } from "./talk-section.tsx";
import styles from "./trip-page.module.css";
import { TripWaiting } from "./trip-waiting.tsx";
import { type Trip, useTrip } from "./use-trip.ts";

function Facts({ trip }: { trip: TripPage }) {
  const types: Record<string, string> = tripTypeLabels;
  const facts = [
    [m.trip_sent_reference(), trip.reference],
    [m.trip_date(), formatLongDay(trip.travelDate)],
    [m.trip_travelers(), trip.travelers],
    [m.trip_type(), types[trip.tripType] ?? trip.tripType],
    ...(trip.name ? [[m.trip_page_for(), trip.name]] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The ways down the page, in their order. */
function Ways({ trip, hasQuote }: { trip: TripPage; hasQuote: boolean }) {
  const ways = [
    hasQuote && (["quote", m.trip_page_quote()] as const),
    ["days", m.trip_page_days()] as const,
    ["book", m.road_title()] as const,
    trip.access === "edit" && (["talk", m.trip_page_talk()] as const),
    ["share", m.trip_page_share()] as const,
  ].filter((way) => way !== false);
  return (
    <nav className={styles.ways} aria-label={m.trip_page_ways()}>
      {ways.map(([id, name]) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}

type MapOfIndia = PlanForm["map"];
type LoadedProps = { token: string; trip: Trip; data: TripPage; map: MapOfIndia };

function Loaded({ token, trip, data, map }: LoadedProps) {
  const quote = trip.quote.data?.quote ?? null;
  return (
    <div className={styles.page}>
      {trip.confirmation.said && (
        <p className={styles.confirmed} role="status">
          <Icon name="check" />
          {trip.confirmation.said}
        </p>
      )}
      <section className={styles.card} aria-label={m.mytrips_status()}>
        <Facts trip={data} />
        <StagePath stage={data.stage} />
        {data.access === "edit" && data.message && (
          <p className={styles.wish} dir="auto">
            {data.message}
          </p>
        )}
      </section>
      <Ways trip={data} hasQuote={quote !== null} />
      <LateBook token={token} trip={trip} data={data} />
      {quote && <QuoteSection trip={trip} quote={quote} canEdit={data.access === "edit"} />}
      {data.access === "edit" && quote?.acceptance && <MoneySection token={token} />}
      <DayList trip={trip} data={data} map={map} quoteDays={findOffered(quote)?.days ?? null} />
      {data.access === "edit" && <TalkSection trip={trip} data={data} />}
      <BeforeYouGo />
      <ShareSection token={token} trip={trip} data={data} hasPrices={quote !== null} />
    </div>
  );
}

/** A trip's private page: its quote, its days, what was said about it, and its links. */
export function TripPageView({ token, map }: { token: string; map: MapOfIndia }) {
  const trip = useTrip(token);
  const { data, error, fault } = trip.page;
  // What was read from the phone is not shown any longer than its link is open.
  const isClosed = useShownAsOf() !== null && error?.status === 404;
  const named = useRef(false);
  useEffect(() => {
    if (!data || named.current) return;
    named.current = true;
    // A part that the address points to comes only now.
    if (window.location.hash) document.querySelector(window.location.hash)?.scrollIntoView();
  }, [data]);
  return (
    <OwnPage
      hour="gold"
      title={data?.destination ?? m.trip_page_title()}
      lede={data ? ownStageNames[data.stage]() : m.trip_page_lede()}
      ways={false}
    >
      {data && !isClosed ? (
        <Loaded token={token} trip={trip} data={data} map={map} />
      ) : error?.status === 404 && trip.confirmation.isDue ? (
        <ConfirmTrip confirmation={trip.confirmation} />
      ) : error?.status === 404 ? (
        <Notice title={m.trip_page_no_link()} lede={fault ?? ""} />
      ) : error ? (
        <Notice title={m.trip_page_failed()} lede={fault ?? ""}>
          <Button onClick={() => void trip.page.reload()}>{m.admin_retry()}</Button>
        </Notice>
      ) : (
        <TripWaiting />
      )}
    </OwnPage>
  );
}
