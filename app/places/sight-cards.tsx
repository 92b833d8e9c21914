import { Link } from "react-router";
import { StateMap } from "#app/map/state-map.tsx";
import { m } from "#app/paraglide/messages.js";
import { HeartButton } from "#app/wished/heart-button.tsx";
import { writeListQuery } from "#contract/content/list-filters.ts";
import type { StateMap as StateMapData } from "#server/content/map/state-map.ts";
import type { Narrowing } from "#server/content/pages/narrow-list.ts";
import type { PlaceFacts, SightFacts } from "#server/content/places/place-facts.ts";
import { describeAccess, describeFee, describeVisit, modes, writeMinutes } from "./fact-texts.ts";
import { FoldedList } from "./folded-list.tsx";
import { describeClosed } from "./hours.ts";
import { HoursFact } from "./hours-fact.tsx";
import { ListFilters } from "./list-filters.tsx";
import { Section, SectionHead } from "./section.tsx";
import styles from "./sight-cards.module.css";
import { listWarnings } from "./sight-warnings.ts";
import { StandingMark } from "./standing-mark.tsx";

/** What is shown before the rest is asked for. */
const shownAtFirst = 9;

type SightListProps = Pick<PlaceFacts, "sights" | "hours"> & {
  month: number;
  /** So many are shown before the rest is asked for. */
  first?: number;
};

/** Sights as cards, each with what it asks of a day. */
export function SightList({ sights, hours, month, first = shownAtFirst }: SightListProps) {
  return (
    <FoldedList
      items={sights}
      first={first}
      label={(count) => m.fact_sights_more({ count })}
      className={styles.rest}
    >
      {(some) => (
        <ul className={`${styles.cards} rail`}>
          {some.map((sight) => (
            <SightCard
              key={sight.id}
              sight={sight}
              hours={sight.hours === null ? undefined : hours[sight.hours]}
              month={month}
            />
          ))}
        </ul>
      )}
    </FoldedList>
  );
}

type SightsProps = {
  /** Its sights are those that the filters leave. */
  facts: PlaceFacts;
  name: string;
  /** The page's own address. */
  path: string;
  month: number;
  map: StateMapData | null;
  /** Null where the list is short. */
  narrowing: Narrowing | null;
};

/** A place's sights with what each asks of a day, and where they stand. */
export function Sights({ facts, name, path, month, map, narrowing }: SightsProps) {
  const { sights, hours } = facts;
  if (sights.length === 0 && !narrowing) return null;
  return (
    <Section tone="tint" id="sights">
      <SectionHead title={m.fact_sights_title()} lede={m.fact_sights_lede({ name })} />
      {narrowing && <ListFilters path={path} list={narrowing} sights={{ hash: "#sights" }} />}
      <SightList
        key={writeListQuery(narrowing?.filters ?? {})}
        sights={sights}
        hours={hours}
        month={month}
      />
      {map && (
        <div className={styles.map}>
          <StateMap map={map} name={m.fact_sights_map({ name })} />
        </div>
      )}
    </Section>
  );
}

/** What can spoil a visit, as badges. */
export function Warnings({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label={m.warn_label()}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

type SightCardProps = {
  sight: SightFacts;
  hours: PlaceFacts["hours"][number] | undefined;
  month: number;
};

function SightCard({ sight, hours, month }: SightCardProps) {
  const fee = describeFee(sight.fee);
  const closed = hours ? describeClosed(hours) : null;
  const warnings = listWarnings(sight, hours);
  return (
    <li className={styles.card} id={sight.id}>
      <div className={styles.title}>
        <h3 className="h4">
          <Link to={sight.to}>{sight.name}</Link>
        </h3>
        <HeartButton place={{ id: sight.id, name: sight.name }} small />
      </div>
      <p className={styles.note}>{sight.note}</p>
      <Warnings texts={warnings} />
      <dl>
        {hours && (
          <div>
            <dt>{m.fact_hours_label()}</dt>
            <dd>
              <HoursFact hours={hours} month={month} bySun={sight.bySun} />
              <StandingMark reading={sight.checked.hours} below />
            </dd>
          </div>
        )}
        {closed && (
          <div>
            <dt>{m.fact_closed_label()}</dt>
            <dd>{closed}</dd>
          </div>
        )}
        <div>
          <dt>{m.fact_fee_label()}</dt>
          <dd>
            {fee.main} <StandingMark reading={sight.checked.fee} />
            {fee.more.length > 0 && <span className={styles.more}>{fee.more.join(" ")}</span>}
          </dd>
        </div>
        <div>
          <dt>{m.fact_visit_label()}</dt>
          <dd>{describeVisit(sight.visit)}</dd>
        </div>
        {sight.from && (
          <div>
            <dt>{m.fact_reach_label()}</dt>
            <dd>
              {modes[sight.from.by]()}:{" "}
              {m.fact_away({ minutes: writeMinutes(sight.from.minutes), km: sight.from.km })}
            </dd>
          </div>
        )}
        <div>
          <dt>{m.fact_step_label()}</dt>
          <dd>
            {describeAccess(sight.stepFree)} <StandingMark reading={sight.checked.stepFree} />
          </dd>
        </div>
      </dl>
    </li>
  );
}
