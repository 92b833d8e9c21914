import { m } from "#app/paraglide/messages.js";
import { NumberedList, TickList } from "#app/places/blocks.tsx";
import { describeStay } from "#app/places/days.ts";
import { Fold } from "#app/places/fold.tsx";
import { readAskedPage } from "#app/places/list-meta.ts";
import { Halves, Stack } from "#app/places/page-layout.tsx";
import { describePlace } from "#app/places/place-meta.ts";
import { crumbsOfPlace, PlaceView, StateName } from "#app/places/place-view.tsx";
import { PriceBadge } from "#app/places/price-badge.tsx";
import { SeasonSuns } from "#app/places/season-suns.tsx";
import { Section, SectionHead } from "#app/places/section.tsx";
import { voiceThings } from "#app/places/structured-data.ts";
import { factThings } from "#app/places/structured-facts.ts";
import { TemperatureChart } from "#app/places/temperature-chart.tsx";
import { withVoices } from "#app/places/with-voices.ts";
import { pageServices } from "#app/site/page-services.ts";
import { cardKinds } from "#app/ui/card-kinds.ts";
import { describeMonths, shortenMonths } from "#app/ui/months.ts";
import type { DestinationPage } from "#server/content/pages/place-page.ts";
import type { Route } from "./+types/destination.ts";

export const loader = ({ context, params, request }: Route.LoaderArgs) => {
  const page = readAskedPage(request, (asked) =>
    context.get(pageServices).pages.destination(params.slug, asked),
  );
  return withVoices(context, pathOf(page), page);
};

const pathOf = (place: DestinationPage) => `/destinations/${place.slug}`;

export function meta({ loaderData: place, matches }: Route.MetaArgs) {
  if (!place) return [];
  return describePlace(matches, {
    title: m.place_destination_title({ name: place.name, state: place.state.name }),
    place,
    path: pathOf(place),
    crumbs: crumbsOfPlace(place, pathOf(place)),
    within: place.state.name,
    months: place.bestMonths,
    more: { ...factThings(place.facts), ...voiceThings(place.voices) },
  });
}

const kinds = {
  city: m.place_kind_city,
  village: m.place_kind_village,
  card: m.place_kind_destination,
} as const;

/** A city, one of the five villages, or one of the thirty cards of the home page. */
export default function Destination({ loaderData: place }: Route.ComponentProps) {
  const months = describeMonths(place.bestMonths);
  return (
    <PlaceView
      place={place}
      voices={place.voices}
      crumbs={crumbsOfPlace(place, pathOf(place))}
      reach={place.reach}
      season={place.kind === "city"}
      aside={
        place.kind === "card" && (
          <PriceBadge price={place.nightlyPrice} reading={place.facts?.base?.checked ?? null} />
        )
      }
      facts={[
        { label: m.place_in(), value: <StateName state={place.state} /> },
        {
          label: m.place_kind(),
          value: place.kind === "card" ? cardKinds[place.tab]() : kinds[place.kind](),
        },
        { label: m.place_stay(), value: describeStay(place.days) },
        { label: m.place_best(), value: shortenMonths(place.bestMonths) },
      ]}
    >
      {place.kind === "city" && (
        <>
          <Section tone="tint" id="season">
            <SectionHead
              title={m.place_when_title()}
              lede={
                <>
                  {m.place_season_hot()} <strong>{m.place_months_to_go({ months })}</strong>
                </>
              }
            />
            <SeasonSuns
              season={place.season}
              present={place.month}
              temperatures={place.temperatures}
            />
            <Fold narrow label={m.place_degrees_title()}>
              <h3 className="h2">{m.place_degrees_title()}</h3>
              <TemperatureChart
                temperatures={place.temperatures}
                best={place.bestMonths}
                present={place.month}
                place={place.name}
              />
            </Fold>
          </Section>
          <Section>
            <Halves wide="start">
              <Stack>
                <h2 className="h1">{m.place_do_title()}</h2>
                <NumberedList items={place.highlights} />
              </Stack>
              <Fold narrow label={m.place_eat_title()}>
                <Stack>
                  <h2 className="h2">{m.place_eat_title()}</h2>
                  <TickList items={place.eat} />
                </Stack>
              </Fold>
            </Halves>
          </Section>
        </>
      )}
      {place.kind !== "city" && (
        <Section tone="tint">
          <Halves>
            <Stack>
              <h2 className="h1">{m.place_when_title()}</h2>
              <p className="lede">{m.place_months_to_go({ months })}</p>
              <p className="lede">{m.place_stay_line({ stay: describeStay(place.days) })}</p>
            </Stack>
            <Stack>
              <h2 className="h1">{m.place_eat_title()}</h2>
              <TickList items={place.eat} />
            </Stack>
          </Halves>
        </Section>
      )}
    </PlaceView>
  );
}
