import { Link, redirect } from "react-router";
import { ReportChange } from "#app/contact/report-change.tsx";
import { StateMap } from "#app/map/state-map.tsx";
import { m } from "#app/paraglide/messages.js";
import { Coordinates } from "#app/places/blocks.tsx";
import { FactStrip } from "#app/places/fact-strip.tsx";
import { Facts } from "#app/places/facts.tsx";
import { interestNames } from "#app/places/interests.ts";
import { orMissing } from "#app/places/missing.ts";
import { Actions, Halves, Lead, Stack } from "#app/places/page-layout.tsx";
import { describePlace } from "#app/places/place-meta.ts";
import { StateName } from "#app/places/place-view.tsx";
import { PlanButton } from "#app/places/plan-button.tsx";
import { PlainHead } from "#app/places/reading-head.tsx";
import { Section, SectionHead } from "#app/places/section.tsx";
import { SightList } from "#app/places/sight-cards.tsx";
import { closedMonths, listWarnings } from "#app/places/sight-warnings.ts";
import { voiceThings } from "#app/places/structured-data.ts";
import { factThings } from "#app/places/structured-facts.ts";
import { titleSight } from "#app/places/title-sight.ts";
import { Warnings } from "#app/places/warnings.tsx";
import { withVoices } from "#app/places/with-voices.ts";
import { HeartButton } from "#app/saved/heart-button.tsx";
import { PlannerLink } from "#app/saved/planner-link.tsx";
import { pageServices } from "#app/site/page-services.ts";
import { hourOfRegion } from "#app/site/region-hours.ts";
import { BelowFirstView } from "#app/ui/below-first-view.tsx";
import { listAll } from "#app/ui/format-lists.ts";
import { latePart } from "#app/ui/late-part.tsx";
import { shortenMonths } from "#app/ui/months.ts";
import type { VoiceTop } from "#contract/wire/voices.ts";
import type { SightPage } from "#server/content/pages/sight-page.ts";
import type { Route } from "./+types/sight.ts";

export async function loader({
  context,
  params,
}: Route.LoaderArgs): Promise<SightPage & { voices: VoiceTop | null }> {
  const found = orMissing(context.get(pageServices).pages.sight(params.id));
  // An attraction's, an experience's or a festival's page is about it.
  if (found.movedTo !== undefined) throw redirect(found.movedTo, 308);
  return withVoices(context, found.path, found);
}

const PlaceVoices = latePart(
  async () => (await import("#app/places/place-voices.tsx")).PlaceVoices,
);

const crumbsOf = (page: SightPage) => [
  { name: m.place_home(), to: "/" },
  ...(page.region ? [{ name: page.region.name, to: page.region.to }] : []),
  ...(page.state.to ? [{ name: page.state.name, to: page.state.to }] : []),
  ...(page.town.to ? [{ name: page.town.name, to: page.town.to }] : []),
  { name: page.name, to: page.path },
];

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [];
  return describePlace(matches, {
    title: titleSight(page.name, page.town.name),
    place: {
      name: page.name,
      tagline: page.note,
      description: m.sight_about({ town: page.town.name, state: page.state.name }),
      coordinates: page.coordinates,
      picture: page.scene,
    },
    path: page.path,
    crumbs: crumbsOf(page),
    within: page.state.name,
    type: "TouristAttraction",
    more: { ...factThings(page.facts), ...voiceThings(page.voices) },
  });
}

/** One sight: what to know before one goes, where it is, and what else is near. */
export default function Sight({ loaderData: page }: Route.ComponentProps) {
  const { facts, town } = page;
  const { sight } = facts;
  const own = sight?.hours === null || !sight ? undefined : facts.hours[sight.hours];
  const hour = page.scene?.hour ?? (page.region ? hourOfRegion(page.region.slug) : "gold");
  return (
    <div data-hour={hour}>
      <PlainHead
        crumbs={crumbsOf(page)}
        title={page.name}
        line={m.sight_where({ town: town.name, state: page.state.name })}
        hour={hour}
        scene={page.scene}
      />
      <Section>
        <FactStrip facts={facts} month={page.month} />
        <Halves wide="start" lead>
          <Stack>
            <Lead>{page.note}</Lead>
            {sight && <Warnings warnings={listWarnings(sight, closedMonths(own))} />}
            {page.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            <Actions>
              <PlanButton place={page.name} />
              <HeartButton place={{ id: sight?.id ?? "", name: page.name }} />
              <PlannerLink place={page.name} sight={sight?.id} />
            </Actions>
            <ReportChange name={page.name} />
          </Stack>
          <Facts
            facts={[
              {
                label: m.place_where(),
                value: town.to ? <Link to={town.to}>{town.name}</Link> : town.name,
              },
              { label: m.place_in(), value: <StateName state={page.state} /> },
              ...(page.bestMonths.length > 0
                ? [{ label: m.place_best(), value: shortenMonths(page.bestMonths) }]
                : []),
              {
                label: m.sight_for(),
                value: listAll(page.interests.map((interest) => interestNames[interest]())),
              },
              ...(page.worldHeritage
                ? [{ label: m.sight_heritage(), value: page.worldHeritage }]
                : []),
              {
                label: m.place_coordinates(),
                value: <Coordinates lat={page.coordinates.lat} lon={page.coordinates.lon} />,
              },
            ]}
          />
        </Halves>
      </Section>
      <BelowFirstView>
        <Section tone="sky" hour={hour === "dusk" ? "noon" : "dusk"} id="map">
          <SectionHead title={m.place_where_title()} />
          <StateMap map={page.map} name={page.name} />
        </Section>
        {page.voices && <PlaceVoices place={page.path} name={page.name} top={page.voices} />}
        {facts.sights.length > 0 && (
          <Section tone="tint" id="sights">
            <SectionHead title={m.place_sights_title()} />
            <SightList sights={facts.sights} hours={facts.hours} month={page.month} />
          </Section>
        )}
      </BelowFirstView>
    </div>
  );
}
