import { m } from "#app/paraglide/messages.js";
import { TickList } from "#app/places/blocks.tsx";
import { readAskedPage } from "#app/places/list-meta.ts";
import { Halves, Stack } from "#app/places/page-layout.tsx";
import { describePlace } from "#app/places/place-meta.ts";
import { PlaceView, StateName } from "#app/places/place-view.tsx";
import { Section } from "#app/places/section.tsx";
import { voiceThings } from "#app/places/structured-data.ts";
import { factThings } from "#app/places/structured-facts.ts";
import { TakePartSection } from "#app/places/take-part.tsx";
import { withVoices } from "#app/places/with-voices.ts";
import { pageServices } from "#app/site/page-services.ts";
import { describeMonths, shortenMonths } from "#app/ui/months.ts";
import type { ExperiencePage } from "#server/content/pages/place-page.ts";
import type { Route } from "./+types/experience.ts";

export const loader = ({ context, params, request }: Route.LoaderArgs) => {
  const page = readAskedPage(request, (asked) =>
    context.get(pageServices).pages.experience(params.slug, asked),
  );
  return withVoices(context, pathOf(page), page);
};

const pathOf = (item: ExperiencePage) => `/experiences/${item.slug}`;

const crumbsOf = (item: ExperiencePage) => [
  { name: m.place_home(), to: "/" },
  { name: m.list_experiences(), to: "/experiences" },
  { name: item.name, to: pathOf(item) },
];

const efforts = {
  easy: m.place_effort_easy,
  moderate: m.place_effort_moderate,
  hard: m.place_effort_hard,
} as const;

export function meta({ loaderData: item, matches }: Route.MetaArgs) {
  if (!item) return [];
  return describePlace(matches, {
    place: item,
    path: pathOf(item),
    crumbs: crumbsOf(item),
    within: item.location,
    type: "TouristAttraction",
    months: item.bestMonths,
    more: { ...factThings(item.facts), ...voiceThings(item.voices) },
  });
}

export default function Experience({ loaderData: item }: Route.ComponentProps) {
  const months = describeMonths(item.bestMonths);
  return (
    <PlaceView
      place={item}
      voices={item.voices}
      crumbs={crumbsOf(item)}
      facts={[
        { label: m.place_where(), value: item.location },
        { label: m.place_in(), value: <StateName state={item.state} /> },
        { label: m.place_time(), value: item.duration },
        { label: m.place_effort(), value: efforts[item.effort]() },
        { label: m.place_best(), value: shortenMonths(item.bestMonths) },
      ]}
      reach={item.reach}
    >
      <TakePartSection takePart={item.takePart} />
      <Section tone="tint">
        <Halves>
          <Stack>
            <h2 className="h1">{m.place_when_title()}</h2>
            <p className="lede">{m.place_months_to_go({ months })}</p>
          </Stack>
          <Stack>
            <h2 className="h1">{m.place_bring_title()}</h2>
            <TickList items={item.bring} />
          </Stack>
        </Halves>
      </Section>
    </PlaceView>
  );
}
