import { JourneyList } from "#app/journeys/journey-list.tsx";
import { m } from "#app/paraglide/messages.js";
import { breadcrumbThing, listThing, originOf } from "#app/places/structured-data.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import type { Route } from "./+types/journeys.ts";

const path = "/journeys";

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageServices).journeys.list();

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  const journeys = page?.journeys ?? [];
  const origin = originOf(matches);
  const title = m.journeys_title();
  return describePage(matches, {
    title,
    description: m.journeys_about(),
    path,
    picture: journeys[0]?.picture ?? null,
    things: [
      breadcrumbThing(origin, [
        { name: m.place_home(), to: "/" },
        { name: title, to: path },
      ]),
      listThing(origin, title, journeys),
    ],
  });
}

/** /journeys: trips of days that are ready, to be taken as they are or changed. */
export default function Journeys({ loaderData: page }: Route.ComponentProps) {
  return <JourneyList {...page} path={path} />;
}
