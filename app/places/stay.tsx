import { Fragment } from "react";
import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { writeMinutes } from "#app/ui/format-length.ts";
import { listAll } from "#app/ui/format-lists.ts";
import { describeMonths } from "#app/ui/months.ts";
import { describeWeekdays } from "#app/ui/weekdays.ts";
import type { Way } from "#server/content/places/list-ways.ts";
import type { BaseFacts } from "#server/content/places/place-facts.ts";
import type { Reading } from "#server/content/places/standing.ts";
import { describeGate } from "./fact-strip.tsx";
import { describeCash, describeHospital, describeSignal, modes, writeRange } from "./fact-texts.ts";
import { Facts } from "./facts.tsx";
import { Fold } from "./fold.tsx";
import { FoldedList } from "./folded-list.tsx";
import { FoldedSection } from "./folded-section.tsx";
import { Halves, Stack } from "./page-layout.tsx";
import { BaseProvenance } from "./provenance.tsx";
import { StandingMark } from "./standing-mark.tsx";
import styles from "./stay.module.css";

const styleNames = {
  simple: m.fact_simple,
  comfortable: m.fact_comfortable,
  fine: m.fact_fine,
} as const;
const styleKeys = Object.keys(styleNames) as (keyof typeof styleNames)[];

/** Where one sleeps and what it costs, how one comes there, and what one should know before. */
export function Stay({ base }: { base: BaseFacts }) {
  return (
    <FoldedSection
      tone="surface"
      id="stay"
      title={m.fact_stay_title()}
      lede={m.fact_prices_note({ year: base.asOf.slice(0, 4) })}
    >
      <Areas base={base} />
      <div className={styles.below}>
        <Fold narrow label={m.fact_ways_show()}>
          <Halves>
            <Stack>
              <h3 className="h3">{m.fact_ways_title()}</h3>
              <Ways ways={base.ways} />
            </Stack>
            <Stack>
              <h3 className="h3">{m.fact_practical()}</h3>
              <Facts facts={listPractical(base)} />
            </Stack>
          </Halves>
        </Fold>
        <BaseProvenance checked={base.checked} />
      </div>
    </FoldedSection>
  );
}

/** Quarters that a telephone shows before the rest is asked for. */
const areasAtFirst = 3;

function Areas({ base }: { base: BaseFacts }) {
  return (
    <div className={styles.areas}>
      <FoldedList
        items={base.areas}
        first={areasAtFirst}
        narrow
        label={(count) => m.fact_areas_more({ count })}
        className={styles.more}
      >
        {(some) => (
          <ul>
            {some.map((area) => (
              <AreaCard key={area.name} area={area} reading={base.checked} />
            ))}
          </ul>
        )}
      </FoldedList>
    </div>
  );
}

type AreaCardProps = { area: BaseFacts["areas"][number]; reading: Reading };

const AreaCard = ({ area, reading }: AreaCardProps) => (
  <li>
    <h3 className="h4">{area.name}</h3>
    <p>{area.note}</p>
    <dl>
      {styleKeys.map((key) => {
        const range = area.prices[key];
        return (
          range && (
            <div key={key}>
              <dt>{styleNames[key]()}</dt>
              <dd className="num">{writeRange(range)}</dd>
            </div>
          )
        );
      })}
    </dl>
    <StandingMark reading={reading} below />
  </li>
);

const waysAtFirst = 5;

const Ways = ({ ways }: { ways: readonly Way[] }) => (
  <FoldedList items={ways} first={waysAtFirst} label={(count) => m.fact_ways_more({ count })}>
    {(some) => (
      <ul className={styles.ways}>
        {some.map((way) => (
          <WayRow key={way.name + way.mode + way.km + way.line} way={way} />
        ))}
      </ul>
    )}
  </FoldedList>
);

/** "Leaves at 06:10 · back at 17:50", or what is known of either. */
function sayClock({ departs, back }: NonNullable<Way["clock"]>): string {
  const returns = back.length > 0 && { times: listAll(back) };
  if (departs.length === 0) return returns ? m.fact_way_departs_back_alone(returns) : "";
  const leaves = m.fact_way_departs({ times: listAll(departs) });
  return returns ? `${leaves} · ${m.fact_way_departs_back(returns)}` : leaves;
}

function WayRow({ way }: { way: Way }) {
  const { usual, slow } = way.minutes;
  const mode = modes[way.mode]();
  const range = writeRange(way.fare);
  const details = [
    m.fact_way_km({ km: way.km }),
    way.line,
    way.night === "only" && m.fact_way_night(),
    way.night === "also" && m.fact_way_night_also(),
    way.clock && sayClock(way.clock),
    way.days && m.fact_way_days({ days: describeWeekdays(way.days.departs) }),
    way.days &&
      way.days.back !== way.days.departs &&
      m.fact_way_days_back({ days: describeWeekdays(way.days.back) }),
    way.months && m.fact_way_months({ months: describeMonths(way.months) }),
    way.car ? m.fact_way_car({ range }) : m.fact_way_head({ range }),
  ].filter(Boolean);
  return (
    <li>
      <b>
        {m.fact_way_from()} {way.to ? <Link to={way.to}>{way.name}</Link> : way.name}
      </b>
      <span>
        {slow > usual
          ? m.fact_way_time({ mode, usual: writeMinutes(usual), slow: writeMinutes(slow) })
          : m.fact_way_time_sure({ mode, usual: writeMinutes(usual) })}{" "}
        <StandingMark reading={way.checked.minutes} />
      </span>
      <span className="muted">
        {details.join(" · ")} <StandingMark reading={way.checked.fare} />
      </span>
    </li>
  );
}

const withMark = (text: string, reading: Reading) => (
  <>
    {text} <StandingMark reading={reading} />
  </>
);

function listPractical(base: BaseFacts) {
  const gates = (list: { text: string; key: string; note: string | null }[]) =>
    list.map(({ text, key, note }, index) => (
      <Fragment key={key}>
        {index > 0 && <br />}
        {text} <StandingMark reading={base.checkedWays} />
        {note && <span className="muted"> {note}</span>}
      </Fragment>
    ));
  return [
    {
      label: m.fact_airport_label(),
      value: gates(
        base.airports.map((item) => ({
          key: item.code,
          text: describeGate(item, item.code),
          note: item.note,
        })),
      ),
    },
    ...(base.stations.length > 0
      ? [
          {
            label: m.fact_station_label(),
            value: gates(
              base.stations.map((item) => ({
                key: item.code,
                text: describeGate(item, `${item.name} (${item.code})`),
                note: item.note,
              })),
            ),
          },
        ]
      : []),
    { label: m.fact_cash_label(), value: withMark(describeCash(base), base.cash.reading) },
    { label: m.fact_signal_label(), value: withMark(describeSignal(base), base.signal.reading) },
    {
      label: m.fact_hospital_label(),
      value: withMark(describeHospital(base), base.hospital.reading),
    },
  ];
}
