import { journeyThing } from "#app/journeys/journey-thing.ts";
import { JourneyView } from "#app/journeys/journey-view.tsx";
import { m } from "#app/paraglide/messages.js";
import { orMissing } from "#app/places/missing.ts";
import { breadcrumbThing, originOf } from "#app/places/structured-data.ts";
import { summarize } from "#app/places/summary.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import type { JourneyPage } from "#server/content/journeys/journey-pages.ts";
import type { Route } from "./+types/journey.ts";

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  orMissing(await context.get(pageServices).journeys.find(params.slug));

const crumbsOf = ({ name, slug }: JourneyPage) => [
  { name: m.place_home(), to: "/" },
  { name: m.journeys_title(), to: "/journeys" },
  { name, to: `/journeys/${slug}` },
];

export function meta({ loaderData: journey, matches }: Route.MetaArgs) {
  if (!journey) return [];
  const origin = originOf(matches);
  return describePage(matches, {
    title: m.journey_title({ name: journey.name, days: journey.days }),
    description: summarize(journey.tagline, journey.description),
    path: `/journeys/${journey.slug}`,
    picture: journey.picture,
    things: [breadcrumbThing(origin, crumbsOf(journey)), journeyThing(origin, journey)],
  });
}

/** /journeys/<slug>: one ready-made journey, day by day. */
export default function Journey({ loaderData: journey }: Route.ComponentProps) {
  return <JourneyView journey={journey} crumbs={crumbsOf(journey)} />;
}
