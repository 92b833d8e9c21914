import { m } from "#app/paraglide/messages.js";
import { ListView, pathOfPage, titleOfPage } from "#app/places/list-view.tsx";
import { missingMeta, missingPage } from "#app/places/missing.ts";
import { breadcrumbThing, listThing, originOf } from "#app/places/things.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import type { Route } from "./+types/attractions.ts";

const path = "/attractions";

export function loader({ context, request }: Route.LoaderArgs) {
  const list = context
    .get(pageServices)
    .pages.attractions(new URL(request.url).searchParams.get("page"));
  if (!list) throw missingPage();
  return list;
}

export function meta({ loaderData: list, matches }: Route.MetaArgs) {
  if (!list) return missingMeta();
  const origin = originOf(matches);
  return describePage(matches, {
    title: titleOfPage(m.list_attractions(), list.page),
    description: m.list_attractions_about({ page: list.page, pages: list.pages }),
    path: pathOfPage(path, list.page),
    picture: list.items[0]?.picture,
    things: [
      breadcrumbThing(origin, [
        { name: m.place_home(), to: "/" },
        { name: m.list_attractions(), to: path },
      ]),
      listThing(origin, m.list_attractions(), list.items),
    ],
  });
}

export default function Attractions({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListView
      path={path}
      title={m.list_attractions()}
      line={m.list_attractions_line({ total: list.total })}
      hour="gold"
      list={list}
    />
  );
}
