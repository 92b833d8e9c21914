import { m } from "#app/paraglide/messages.js";
import { NumberedList, TickList } from "#app/places/blocks.tsx";
import { describeStay } from "#app/places/days.ts";
import { missingMeta, missingPage } from "#app/places/missing.ts";
import { describeMonths, shortenMonths } from "#app/places/months.ts";
import { PlaceView, StateName } from "#app/places/place-view.tsx";
import { Section } from "#app/places/section.tsx";
import { Halves, Stack } from "#app/places/small-parts.tsx";
import { summarize } from "#app/places/summary.ts";
import { breadcrumbThing, originOf, placeThing } from "#app/places/things.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import type { AttractionPage } from "#server/content/pages/place-page.ts";
import type { Route } from "./+types/attraction.ts";

export function loader({ context, params }: Route.LoaderArgs) {
  const place = context.get(pageServices).pages.attraction(params.slug);
  if (!place) throw missingPage();
  return place;
}

const pathOf = (place: AttractionPage) => `/attractions/${place.slug}`;

const crumbsOf = (place: AttractionPage) => [
  { name: m.place_home(), to: "/" },
  { name: m.list_attractions(), to: "/attractions" },
  { name: place.name, to: pathOf(place) },
];

export function meta({ loaderData: place, matches }: Route.MetaArgs) {
  if (!place) return missingMeta();
  const origin = originOf(matches);
  return describePage(matches, {
    title: m.place_destination_title({ name: place.name, state: place.location }),
    description: summarize(
      place.tagline,
      m.place_months_to_go({ months: describeMonths(place.bestMonths) }),
      place.description,
    ),
    path: pathOf(place),
    picture: place.picture,
    things: [
      breadcrumbThing(origin, crumbsOf(place)),
      placeThing(origin, {
        type: "TouristAttraction",
        name: place.name,
        description: place.description,
        path: pathOf(place),
        coordinates: place.coordinates,
        picture: place.picture,
        within: place.location,
      }),
    ],
  });
}

export default function Attraction({ loaderData: place }: Route.ComponentProps) {
  return (
    <PlaceView
      place={place}
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
          <Stack>
            <h2 className="h2">{m.place_eat_title()}</h2>
            <TickList items={place.eat} />
          </Stack>
        </Halves>
      </Section>
    </PlaceView>
  );
}
