import { ReportChange } from "#app/contact/report-change.tsx";
import { AlcoholNote } from "#app/handbook/alcohol-note.tsx";
import { StateMap } from "#app/map/state-map.tsx";
import { m } from "#app/paraglide/messages.js";
import { BeforeYouGo } from "#app/places/before-you-go.tsx";
import { Caution, KnownFor, PermitsBlock, ReachBlock } from "#app/places/blocks.tsx";
import { Breadcrumbs } from "#app/places/breadcrumbs.tsx";
import { Facts } from "#app/places/facts.tsx";
import { FestivalRows } from "#app/places/festival-rows.tsx";
import { FoldedSection, WideTitle } from "#app/places/folded-section.tsx";
import { orMissing } from "#app/places/missing.ts";
import {
  Actions,
  Description,
  Halves,
  MoreLink,
  OtherPages,
  Stack,
} from "#app/places/page-layout.tsx";
import { nextFestivalFact, PlaceHero } from "#app/places/place-hero.tsx";
import { describePlace } from "#app/places/place-meta.ts";
import { PlanButton } from "#app/places/plan-button.tsx";
import { SeasonSuns } from "#app/places/season-suns.tsx";
import { Section, SectionHead } from "#app/places/section.tsx";
import { SectionIndex } from "#app/places/section-index.tsx";
import { Thali } from "#app/places/thali.tsx";
import { TileCard, TileGrid, TileWall } from "#app/places/tiles.tsx";
import { TileWarnings } from "#app/places/warnings.tsx";
import { pageServices } from "#app/site/page-services.ts";
import { hourOfRegion, hourOnPaper } from "#app/site/region-hours.ts";
import { BelowFirstView } from "#app/ui/below-first-view.tsx";
import { describeMonths, shortenMonths } from "#app/ui/months.ts";
import { readLanguage } from "#contract/languages.ts";
import type { StatePage } from "#server/content/pages/state-page.ts";
import type { Route } from "./+types/state.ts";

export function loader({ context, request, params }: Route.LoaderArgs) {
  const [, region = ""] = readLanguage(new URL(request.url).pathname).path.split("/");
  return orMissing(context.get(pageServices).pages.state(region, params.state));
}

const pathOf = (state: StatePage) => `${state.region.to}/${state.slug}`;

const crumbsOf = (state: StatePage) => [
  { name: m.place_home(), to: "/" },
  { name: state.region.name, to: state.region.to },
  { name: state.name, to: pathOf(state) },
];

/** The months with a score of 4 or 5; where there are none, the fair ones. */
function chooseBestMonths(season: StatePage["season"]): number[] {
  const atLeast = (score: number) =>
    season.flatMap((month, index) => (month.score >= score ? [index + 1] : []));
  const good = atLeast(4);
  return good.length > 0 ? good : atLeast(3);
}

export function meta({ loaderData: state, matches }: Route.MetaArgs) {
  if (!state) return [];
  return describePlace(matches, {
    title: m.place_state_title({ name: state.name }),
    place: state,
    path: pathOf(state),
    crumbs: crumbsOf(state),
    within: "India",
    months: chooseBestMonths(state.season),
  });
}

/** A state or union territory: its season, its places, its days, its table, its map. */
export default function State({ loaderData: state }: Route.ComponentProps) {
  const hour = hourOfRegion(state.region.slug);
  const best = chooseBestMonths(state.season);
  const { destinations, attractions, experiences, festivals } = state;
  const more = state.moreSights && (
    <MoreLink to={state.moreSights}>{m.state_sights_link({ name: state.name })}</MoreLink>
  );
  return (
    <div data-hour={hourOnPaper(state.picture, hour)}>
      <PlaceHero
        place={state}
        hour={hour}
        area={`state:${state.slug}`}
        facts={[
          { label: m.place_best(), value: shortenMonths(best) },
          ...(destinations.length > 0
            ? [{ label: m.place_fact_cities(), value: destinations.length }]
            : []),
          ...nextFestivalFact(festivals),
        ]}
      />
      <SectionIndex
        label={m.place_index({ name: state.name })}
        sections={[
          ["about", m.place_index_about()],
          ["season", m.head_when()],
          ...(destinations.length > 0 ? [["places", m.place_places_title()] as const] : []),
          ["food", m.place_food_title()],
          ["map", m.place_index_reach()],
          ["permits", m.place_index_before()],
        ]}
      />
      <BelowFirstView>
        <Section id="about" horizon={false}>
          <Stack>
            <Breadcrumbs crumbs={crumbsOf(state)} />
            <Facts
              as="row"
              facts={[
                { label: m.place_capital(), value: state.capital },
                {
                  label: m.place_kind(),
                  value: state.kind === "state" ? m.place_state() : m.place_territory(),
                },
                { label: m.place_languages(), value: state.languages.slice(0, 3).join(", ") },
              ]}
            />
          </Stack>
          <Halves wide="start" lead>
            <Stack>
              <Description text={state.description} />
              <Actions>
                <PlanButton place={state.name} />
              </Actions>
            </Stack>
            <KnownFor items={state.knownFor} />
          </Halves>
        </Section>
        <Section horizon={false} id="season">
          <SectionHead
            title={m.place_season_title()}
            lede={
              <>
                {m.place_season_kind()}{" "}
                <strong>{m.place_months_to_go({ months: describeMonths(best) })}</strong>
              </>
            }
          />
          <SeasonSuns season={state.season} present={state.month} />
        </Section>
        {destinations.length > 0 && (
          <Section tone="tint" hour="gold" id="places">
            <SectionHead title={m.place_places_title()} end={more} />
            <TileWall tiles={destinations} />
          </Section>
        )}
        {attractions.length + experiences.length > 0 && (
          <Section tone="surface">
            <SectionHead
              title={m.place_sights_title()}
              // Without towns above, this is where the other sights are looked for.
              end={
                (destinations.length === 0 && more) || (
                  <MoreLink to="/attractions">{m.place_all_attractions()}</MoreLink>
                )
              }
            />
            <TileGrid rail>
              {[...attractions, ...experiences].map((tile) => (
                <li key={tile.to}>
                  <TileCard tile={tile} foot={<TileWarnings tile={tile} />} />
                </li>
              ))}
            </TileGrid>
          </Section>
        )}
        {festivals.length > 0 && (
          <Section hour="dusk">
            <SectionHead
              title={m.place_festivals_title()}
              end={<MoreLink to="/festivals">{m.place_all_festivals()}</MoreLink>}
            />
            <FestivalRows festivals={festivals} />
          </Section>
        )}
        {state.treks.length > 0 && (
          <Section horizon={false}>
            <OtherPages
              label={m.treks_title()}
              pages={[...state.treks, { to: "/treks", name: m.trek_all() }]}
            />
          </Section>
        )}
        <FoldedSection
          tone="deep"
          hour="dusk"
          id="food"
          title={m.place_food_title()}
          lede={m.place_food_lede({ name: state.name })}
        >
          <Thali dishes={state.food} />
        </FoldedSection>
        <FoldedSection
          tone="sky"
          hour={hour === "dusk" ? "gold" : "dusk"}
          id="map"
          title={m.place_reach_title()}
          ownTitle
        >
          <Halves wide="end">
            <Stack>
              <WideTitle>{m.place_reach_title()}</WideTitle>
              <ReachBlock reach={state.reach} />
            </Stack>
            <StateMap map={state.map} name={state.name} />
          </Halves>
        </FoldedSection>
        <FoldedSection tone="surface" id="permits" title={m.place_before_title()}>
          <Halves>
            <PermitsBlock permits={state.permits} name={state.name} />
            <Stack>
              <Caution text={state.caution} />
              {state.alcohol && <AlcoholNote law={state.alcohol} />}
            </Stack>
          </Halves>
          <BeforeYouGo below />
          <ReportChange name={state.name} />
        </FoldedSection>
        <Section horizon={false} tone="surface">
          <OtherPages
            label={m.place_on_title()}
            pages={[
              state.previous,
              state.next,
              { to: state.region.to, name: state.region.name },
            ].flatMap((page) => page ?? [])}
          />
        </Section>
      </BelowFirstView>
    </div>
  );
}
