import { m } from "#app/paraglide/messages.js";
import { NumberedList, TickList } from "#app/places/blocks.tsx";
import { describeStay } from "#app/places/days.ts";
import { Fold } from "#app/places/fold.tsx";
import { readAskedPage } from "#app/places/list-meta.ts";
import { Halves, Stack } from "#app/places/page-layout.tsx";
import { describePlace } from "#app/places/place-meta.ts";
import { PlaceView, StateName } from "#app/places/place-view.tsx";
import { Section } from "#app/places/section.tsx";
import { voiceThings } from "#app/places/structured-data.ts";
import { factThings } from "#app/places/structured-facts.ts";
import { withVoices } from "#app/places/with-voices.ts";
import { pageServices } from "#app/site/page-services.ts";
import { shortenMonths } from "#app/ui/months.ts";
import type { AttractionPage } from "#server/content/pages/place-page.ts";
import type { Route } from "./+types/attraction.ts";

export const loader = ({ context, params, request }: Route.LoaderArgs) => {
  const page = readAskedPage(request, (asked) =>
    context.get(pageServices).pages.attraction(params.slug, asked),
  );
  return withVoices(context, pathOf(page), page);
};

const pathOf = (place: AttractionPage) => `/attractions/${place.slug}`;

const crumbsOf = (place: AttractionPage) => [
  { name: m.place_home(), to: "/" },
  { name: m.list_attractions(), to: "/attractions" },
  { name: place.name, to: pathOf(place) },
];

export function meta({ loaderData: place, matches }: Route.MetaArgs) {
  if (!place) return [];
  return describePlace(matches, {
    place,
    path: pathOf(place),
    crumbs: crumbsOf(place),
    within: place.location,
    type: "TouristAttraction",
    months: place.bestMonths,
    more: { ...factThings(place.facts), ...voiceThings(place.voices) },
  });
}

export default function Attraction({ loaderData: place }: Route.ComponentProps) {
  return (
    <PlaceView
      place={place}
      voices={place.voices}
      crumbs={crumbsOf(place)}
      reach={place.reach}
      facts={[
        { label: m.place_where(), value: place.location },
        { label: m.place_in(), value: <StateName state={place.state} /> },
        { label: m.place_time(), value: describeStay(place.days) },
        { label: m.place_best(), value: shortenMonths(place.bestMonths) },
      ]}
    >
      <Section tone="tint">
        <Halves wide="start">
          <Stack>
            <h2 className="h1">{m.place_look_title()}</h2>
            <NumberedList items={place.lookFor.map((note) => ({ note }))} />
          </Stack>
          <Fold narrow label={m.place_eat_title()}>
            <Stack>
              <h2 className="h2">{m.place_eat_title()}</h2>
              <TickList items={place.eat} />
            </Stack>
          </Fold>
        </Halves>
      </Section>
    </PlaceView>
  );
}
