import type { ReactNode } from "react";
import { Link } from "react-router";
import { ReportChange } from "#app/contact/report-change.tsx";
import { StateMap } from "#app/map/state-map.tsx";
import { m } from "#app/paraglide/messages.js";
import { AddButton } from "#app/saved/add-button.tsx";
import { HeartButton } from "#app/saved/heart-button.tsx";
import { PlannerLink } from "#app/saved/planner-link.tsx";
import { hourOfRegion, hourOnPaper } from "#app/site/region-hours.ts";
import { BelowFirstView } from "#app/ui/below-first-view.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ownAddress } from "#app/ui/language.ts";
import { latePart } from "#app/ui/late-part.tsx";
import type { Hour } from "#contract/content/picture.ts";
import type { VoiceTop } from "#contract/wire/voices.ts";
import type { DestinationPage } from "#server/content/pages/place-page.ts";
import { BeforeYouGo } from "./before-you-go.tsx";
import { Caution, Coordinates, PermitsBlock, ReachBlock, Tags } from "./blocks.tsx";
import { FactStrip, headFacts } from "./fact-strip.tsx";
import { type Fact, Facts } from "./facts.tsx";
import { FestivalRows } from "./festival-rows.tsx";
import { Fold } from "./fold.tsx";
import { FoldedSection, WideTitle } from "./folded-section.tsx";
import { Actions, Description, Halves, MoreLink, Stack } from "./page-layout.tsx";
import { PlanButton } from "./plan-button.tsx";
import { ReadingHead } from "./reading-head.tsx";
import { Section, SectionHead } from "./section.tsx";
import { type IndexedSection, SectionIndex } from "./section-index.tsx";
import { OwnWarnings, Sights } from "./sight-cards.tsx";
import { Stay } from "./stay.tsx";
import type { Crumb } from "./structured-data.ts";
import { TileCard, TileGrid } from "./tiles.tsx";
import { TileWarnings } from "./warnings.tsx";

const PlaceVoices = latePart(async () => (await import("./place-voices.tsx")).PlaceVoices);

/** What the page of any one place has, whatever it is. */
export type Place = Pick<
  DestinationPage,
  | "name"
  | "tagline"
  | "description"
  | "caution"
  | "tags"
  | "coordinates"
  | "state"
  | "region"
  | "city"
  | "permits"
  | "picture"
  | "month"
  | "sights"
  | "festivals"
  | "nearby"
  | "map"
  | "facts"
  | "sightMap"
  | "narrowing"
  | "word"
>;

export const hourOfPlace = (place: Pick<Place, "picture" | "region">): Hour =>
  hourOnPaper(place.picture, place.region ? hourOfRegion(place.region.slug) : "gold");

/** India, the region, the state, then the page; or through the list that it belongs to. */
export const crumbsOfPlace = (place: Place, path: string): Crumb[] => [
  { name: m.place_home(), to: "/" },
  ...(place.region ? [{ name: place.region.name, to: place.region.to }] : []),
  ...(place.state.to ? [{ name: place.state.name, to: place.state.to }] : []),
  { name: place.name, to: path },
];

export const StateName = ({ state }: { state: Place["state"] }) =>
  state.to ? <Link to={state.to}>{state.name}</Link> : state.name;

type Parts = { reach: boolean; dates: boolean; season: boolean; voices: boolean };

/** The parts of the page that it has, in their order. */
const listSections = (
  { facts }: Place,
  { reach, dates, season, voices }: Parts,
): IndexedSection[] => [
  ["about", m.place_index_about()],
  ...(season ? [["season", m.head_when()] as const] : []),
  ...(dates ? [["dates", m.place_index_dates()] as const] : []),
  ...(facts && facts.sights.length > 0 ? [["sights", m.place_index_sights()] as const] : []),
  ...(facts?.base ? [["stay", m.place_index_stay()] as const] : []),
  ["map", reach ? m.place_index_reach() : m.place_index_map()],
  ["before", m.place_index_before()],
  ...(voices ? [["voices", m.voices_index()] as const] : []),
];

/** What is most asked of this page: days in a town, a sight taken along, the dates of a festival. */
function HeadAction({ place, dates }: { place: Place; dates: boolean }) {
  const { base, sight } = place.facts ?? {};
  if (dates)
    return (
      <ButtonLink to="#dates" icon="calendar">
        {m.head_when()}
      </ButtonLink>
    );
  if (base)
    return (
      <ButtonLink to={`/plan?start=base:${base.id}&must=${base.id}&days=3`} icon="map">
        {m.head_three_days()}
      </ButtonLink>
    );
  if (!sight) return <PlanButton place={place.name} />;
  return (
    <>
      <AddButton place={{ id: sight.id, name: place.name }} size="medium" />
      <noscript>
        <a className="more" href={ownAddress(`/plan?must=${sight.id}`)}>
          {m.saved_place_add()}
        </a>
      </noscript>
    </>
  );
}

type PlaceViewProps = {
  place: Place;
  crumbs: readonly Crumb[];
  facts: readonly Fact[];
  aside?: ReactNode;
  reach?: { air: string; rail: string; road: string };
  /** What the page has beside that: the dates of a festival, the months of a city. */
  dates?: boolean;
  /** The festival that it is the page of, by its slug. */
  festival?: string | undefined;
  season?: boolean;
  /** What travellers say of it; null: nothing. */
  voices?: VoiceTop | null;
  /** Between the description and the map: what this kind of place has to say. */
  children: ReactNode;
};

/** The page of a city, a village, a card, an attraction or an experience. */
export function PlaceView(props: PlaceViewProps) {
  const {
    place,
    crumbs,
    facts,
    aside,
    reach,
    dates = false,
    festival,
    season = false,
    voices = null,
    children,
  } = props;
  const hour = hourOfPlace(place);
  // What the planner calls this place: the base, or the sight that the page is about.
  const known = place.facts?.base ?? place.facts?.sight;
  const mapTitle = reach ? m.place_reach_title() : m.place_where_title();
  const mapHour = hour === "dusk" ? "noon" : "dusk";
  return (
    <div data-hour={hour}>
      <ReadingHead
        crumbs={crumbs}
        title={place.name}
        word={place.word}
        line={place.tagline}
        hour={hour}
        picture={place.picture}
        aside={aside}
        facts={place.facts ? headFacts(place.facts, place.month) : facts}
        action={<HeadAction place={place} dates={dates} />}
      />
      <SectionIndex
        label={m.place_index({ name: place.name })}
        sections={listSections(place, {
          reach: Boolean(reach),
          dates,
          season,
          voices: voices !== null,
        })}
      />
      <Section id="about" horizon={false}>
        {place.facts && <FactStrip facts={place.facts} month={place.month} />}
        <Halves wide="start" lead>
          <Stack>
            {place.facts && <OwnWarnings facts={place.facts} />}
            <Description text={place.description} />
            <Tags tags={place.tags} />
            <Actions>
              {known && <HeartButton place={{ id: known.id, name: place.name }} />}
              <PlanButton place={place.name} />
              <PlannerLink
                place={place.name}
                base={place.facts?.base?.id}
                sight={place.facts?.sight?.id}
                festival={festival}
              />
            </Actions>
          </Stack>
          <Fold narrow label={m.place_facts_show()}>
            <Facts
              facts={[
                ...facts,
                {
                  label: m.place_coordinates(),
                  value: <Coordinates lat={place.coordinates.lat} lon={place.coordinates.lon} />,
                },
              ]}
            />
          </Fold>
        </Halves>
      </Section>
      <BelowFirstView>
        {children}
        {place.facts && (
          <Sights
            facts={place.facts}
            name={place.name}
            path={crumbs.at(-1)?.to ?? ""}
            month={place.month}
            map={place.sightMap}
            narrowing={place.narrowing}
          />
        )}
        {place.facts?.base && <Stay base={place.facts.base} />}
        <FoldedSection tone="sky" hour={mapHour} id="map" title={mapTitle} ownTitle>
          <Halves wide="end">
            <Stack>
              <WideTitle>{mapTitle}</WideTitle>
              {reach && <ReachBlock reach={reach} />}
            </Stack>
            <StateMap map={place.map} name={place.state.name} />
          </Halves>
        </FoldedSection>
        <FoldedSection tone="surface" id="before" title={m.place_before_title()}>
          <Halves>
            <Caution text={place.caution} />
            {place.permits && <PermitsBlock permits={place.permits} name={place.state.name} />}
          </Halves>
          <BeforeYouGo below />
          <ReportChange name={place.name} />
        </FoldedSection>
        {voices && <PlaceVoices place={crumbs.at(-1)?.to ?? ""} name={place.name} top={voices} />}
        {place.sights.length > 0 && (
          <Section tone="tint" hour="gold">
            <SectionHead title={m.place_sights_title()} />
            <TileGrid rail>
              {place.sights.map((tile) => (
                <li key={tile.to}>
                  <TileCard tile={tile} foot={<TileWarnings tile={tile} />} />
                </li>
              ))}
            </TileGrid>
          </Section>
        )}
        {place.festivals.length > 0 && (
          <FoldedSection
            title={m.place_festivals_title()}
            end={<MoreLink to="/festivals">{m.place_all_festivals()}</MoreLink>}
          >
            <FestivalRows festivals={place.festivals} />
          </FoldedSection>
        )}
        {place.nearby.length > 0 && (
          <Section tone="tint" hour="dawn">
            <SectionHead title={m.place_nearby_title()} />
            <TileGrid small rail>
              {place.nearby.map((tile) => (
                <li key={tile.to}>
                  <TileCard tile={tile} sizes="(max-width: 768px) 78vw, 25vw">
                    <p className="small muted num">
                      {m.place_away({ kilometres: tile.kilometres })}
                    </p>
                  </TileCard>
                </li>
              ))}
            </TileGrid>
          </Section>
        )}
      </BelowFirstView>
    </div>
  );
}
