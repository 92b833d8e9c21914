import { Link } from "react-router";
import { StateMap } from "#app/map/state-map.tsx";
import { m } from "#app/paraglide/messages.js";
import { AddButton } from "#app/saved/add-button.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { writeMinutes } from "#app/ui/format-length.ts";
import { Picture } from "#app/ui/picture.tsx";
import { StampScene } from "#app/ui/stamp.tsx";
import { writeListQuery } from "#contract/content/list-filters.ts";
import type { Hour } from "#contract/content/picture.ts";
import type { StateMap as StateMapData } from "#server/content/map/state-map.ts";
import type { Narrowing } from "#server/content/pages/narrow-list.ts";
import type { PlaceFacts, SightFacts } from "#server/content/places/place-facts.ts";
import { describeAccess, describeVisit, listFees, modes } from "./fact-texts.ts";
import { Fold } from "./fold.tsx";
import { FoldedList } from "./folded-list.tsx";
import { describeClosed } from "./hours.ts";
import { HoursFact } from "./hours-fact.tsx";
import { ListFilters } from "./list-filters.tsx";
import { Section, SectionHead } from "./section.tsx";
import styles from "./sight-cards.module.css";
import { closedMonths, listWarnings } from "./sight-warnings.ts";
import { StandingMark } from "./standing-mark.tsx";
import { TicketLines } from "./ticket-lines.tsx";
import { Warnings } from "./warnings.tsx";

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
      {narrowing && (
        <Fold narrow label={m.fact_sights_narrow()} className={styles.narrowing}>
          <ListFilters path={path} list={narrowing} sights={{ hash: "#sights" }} />
        </Fold>
      )}
      <SightList
        key={writeListQuery(narrowing?.filters ?? {})}
        sights={sights}
        hours={hours}
        month={month}
      />
      {map && (
        <Fold narrow label={m.fact_sights_map({ name })} className={styles.map}>
          <StateMap map={map} name={m.fact_sights_map({ name })} />
        </Fold>
      )}
    </Section>
  );
}

/** What can spoil a visit to the sight that a page is about; nothing where it is about a town. */
export function OwnWarnings({ facts: { sight, hours } }: { facts: PlaceFacts }) {
  if (!sight) return null;
  return (
    <Warnings
      warnings={listWarnings(
        sight,
        closedMonths(sight.hours === null ? undefined : hours[sight.hours]),
      )}
    />
  );
}

const stampHours: Partial<Record<SightFacts["best"][number], Hour>> = {
  sunrise: "dawn",
  morning: "dawn",
  midday: "noon",
  sunset: "dusk",
  evening: "dusk",
  night: "night",
};

/** The hour at which it is best seen. */
const hourOfStamp = ([first]: SightFacts["best"]): Hour => (first && stampHours[first]) ?? "gold";

type SightCardProps = {
  sight: SightFacts;
  hours: PlaceFacts["hours"][number] | undefined;
  month: number;
};

/** What one pays, one line for each who pays another price: visitors from abroad first. */
function Fees({ fee, checked }: Pick<SightFacts, "fee" | "checked">) {
  const [first, ...others] = listFees(fee);
  if (!first) return null;
  return (
    <dl className={styles.fees}>
      <div className={styles.most}>
        <dt>{first.who}</dt>
        <dd className="num">{first.price}</dd>
      </div>
      {others.map(({ who, price }) => (
        <div key={who}>
          <dt>{who}</dt>
          <dd className="num">{price}</dd>
        </div>
      ))}
      {fee && (
        <div className={styles.mark}>
          <dt className="visually-hidden">{m.fact_fee_label()}</dt>
          <dd>
            <StandingMark reading={checked.fee} below />
          </dd>
        </div>
      )}
    </dl>
  );
}

function SightCard({ sight, hours, month }: SightCardProps) {
  const { picture, stamp, stepFree, checked, from } = sight;
  const closed = hours ? describeClosed(hours) : null;
  const warnings = listWarnings(sight, closedMonths(hours));
  const hour = picture?.hour ?? hourOfStamp(sight.best);
  return (
    <li className={styles.card} id={sight.id}>
      <div className={styles.shot}>
        {picture ? (
          <Picture picture={picture} sizes="(max-width: 768px) 84vw, 420px" most={640} />
        ) : (
          <StampScene kind={stamp} hour={hour} />
        )}
      </div>
      <h3 className={`h4 ${styles.title}`}>
        <Link to={sight.to}>{sight.name}</Link>
      </h3>
      <p className={styles.where}>
        {[
          describeVisit(sight.visit),
          from &&
            `${modes[from.by]()}: ${m.fact_away({ minutes: writeMinutes(from.minutes), km: from.km })}`,
        ]
          .filter(Boolean)
          .join(" · ")}{" "}
        {from && <StandingMark reading={checked.from} />}
      </p>
      <p className={styles.note}>{sight.note}</p>
      <Warnings warnings={warnings} />
      <dl className={styles.facts}>
        {hours && (
          <div>
            <dt>{m.fact_hours_label()}</dt>
            <dd>
              <HoursFact hours={hours} month={month} bySun={sight.bySun} />
              <StandingMark reading={checked.hours} below />
            </dd>
          </div>
        )}
        {closed && (
          <div>
            <dt>{m.fact_closed_label()}</dt>
            <dd>
              {closed} <StandingMark reading={checked.hours} />
            </dd>
          </div>
        )}
        <div>
          <dt>{m.fact_step_label()}</dt>
          <dd>
            {describeAccess(stepFree)}{" "}
            {stepFree.access !== "unknown" && <StandingMark reading={checked.stepFree} />}
          </dd>
        </div>
      </dl>
      <Fees fee={sight.fee} checked={checked} />
      {sight.tickets.length > 0 && (
        <p className={styles.ticket}>
          <TicketLines tickets={sight.tickets} />
        </p>
      )}
      <div className={styles.actions}>
        <AddButton place={{ id: sight.id, name: sight.name }} />
        <ButtonLink
          to={sight.to}
          size="small"
          variant="quiet"
          aria-label={m.card_read({ name: sight.name })}
        >
          {m.card_read_on()}
        </ButtonLink>
      </div>
    </li>
  );
}
