import { m } from "#app/paraglide/messages.js";
import { describeList, readAskedPage } from "#app/places/list-meta.ts";
import { ListView } from "#app/places/list-view.tsx";
import { eventThing } from "#app/places/structured-data.ts";
import { SunDate } from "#app/places/sun-date.tsx";
import { pageServices } from "#app/site/page-services.ts";
import { formatDays } from "#app/ui/format-dates.ts";
import type { Route } from "./+types/festivals.ts";
import styles from "./festivals.module.css";

const path = "/festivals";

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readAskedPage(request, context.get(pageServices).pages.festivals);

export function meta({ loaderData: list, matches }: Route.MetaArgs) {
  if (!list) return [];
  return describeList(matches, list, {
    path,
    title: m.list_festivals(),
    about: m.list_festivals_about,
    things: (origin, items) =>
      items.map((item) =>
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
            {formatDays(item.occasion.start, item.occasion.end)}
            {item.occasion.provisional && ` · ${m.place_provisional()}`}
            {item.occasion.reckoned && ` · ${m.place_reckoned()}`}
          </p>
          <p className={styles.text}>{item.description}</p>
        </>
      )}
    />
  );
}
