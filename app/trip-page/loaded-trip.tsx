import { useEffect, useMemo } from "react";
import { LateBook } from "#app/book/late-book.tsx";
import { daysOfPage, withDaysOf } from "#app/itinerary/days-of-page.ts";
import { TripBar } from "#app/itinerary/trip-bar.tsx";
import { useShownAsOf } from "#app/kept/kept-hint.ts";
import { m } from "#app/paraglide/messages.js";
import { BeforeYouGo } from "#app/places/before-you-go.tsx";
import { StagePath } from "#app/traveller/stage-path.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { latePart } from "#app/ui/late-part.tsx";
import { nameTripType } from "#app/ui/trip-types.ts";
import { findOffered } from "#contract/wire/offered-quote.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { PlanForm } from "#server/content/plans/plan-page.ts";
import { DayList } from "./day-list.tsx";
import { findTripDay, isTravelled } from "./find-end.ts";
import { MoneySection } from "./money-section.tsx";
import { QuoteSection } from "./quote-section.tsx";
import { ShareSection } from "./share-section.tsx";
import { TalkSection } from "./talk-section.tsx";
import styles from "./trip-page.module.css";
import { findNext, sayCost } from "./trip-standing.ts";
import type { Trip } from "./use-trip.ts";

// Behind what is read first: a change is rare, and nobody begins with cancelling.
const ChangeSection = latePart(async () => (await import("./change-section.tsx")).ChangeSection);
const CancelPart = latePart(async () => (await import("./cancel-part.tsx")).CancelPart);

/** Of a trip of which the office has changed something. */
const NoticeList = latePart(async () => (await import("#app/notices/notice-list.tsx")).NoticeList);

// Who comes along, what they share, papers and photos: below the days, for those of the group.
const GroupPart = latePart(async () => (await import("#app/group/group-part.tsx")).GroupPart);

/** Of a trip that is over; of all others nobody fetches it. */
const MemoryPart = latePart(async () => (await import("./memory-part.tsx")).MemoryPart);

/** What was asked for, word by word: there, and out of the way. */
function Asked({ trip }: { trip: TripPage }) {
  return (
    <section className={styles.card} aria-label={m.mytrips_status()}>
      <StagePath stage={trip.stage} />
      {trip.access === "edit" && trip.message && (
        <details className={styles.asked}>
          <summary>
            {m.trip_asked({ type: nameTripType(trip.tripType) })}
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

/** The trip's own traveller and whoever has a link of their own. */
const isOfGroup = ({ access, member }: TripPage) => access === "edit" || Boolean(member);

/** The ways down the page, in their order. */
function Ways(props: { trip: TripPage; hasQuote: boolean; isOver: boolean }) {
  const { trip, hasQuote, isOver } = props;
  const ways = [
    isOver && (["memory", m.memory_way()] as const),
    hasQuote && !isOver && (["quote", m.trip_page_quote()] as const),
    ["days", m.trip_page_days()] as const,
    !isOver && (["book", m.road_title()] as const),
    isOfGroup(trip) && (["group", m.group_title()] as const),
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

export type LoadedProps = { token: string; trip: Trip; data: TripPage; map: PlanForm["map"] };

/** What the page of a trip holds, once it is known. */
export function LoadedTrip({ token, trip, data, map }: LoadedProps) {
  const quote = trip.quote.data?.quote ?? null;
  const change = trip.quote.data?.change ?? null;
  const offered = findOffered(quote);
  const shown = useMemo(() => ({ ...data, days: daysOfPage(data) }), [data]);
  // What is travelled: the quote's days while one is offered or agreed, as papers have them too.
  const held = offered ? withDaysOf(shown, offered) : shown;
  // Until the quote is there nobody knows the last day; without a network a phone's clock alone says it, and the book stays.
  const asOf = useShownAsOf();
  const isOver = trip.quote.data !== null && asOf === null && isTravelled(shown, quote);
  const today = trip.quote.data === null ? null : findTripDay(shown, quote);
  const standing = { data, quote, change, money: trip.money, isOver, today };
  const next = findNext(standing);
  const money = data.access === "edit" && quote?.acceptance && <MoneySection token={token} />;
  useEffect(() => {
    // A part that the address points to comes only now.
    if (window.location.hash) document.querySelector(window.location.hash)?.scrollIntoView();
  }, []);
  return (
    <div className={styles.page}>
      {trip.confirmation.said && (
        <p className={styles.confirmed} role="status">
          <Icon name="check" />
          {trip.confirmation.said}
        </p>
      )}
      <Ways trip={data} hasQuote={quote !== null} isOver={isOver} />
      {isOver ? (
        <MemoryPart token={token} data={held} agreed={offered} />
      ) : (
        <>
          <Asked trip={data} />
          {data.notices?.length ? <NoticeList token={token} notices={data.notices} /> : null}
          <LateBook token={token} trip={trip} data={data} />
        </>
      )}
      {change && !isOver && (
        <ChangeSection token={token} trip={trip} change={change} canEdit={data.access === "edit"} />
      )}
      {quote && !isOver && (
        <QuoteSection trip={trip} quote={quote} canEdit={data.access === "edit"} />
      )}
      {!isOver && money}
      {!isOver &&
        data.access === "edit" &&
        quote &&
        (quote.mayAccept || quote.state === "accepted") && (
          <CancelPart trip={trip} quote={quote} canCancel={quote.state === "accepted"} />
        )}
      {isOver ? (
        <DayList
          trip={trip}
          data={{ ...held, access: "read", moreDays: 0, daysBy: "" }}
          map={map}
          offered={null}
        />
      ) : (
        <DayList trip={trip} data={shown} map={map} offered={offered} />
      )}
      {isOver && money}
      {isOfGroup(data) && <GroupPart token={token} data={data} />}
      {data.access === "edit" && <TalkSection trip={trip} data={data} />}
      {!isOver && <BeforeYouGo />}
      <ShareSection token={token} trip={trip} data={held} hasQuote={quote !== null} />
      {!isOver && (
        <TripBar {...sayCost(standing)}>
          <ButtonLink to={next.to}>{next.action}</ButtonLink>
        </TripBar>
      )}
    </div>
  );
}
