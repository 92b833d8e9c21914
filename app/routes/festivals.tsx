import { m } from "#app/paraglide/messages.js";
import { writeDates } from "#app/places/days.ts";
import { ListView, pathOfPage, titleOfPage } from "#app/places/list-view.tsx";
import { missingMeta, missingPage } from "#app/places/missing.ts";
import { SunDate } from "#app/places/sun-date.tsx";
import { breadcrumbThing, eventThing, originOf } from "#app/places/things.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import type { Route } from "./+types/festivals.ts";
import styles from "./festivals.module.css";

const path = "/festivals";

export function loader({ context, request }: Route.LoaderArgs) {
  const list = context
    .get(pageServices)
    .pages.festivals(new URL(request.url).searchParams.get("page"));
  if (!list) throw missingPage();
  return list;
}

export function meta({ loaderData: list, matches }: Route.MetaArgs) {
  if (!list) return missingMeta();
  const origin = originOf(matches);
  return describePage(matches, {
    title: titleOfPage(m.list_festivals(), list.page),
    description: m.list_festivals_about({ page: list.page, pages: list.pages }),
    path: pathOfPage(path, list.page),
    picture: list.items[0]?.picture,
    things: [
      breadcrumbThing(origin, [
        { name: m.place_home(), to: "/" },
        { name: m.list_festivals(), to: path },
      ]),
      ...list.items.map((item) =>
        eventThing(origin, {
          name: item.name,
          description: item.description,
          path: item.to,
          start: item.occasion.start,
          end: item.occasion.end,
          place: item.place,
          coordinates: item.coordinates,
          picture: item.picture,
        }),
      ),
    ],
  });
}

/** Festivals in the order of their next day, each with its sun. */
export default function Festivals({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListView
      path={path}
      title={m.list_festivals()}
      line={m.list_festivals_line({ total: list.total })}
      hour="dusk"
      list={list}
      badge={(item) => <SunDate occasion={item.occasion} />}
      text={(item) => (
        <>
          <p className={styles.dates}>
            {writeDates(item.occasion.start, item.occasion.end)}
            {item.occasion.provisional && `. ${m.place_provisional()}`}
          </p>
          <p className={styles.text}>{item.description}</p>
        </>
      )}
    />
  );
}
