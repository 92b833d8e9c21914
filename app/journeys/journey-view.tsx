import { Link } from "react-router";
import row from "#app/itinerary/days-row.module.css";
import { Notices } from "#app/itinerary/notices.tsx";
import { SaidProvider, useSay } from "#app/itinerary/said.tsx";
import { sayRange } from "#app/itinerary/say-figures.ts";
import { listPlannedDays } from "#app/itinerary/show-planned.ts";
import { m } from "#app/paraglide/messages.js";
import { FoldedList } from "#app/places/folded-list.tsx";
import { Actions, Halves, Lead, OtherPages, Stack } from "#app/places/page-layout.tsx";
import { PlanButton } from "#app/places/plan-button.tsx";
import { ReadingHead } from "#app/places/reading-head.tsx";
import { Section, SectionHead } from "#app/places/section.tsx";
import type { Crumb } from "#app/places/structured-data.ts";
import { YearRing } from "#app/places/year-ring.tsx";
import { BudgetBox } from "#app/plan/trip-aside.tsx";
import { TripMap } from "#app/plan/trip-map.tsx";
import { hourOnPaper } from "#app/site/region-hours.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { formatLongDay } from "#app/ui/format-dates.ts";
import { describeMonths, shortenMonths } from "#app/ui/months.ts";
import type { JourneyPage } from "#server/content/journeys/journey-pages.ts";
import { JourneyDay } from "./journey-day.tsx";
import styles from "./journeys.module.css";

/** Days that a telephone shows before the rest is asked for. */
const daysAtFirst = 4;

/** Where the nights are, and how many. */
function Nights({ journey }: { journey: JourneyPage }) {
  const { stays } = journey.trip.facts;
  const say = useSay();
  return (
    <section className={styles.box} aria-labelledby="journey-nights">
      <h3 className="h4" id="journey-nights">
        {m.plan_nights_title()}
      </h3>
      <ol className={styles.nights}>
        {stays.map(({ base, nights, afterDay, why }) => (
          <li key={afterDay}>
            <p>
              <b>{base.name}</b>{" "}
              <span className="muted num">
                {nights === 1 ? m.plan_night_one() : m.plan_night_many({ count: nights })}
              </span>
            </p>
            <p className="small muted">{why.map(say).join(" ")}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type JourneyViewProps = { journey: JourneyPage; crumbs: readonly Crumb[] };

/** A ready-made journey, said in the words that came with it. */
export const JourneyView = (props: JourneyViewProps) => (
  <SaidProvider trip={props.journey.trip} said={props.journey.said}>
    <JourneyBody {...props} />
  </SaidProvider>
);

/** What it is, when to go, its days beside a map, and the way to change it. */
function JourneyBody({ journey, crumbs }: JourneyViewProps) {
  const { name, tagline, description, months, trip, picture, pictureOf, change, map } = journey;
  const { document, facts } = trip;
  const hour = hourOnPaper(picture, "gold");
  const way = facts.stays.map(({ base }) => base.name);
  return (
    <div data-hour={hour}>
      <ReadingHead
        crumbs={crumbs}
        title={name}
        word={journey.word}
        line={tagline}
        hour={hour}
        picture={picture}
        facts={[
          { label: m.place_best(), value: shortenMonths(months) },
          {
            label: m.trip_top_cost(),
            value: sayRange(facts.budget.total),
            isReckoned: true,
          },
        ]}
        action={
          <ButtonLink to={change} icon="edit">
            {m.journey_change()}
          </ButtonLink>
        }
      />
      <Section horizon={false}>
        {pictureOf && (
          <p className={`${styles.caption} small muted`}>
            {m.journey_picture()} <Link to={pictureOf.to}>{pictureOf.name}</Link>
          </p>
        )}
        <Halves wide="start" lead>
          <Stack>
            <Lead>{description}</Lead>
            <Actions>
              <ButtonLink to={change} icon="edit">
                {m.journey_change()}
              </ButtonLink>
              <PlanButton place={name} />
            </Actions>
          </Stack>
          <Stack>
            <YearRing best={months} present={journey.month} />
            <p className="h4">{m.place_months_to_go({ months: describeMonths(months) })}</p>
            <p className="muted">
              {m.journey_dates({
                from: formatLongDay(journey.from),
                to: formatLongDay(journey.to),
              })}
            </p>
          </Stack>
        </Halves>
      </Section>
      <Section tone="tint">
        <SectionHead
          title={m.plan_days_of({ count: document.days.length })}
          lede={[...new Set(way)].join(" · ")}
        />
        <Notices notices={document.notices} />
        <div className={styles.columns}>
          <div className={styles.side}>
            <TripMap trip={trip} map={map} />
            <Nights journey={journey} />
            <BudgetBox budget={facts.budget} exchange={journey.exchange} />
          </div>
          <div className={styles.days}>
            <FoldedList
              items={listPlannedDays(trip)}
              first={daysAtFirst}
              narrow
              label={(count) => m.journey_days_more({ count })}
            >
              {(some) => (
                <div className={row.days} data-days="">
                  {some.map((planned) => (
                    <JourneyDay
                      key={planned.day.id}
                      {...planned}
                      links={journey.links}
                      looks={journey.looks}
                    />
                  ))}
                </div>
              )}
            </FoldedList>
          </div>
        </div>
        <OtherPages label={m.journey_others()} pages={journey.others} />
      </Section>
    </div>
  );
}
