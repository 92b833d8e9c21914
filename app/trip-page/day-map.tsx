import { type Stop, WayMap } from "#app/plan/trip-map.tsx";
import type { TripPage } from "#contract/trip-page.ts";
import type { PlanForm } from "#server/content/plans/plan-page.ts";
import styles from "./day-list.module.css";

/** The days on the map: each stands where the first of its stops is that is known. */
export function listDayStops({ days, sights }: Pick<TripPage, "days" | "sights">): Stop[] {
  const stops = new Map<string, Stop>();
  for (const [index, day] of days.entries()) {
    const sight = day.stops.map((stop) => stop.sight && sights[stop.sight]).find(Boolean);
    if (!sight) continue;
    const name = day.sleeps ?? sight.name;
    const stop = stops.get(name) ?? {
      base: { id: name, name, lat: sight.lat, lon: sight.lon },
      days: [],
    };
    stop.days.push(index + 1);
    stops.set(name, stop);
  }
  return [...stops.values()];
}

/** Nothing where fewer than two places are known: a dot on a map tells nobody anything. */
export function DayMap({ data, map }: { data: TripPage; map: PlanForm["map"] }) {
  const stops = listDayStops(data);
  if (stops.length < 2) return null;
  return (
    <div className={styles.map}>
      <WayMap stops={stops} way={stops.map(({ base }) => base)} map={map} />
    </div>
  );
}
