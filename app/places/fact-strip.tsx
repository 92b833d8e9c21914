import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { writeMinutes } from "#app/ui/format-length.ts";
import { formatNumber } from "#app/ui/language.ts";
import type { BaseFacts, PlaceFacts, SightFacts } from "#server/content/places/place-facts.ts";
import type { Reading } from "#server/content/places/standing.ts";
import styles from "./fact-strip.module.css";
import {
  describeAccess,
  describeBestHour,
  describeFee,
  describeVisit,
  modes,
  writeRange,
} from "./fact-texts.ts";
import { Fold } from "./fold.tsx";
import { describeClosed, describeHoursBriefly } from "./hours.ts";
import { HoursFact } from "./hours-fact.tsx";
import { BaseProvenance, SightProvenance } from "./provenance.tsx";
import { StandingMark } from "./standing-mark.tsx";
import { TicketLines } from "./ticket-lines.tsx";

/** `brief` is what a head has room for: one line of a telephone. `reading`: who says so, where that is told with it. */
type Item = {
  label: string;
  value: ReactNode;
  brief?: string;
  more?: ReactNode;
  reading?: Reading;
};

/** A value with who says so behind it, or `below` it. */
const withMark = (value: ReactNode, { reading }: Item, below: boolean) =>
  reading === undefined ? (
    value
  ) : (
    <>
      {value} <StandingMark reading={reading} below={below} />
    </>
  );

function listItems(facts: PlaceFacts, month: number): Item[] {
  const { sight, base } = facts;
  if (sight) return [...listSightItems(sight, facts, month), ...listSleepItems(facts)];
  return base ? listBaseItems(base) : listSleepItems(facts);
}

/** The three of them that a head has room for. */
export const headFacts = (facts: PlaceFacts, month: number) =>
  listItems(facts, month)
    .filter(({ value }) => value !== null)
    .slice(0, 3)
    .map((item) => ({ label: item.label, value: withMark(item.brief ?? item.value, item, false) }));

/** The facts that a day is planned with, across the page under its picture. */
export function FactStrip({ facts, month }: { facts: PlaceFacts; month: number }) {
  const { sight, base } = facts;
  const items = listItems(facts, month);
  return (
    <section className={styles.strip} aria-label={m.fact_label()}>
      <div className={styles.list}>
        {/* On a phone the head has just said the three most asked of them. */}
        <Fold narrow label={m.fact_all({ count: items.length })} className={styles.rest}>
          <dl>
            {items.map((item) => (
              <div key={item.label}>
                <dt>{item.label}</dt>
                <dd>
                  {withMark(item.value, item, typeof item.value !== "string")}
                  {item.more && <span className={styles.more}>{item.more}</span>}
                </dd>
              </div>
            ))}
          </dl>
          {sight ? (
            <SightProvenance checked={sight.checked} hasHours={sight.hours !== null} />
          ) : (
            <BaseProvenance checked={base?.checked ?? null} />
          )}
        </Fold>
      </div>
    </section>
  );
}

function listSightItems(sight: SightFacts, { hours, sleep }: PlaceFacts, month: number): Item[] {
  const own = sight.hours === null ? undefined : hours[sight.hours];
  const closed = own ? describeClosed(own) : null;
  const fee = describeFee(sight.fee);
  const { book, permit, checked, tickets } = sight;
  return [
    ...(own
      ? [
          {
            label: m.fact_hours_label(),
            value: <HoursFact hours={own} month={month} bySun={sight.bySun} />,
            brief: describeHoursBriefly(own, month, sight.bySun),
            more: sight.hoursNote,
            reading: checked.hours,
          },
        ]
      : []),
    ...(closed ? [{ label: m.fact_closed_label(), value: closed, reading: checked.hours }] : []),
    {
      label: m.fact_fee_label(),
      value: fee.main,
      brief: fee.brief,
      more: [
        ...fee.more,
        ...(sight.fee?.note ? [sight.fee.note] : []),
        ...(sight.fee && sight.fee.foreign > 0
          ? [m.fact_fee_as_of({ year: sight.fee.asOf.slice(0, 4) })]
          : []),
      ].join(" "),
      ...(sight.fee && { reading: checked.fee }),
    },
    ...(tickets.length > 0
      ? [{ label: m.ticket_label(), value: null, more: <TicketLines tickets={tickets} /> }]
      : []),
    { label: m.fact_visit_label(), value: describeVisit(sight.visit) },
    { label: m.fact_best_label(), value: describeBestHour(sight.best) },
    ...(sleep
      ? [
          {
            label: m.fact_reach_label(),
            value: describeReach(sight, sleep),
            ...(sight.from && { reading: checked.from }),
          },
        ]
      : []),
    {
      label: m.fact_step_label(),
      value: describeAccess(sight.stepFree),
      more: sight.stepFree.note,
      ...(sight.stepFree.access !== "unknown" && { reading: checked.stepFree }),
    },
    ...(book
      ? [
          {
            label: m.fact_book_label(),
            value:
              book.need === "required"
                ? m.fact_book_required({ where: book.where })
                : m.fact_book_advised({ where: book.where }),
            more: book.days > 1 ? m.fact_book_days({ days: book.days }) : null,
            reading: checked.book,
          },
        ]
      : []),
    ...(permit
      ? [
          {
            label: m.fact_permit_label(),
            value: {
              everyone: m.fact_permit_everyone,
              foreigners: m.fact_permit_foreigners,
              indians: m.fact_permit_indians,
            }[permit.who]({ name: permit.name, where: permit.where }),
            reading: checked.permit,
          },
        ]
      : []),
    ...(sight.kids ? [{ label: m.fact_kids_label(), value: sight.kids }] : []),
  ];
}

function describeReach({ from }: SightFacts, sleep: NonNullable<PlaceFacts["sleep"]>): string {
  if (!from) return m.fact_in_base({ base: sleep.name });
  const way = m.fact_from_base({
    minutes: writeMinutes(from.minutes),
    base: sleep.name,
    km: from.km,
  });
  return from.by === "road" ? way : `${modes[from.by]()}: ${way}`;
}

/** "Jaipur Junction, 5 km, 20 min by taxi". */
export const describeGate = (gate: { km: number; minutes: number }, name: string): string =>
  gate.km < 1
    ? m.fact_gate_here({ name })
    : m.fact_gate({ name, km: gate.km, minutes: writeMinutes(gate.minutes) });

/** "Jaipur Junction, 5 km". */
const describeGateBriefly = ({ km }: { km: number }, name: string): string =>
  km < 1 ? m.fact_gate_here({ name }) : m.fact_gate_brief({ name, km });

function listSleepItems({ sleep, sight }: PlaceFacts): Item[] {
  if (!sleep) return [];
  const { airport, station } = sleep;
  const name = sleep.to ? <Link to={sleep.to}>{sleep.name}</Link> : sleep.name;
  return [
    {
      label: m.fact_sleep_label(),
      value: name,
      more: sight
        ? null
        : sleep.kilometres > 2
          ? m.fact_near_base({ km: sleep.kilometres, base: sleep.name })
          : null,
    },
    ...(airport && !sight
      ? [
          {
            label: m.fact_airport_label(),
            value: describeGate(airport, airport.code),
            more: airport.note,
            reading: sleep.checkedWays,
          },
        ]
      : []),
    ...(station && !sight
      ? [
          {
            label: m.fact_station_label(),
            value: describeGate(station, station.name),
            brief: describeGateBriefly(station, station.name),
            more: station.note,
            reading: sleep.checkedWays,
          },
        ]
      : []),
  ];
}

function listBaseItems(base: BaseFacts): Item[] {
  const rooms = base.areas.flatMap(({ prices }) =>
    prices.comfortable ? [prices.comfortable] : [],
  );
  const simple = base.areas.flatMap(({ prices }) => (prices.simple ? [prices.simple] : []));
  const shown = rooms.length > 0 ? rooms : simple;
  const [airport] = base.airports;
  const [station] = base.stations;
  return [
    ...(airport
      ? [
          {
            label: m.fact_airport_label(),
            value: describeGate(airport, airport.code),
            more: airport.note,
            reading: base.checkedWays,
          },
        ]
      : []),
    ...(station
      ? [
          {
            label: m.fact_station_label(),
            value: describeGate(station, station.name),
            brief: describeGateBriefly(station, station.name),
            more: station.note,
            reading: base.checkedWays,
          },
        ]
      : []),
    ...(shown.length > 0
      ? [
          {
            label: m.fact_room_label(),
            value: writeRange([
              Math.min(...shown.map(([low]) => low)),
              Math.max(...shown.map(([, high]) => high)),
            ]),
            more: rooms.length > 0 ? m.fact_comfortable() : m.fact_simple(),
            reading: base.checked,
          },
        ]
      : []),
    {
      label: m.fact_altitude_label(),
      value: m.fact_metres({ metres: formatNumber(base.altitude) }),
      reading: base.checkedWays,
    },
    ...(base.rest
      ? [
          {
            label: m.fact_rest_label(),
            value:
              base.rest.nights === 1
                ? m.fact_rest_night()
                : m.fact_rest_nights({ nights: base.rest.nights }),
            more: base.rest.note,
            reading: base.rest.reading,
          },
        ]
      : []),
  ];
}
