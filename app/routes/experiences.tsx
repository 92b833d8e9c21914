import { m } from "#app/paraglide/messages.js";
import { ListView, pathOfPage, titleOfPage } from "#app/places/list-view.tsx";
import { missingMeta, missingPage } from "#app/places/missing.ts";
import { breadcrumbThing, listThing, originOf } from "#app/places/things.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import type { Route } from "./+types/experiences.ts";

const path = "/experiences";

export function loader({ context, request }: Route.LoaderArgs) {
  const list = context
    .get(pageServices)
    .pages.experiences(new URL(request.url).searchParams.get("page"));
  if (!list) throw missingPage();
  return list;
}

export function meta({ loaderData: list, matches }: Route.MetaArgs) {
  if (!list) return missingMeta();
  const origin = originOf(matches);
  return describePage(matches, {
    title: titleOfPage(m.list_experiences(), list.page),
    description: m.list_experiences_about({ page: list.page, pages: list.pages }),
    path: pathOfPage(path, list.page),
    picture: list.items[0]?.picture,
    things: [
      breadcrumbThing(origin, [
        { name: m.place_home(), to: "/" },
        { name: m.list_experiences(), to: path },
      ]),
      listThing(origin, m.list_experiences(), list.items),
    ],
  });
}

export default function Experiences({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListView
      path={path}
      title={m.list_experiences()}
      line={m.list_experiences_line({ total: list.total })}
      hour="noon"
      list={list}
    />
  );
}
