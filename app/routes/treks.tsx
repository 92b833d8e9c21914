import { m } from "#app/paraglide/messages.js";
import { describeList, readAskedPage } from "#app/places/list-meta.ts";
import { ListView } from "#app/places/list-view.tsx";
import { pageServices } from "#app/site/page-services.ts";
import { TrekCardText } from "#app/treks/trek-card-text.tsx";
import type { Route } from "./+types/treks.ts";

const path = "/treks";

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readAskedPage(request, context.get(pageServices).pages.treks);

export function meta({ loaderData: list, matches }: Route.MetaArgs) {
  if (!list) return [];
  return describeList(matches, list, {
    path,
    title: m.treks_title(),
    about: m.treks_about,
  });
}

/** /treks: all of them, narrowed by state, month, grade and height. */
export default function Treks({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListView
      path={path}
      title={m.treks_title()}
      line={m.treks_line({ total: list.total })}
      hour="dawn"
      list={list}
      text={(trek) => <TrekCardText trek={trek} />}
    />
  );
}
