import { type ReactNode, useEffect, useRef } from "react";
import { useHydrated } from "#app/calls/stored-values.ts";
import { TripBand } from "#app/itinerary/trip-band.tsx";
import { TripBar } from "#app/itinerary/trip-bar.tsx";
import { m } from "#app/paraglide/messages.js";
import { BeforeYouGo } from "#app/places/before-you-go.tsx";
import { Notice } from "#app/traveller/own-page.tsx";
import { StagePath } from "#app/traveller/stage-path.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RestOfStyles } from "#app/ui/inline-styles.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
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
import { findNext, sayCost, TripTop } from "./trip-top.tsx";
import { type Trip, useTrip } from "./use-trip.ts";

/** What was asked for, word by word: there, and out of the way. */
function Asked({ trip }: { trip: TripPage }) {
  const types: Record<string, string> = tripTypeLabels;
  return (
    <section className={styles.card} aria-label={m.mytrips_status()}>
      <StagePath stage={trip.stage} />
      {trip.access === "edit" && trip.message && (
        <details className={styles.asked}>
          <summary>
            {m.trip_asked({ type: types[trip.tripType] ?? trip.tripType })}
            <Icon name="chevron-down" size={20} />
          </summary>
          <p className={styles.wish} dir="auto">
            {trip.message}
          </p>
        </details>
      )}
    </section>
  );
}

/** The ways down the page, in their order. */
function Ways({ trip, hasQuote }: { trip: TripPage; hasQuote: boolean }) {
  const ways = [
    hasQuote && (["quote", m.trip_page_quote()] as const),
    ["days", m.trip_page_days()] as const,
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
  const next = findNext(data, quote);
  return (
    <div className={styles.page}>
      {trip.confirmation.said && (
        <p className={styles.confirmed} role="status">
          <Icon name="check" />
          {trip.confirmation.said}
        </p>
      )}
      <Ways trip={data} hasQuote={quote !== null} />
      <Asked trip={data} />
      {quote && <QuoteSection trip={trip} quote={quote} canEdit={data.access === "edit"} />}
      {data.access === "edit" && quote?.acceptance && <MoneySection token={token} />}
      <DayList trip={trip} data={data} map={map} quoteDays={findOffered(quote)?.days ?? null} />
      {data.access === "edit" && <TalkSection trip={trip} data={data} />}
      <BeforeYouGo />
      <ShareSection token={token} trip={trip} data={data} hasPrices={quote !== null} />
      <TripBar {...sayCost(quote)}>
        <ButtonLink to={next.to}>{next.action}</ButtonLink>
      </TripBar>
    </div>
  );
}

/** The page's head in its sky, and below it what is being read. */
const TripFrame = ({ top, children }: { top: ReactNode; children: ReactNode }) => (
  <div className={styles.frame} data-hour="gold">
    <div className={`wrap ${styles.top}`}>{top}</div>
    <RestOfStyles />
    <div className={`wrap ${styles.body}`}>{children}</div>
  </div>
);

/** A trip's private page: its quote, its days, what was said about it, and its links. */
export function TripPageView({ token, map }: { token: string; map: MapOfIndia }) {
  const trip = useTrip(token);
  const { data, error, fault } = trip.page;
  const hydrated = useHydrated();
  const named = useRef(false);
  useEffect(() => {
    if (!data || named.current) return;
    named.current = true;
    // A part that the address points to comes only now.
    if (window.location.hash) document.querySelector(window.location.hash)?.scrollIntoView();
  }, [data]);
  return (
    <TripFrame
      top={
        data ? (
          <TripTop data={data} quote={trip.quote.data?.quote ?? null} />
        ) : (
          <TripBand look={null} tools={null}>
            <h1>{m.trip_page_title()}</h1>
            <p>{m.trip_page_lede()}</p>
          </TripBand>
        )
      }
    >
      {data ? (
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
        <div className={styles.waiting}>
          <Spinner label={m.admin_loading()} />
          {!hydrated && (
            <noscript>
              <p>{m.trip_page_needs_script()}</p>
            </noscript>
          )}
        </div>
      )}
    </TripFrame>
  );
}
