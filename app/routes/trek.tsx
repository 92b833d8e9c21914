import { m } from "#app/paraglide/messages.js";
import { orMissing } from "#app/places/missing.ts";
import { breadcrumbThing, originOf } from "#app/places/structured-data.ts";
import { summarize } from "#app/places/summary.ts";
import { titleSight } from "#app/places/title-sight.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import { trekThing } from "#app/treks/trek-thing.ts";
import { TrekView } from "#app/treks/trek-view.tsx";
import type { TrekPage } from "#server/content/treks/trek-pages.ts";
import type { Route } from "./+types/trek.ts";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  orMissing(context.get(pageServices).pages.trek(params.slug));

const crumbsOf = (trek: TrekPage) => [
  { name: m.place_home(), to: "/" },
  { name: m.treks_title(), to: "/treks" },
  { name: trek.name, to: trek.path },
];

export function meta({ loaderData: trek, matches }: Route.MetaArgs) {
  if (!trek) return [];
  const origin = originOf(matches);
  return describePage(matches, {
    title: titleSight(m.trek_title({ name: trek.name }), trek.state.name),
    description: summarize(trek.tagline, trek.description),
    path: trek.path,
    picture: trek.scene,
    things: [breadcrumbThing(origin, crumbsOf(trek)), trekThing(origin, trek)],
  });
}

/** /treks/<slug>: one walk of hours or days. */
export default function Trek({ loaderData: trek }: Route.ComponentProps) {
  return <TrekView trek={trek} crumbs={crumbsOf(trek)} />;
}
