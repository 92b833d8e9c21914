import { HandbookIndexView } from "#app/handbook/handbook-index.tsx";
import { m } from "#app/paraglide/messages.js";
import { breadcrumbThing, listThing, originOf } from "#app/places/structured-data.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import type { Route } from "./+types/handbook.ts";

const path = "/handbook";

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageServices).pages.handbook();

const crumbs = () => [
  { name: m.place_home(), to: "/" },
  { name: m.handbook_title(), to: path },
];

export function meta({ loaderData: index, matches }: Route.MetaArgs) {
  const origin = originOf(matches);
  const title = m.handbook_title();
  return describePage(matches, {
    title,
    description: m.handbook_about(),
    path,
    picture: index?.scene ?? null,
    things: [
      breadcrumbThing(origin, crumbs()),
      listThing(origin, title, index?.groups.flatMap(({ pages }) => pages) ?? []),
    ],
  });
}

/** /handbook: what a traveller must know, in six parts, and the words that lead to it. */
export default function Handbook({ loaderData: index }: Route.ComponentProps) {
  return <HandbookIndexView index={index} crumbs={crumbs()} />;
}
