import { Link } from "react-router";
import { ReportChange } from "#app/contact/report-change.tsx";
import { StateMap } from "#app/map/state-map.tsx";
import { m } from "#app/paraglide/messages.js";
import { Caution, Coordinates, Note } from "#app/places/blocks.tsx";
import { Facts } from "#app/places/facts.tsx";
import { Actions, Halves, Lead, MoreLink, OtherPages, Stack } from "#app/places/page-layout.tsx";
import { StateName } from "#app/places/place-view.tsx";
import { PlanButton } from "#app/places/plan-button.tsx";
import { PlainHead } from "#app/places/reading-head.tsx";
import { Section, SectionHead } from "#app/places/section.tsx";
import { StandingMark } from "#app/places/standing-mark.tsx";
import type { Crumb } from "#app/places/structured-data.ts";
import { YearRing } from "#app/places/year-ring.tsx";
import { PlannerLink } from "#app/saved/planner-link.tsx";
import { hourOfRegion } from "#app/site/region-hours.ts";
import { BelowFirstView } from "#app/ui/below-first-view.tsx";
import { shortenMonths } from "#app/ui/months.ts";
import type { TrekPage } from "#server/content/treks/trek-pages.ts";
import { TrekProfile } from "./trek-profile.tsx";
import { TrekSides, TrekStanding } from "./trek-sides.tsx";
import {
  gradeNames,
  guideNames,
  openNames,
  permitNames,
  writeHours,
  writeMetres,
} from "./trek-texts.ts";
import styles from "./trek-view.module.css";

/** What a walker reads first, across the page. */
const listMeasures = (trek: TrekPage) => [
  { label: m.trek_days(), value: trek.course.days.length },
  { label: m.trek_walking(), value: writeHours(trek.course.hours) },
  { label: m.trek_distance(), value: m.trek_km_value({ km: trek.course.km }) },
  { label: m.trek_highest(), value: writeMetres(trek.highest.altitude) },
  { label: m.trek_grade(), value: gradeNames[trek.grade]() },
];

/** What stands in a word at the head and in full among the sides, with who says so. */
const saidOf = (trek: TrekPage, side: TrekPage["sides"][number]["side"], value: string) => (
  <>
    {value} <StandingMark reading={trek.sides.find((one) => one.side === side)?.reading ?? null} />
  </>
);

const listPaper = (trek: TrekPage) => [
  {
    label: m.trek_start(),
    value: `${trek.start.name}, ${writeMetres(trek.start.altitude)}`,
  },
  ...(trek.base
    ? [
        {
          label: m.trek_base(),
          value: trek.base.to ? <Link to={trek.base.to}>{trek.base.name}</Link> : trek.base.name,
        },
      ]
    : []),
  { label: m.place_in(), value: <StateName state={trek.state} /> },
  ...(trek.sight
    ? [{ label: m.trek_sight(), value: <Link to={trek.sight.to}>{trek.sight.name}</Link> }]
    : []),
  { label: m.trek_side_permits(), value: saidOf(trek, "permits", permitNames[trek.permit]()) },
  { label: m.trek_side_guides(), value: saidOf(trek, "guides", guideNames[trek.guide]()) },
  ...(trek.bestMonths.length > 0
    ? [{ label: m.place_best(), value: shortenMonths(trek.bestMonths) }]
    : []),
  {
    label: m.place_coordinates(),
    value: <Coordinates lat={trek.coordinates.lat} lon={trek.coordinates.lon} />,
  },
];

/** Whether it may be walked, where that is not a matter of course: before anything else. */
function OpenNote({ open }: Pick<TrekPage, "open">) {
  if (open.is === "open") return null;
  return (
    <div className={styles.open}>
      <Note icon="alert" tone="caution" title={openNames[open.is]()} level={2}>
        <p>{open.note}</p>
        <TrekStanding {...open} />
      </Note>
    </div>
  );
}

/** One trek: what it asks, its heights day by day, and who can confirm each thing. */
export function TrekView({ trek, crumbs }: { trek: TrekPage; crumbs: readonly Crumb[] }) {
  const hour = trek.scene?.hour ?? (trek.region ? hourOfRegion(trek.region.slug) : "dawn");
  return (
    <div data-hour={hour}>
      <PlainHead
        crumbs={crumbs}
        title={trek.name}
        line={trek.tagline}
        hour={hour}
        scene={trek.scene}
      />
      <Section>
        <OpenNote open={trek.open} />
        <Facts as="row" facts={listMeasures(trek)} />
        <p className={styles.standing}>
          {m.trek_measures_from()} <StandingMark reading={trek.course.reading} />
        </p>
        <Halves wide="start" lead>
          <Stack>
            <Lead>{trek.description}</Lead>
            {trek.open.is !== "closed" && (
              <Actions>
                <PlanButton place={trek.name} />
                <PlannerLink place={trek.base?.name} base={trek.base?.id} />
              </Actions>
            )}
          </Stack>
          <Facts facts={listPaper(trek)} />
        </Halves>
      </Section>
      <BelowFirstView>
        <Section tone="tint" id="heights">
          <SectionHead title={m.trek_profile_title()} lede={m.trek_profile_line()} />
          <TrekProfile {...trek} />
        </Section>
        <Section tone="surface" id="know">
          <SectionHead title={m.place_before_title()} />
          <YearRing best={trek.bestMonths} present={trek.month} />
          <TrekSides sides={trek.sides} />
          <div className={styles.caution}>
            <Caution text={trek.caution} />
          </div>
        </Section>
        <Section tone="sky" hour={hour === "dusk" ? "noon" : "dusk"} id="map">
          <SectionHead title={m.place_where_title()} />
          <StateMap map={trek.map} name={trek.name} />
        </Section>
        <Section id="where-to-check">
          <SectionHead title={m.handbook_where()} lede={m.handbook_where_line()} />
          <dl className={styles.offices}>
            {trek.offices.map(({ name, about, url }) => (
              <div key={name}>
                <dt>
                  <a href={url} rel="noopener" target="_blank">
                    {name}
                  </a>
                </dt>
                <dd>{about}</dd>
              </div>
            ))}
          </dl>
          <ReportChange name={trek.name} />
          <OtherPages
            label={m.handbook_from()}
            pages={[
              { to: "/handbook/health#height", name: m.trek_height_link() },
              { to: "/handbook/registration-and-permits", name: m.handbook_before_permits() },
              { to: "/handbook/safety-and-emergency-numbers", name: m.handbook_before_safety() },
            ]}
          />
          {trek.others.length > 0 && (
            <OtherPages label={m.trek_others({ state: trek.state.name })} pages={trek.others} />
          )}
          <p className={styles.all}>
            <MoreLink to="/treks">{m.trek_all()}</MoreLink>
          </p>
        </Section>
      </BelowFirstView>
    </div>
  );
}
