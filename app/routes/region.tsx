import { IndiaExplorer } from "#app/map/india-explorer.tsx";
import { m } from "#app/paraglide/messages.js";
import { Breadcrumbs } from "#app/places/breadcrumbs.tsx";
import { FestivalRows } from "#app/places/festival-rows.tsx";
import { orMissing } from "#app/places/missing.ts";
import { Actions, Halves, Lead, MoreLink, OtherPages } from "#app/places/page-layout.tsx";
import { nextFestivalFact, PlaceHero } from "#app/places/place-hero.tsx";
import { describePlace } from "#app/places/place-meta.ts";
import { PlanButton } from "#app/places/plan-button.tsx";
import { Section, SectionHead } from "#app/places/section.tsx";
import { StateSpreads } from "#app/places/state-spreads.tsx";
import { listThing } from "#app/places/structured-data.ts";
import { TileCard, TileGrid } from "#app/places/tiles.tsx";
import { Train } from "#app/places/train.tsx";
import { TileWarnings } from "#app/places/warnings.tsx";
import { pageServices } from "#app/site/page-services.ts";
import { hourOfRegion } from "#app/site/region-hours.ts";
import { BelowFirstView } from "#app/ui/below-first-view.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { readLanguage } from "#contract/languages.ts";
import type { RegionPage } from "#server/content/pages/region-page.ts";
import type { Route } from "./+types/region.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const [, slug = ""] = readLanguage(new URL(request.url).pathname).path.split("/");
  return orMissing(context.get(pageServices).pages.region(slug.replace(/\.data$/, "")));
}

const crumbsOf = (region: RegionPage) => [
  { name: m.place_home(), to: "/" },
  { name: region.name, to: `/${region.slug}` },
];

export function meta({ loaderData: region, matches }: Route.MetaArgs) {
  if (!region) return [];
  return describePlace(matches, {
    title: m.place_region_title({ name: region.name, count: String(region.stateCount) }),
    place: region,
    path: `/${region.slug}`,
    crumbs: crumbsOf(region),
    within: "India",
    things: (origin) => [listThing(origin, region.name, [...region.states, ...region.beside])],
  });
}

/** One of the four corners: its states one by one, its map, its cities, sights and days. */
export default function Region({ loaderData: region }: Route.ComponentProps) {
  const hour = hourOfRegion(region.slug);
  return (
    <div data-hour={hour}>
      <PlaceHero
        place={region}
        hour={hour}
        area={`region:${region.slug}`}
        facts={[
          { label: m.place_fact_states(), value: region.stateCount },
          { label: m.place_fact_cities(), value: region.cities.length },
          ...nextFestivalFact(region.festivals),
        ]}
      />
      <BelowFirstView>
        <Section>
          <Breadcrumbs crumbs={crumbsOf(region)} />
          <Halves wide="start" lead>
            <Lead>{region.description}</Lead>
            <Actions>
              <PlanButton place={region.name} />
              <ButtonLink to="#map" variant="quiet" icon="map">
                {m.place_see_map()}
              </ButtonLink>
            </Actions>
          </Halves>
          <StateSpreads states={region.states} beside={region.beside} month={region.month} />
        </Section>
        <Section tone="sky" hour="dusk" id="map">
          <IndiaExplorer
            map={region.map}
            region={region.slug}
            first={region.states[0]?.slug ?? ""}
            label={m.place_region_map({ name: region.name })}
            head={<h2 className="h1">{m.place_region_map_title({ name: region.name })}</h2>}
          />
        </Section>
        <Section tone="deep" hour="night">
          <Train
            cities={region.cities}
            title={m.place_cities_title({ count: String(region.cities.length) })}
          />
        </Section>
        <Section tone="tint" hour="gold">
          <SectionHead
            title={m.place_sights_title()}
            end={<MoreLink to="/attractions">{m.place_all_attractions()}</MoreLink>}
          />
          <TileGrid rail>
            {region.attractions.slice(0, 6).map((tile) => (
              <li key={tile.to}>
                <TileCard tile={tile} foot={<TileWarnings tile={tile} />} />
              </li>
            ))}
          </TileGrid>
        </Section>
        <Section tone="surface">
          <SectionHead
            title={m.place_festivals_title()}
            end={<MoreLink to="/festivals">{m.place_all_festivals()}</MoreLink>}
          />
          <FestivalRows festivals={region.festivals.slice(0, 6)} />
          <OtherPages label={m.place_other_regions()} pages={region.others} />
        </Section>
      </BelowFirstView>
    </div>
  );
}
