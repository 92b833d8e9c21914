import { type Stop, WayMap } from "#app/plan/trip-map.tsx";
import type { TripPage } from "#contract/trip-page.ts";
import type { PlanForm } from "#server/content/plans/plan-page.ts";
import styles from "./day-list.module.css";

type Spot = { lat: number; lon: number };

/** Degrees, about 25 km: nearer than that is the same place on a map of India. */
const near = 0.25;
const isNear = (one: Spot, other: Spot) =>
  Math.abs(one.lat - other.lat) < near && Math.abs(one.lon - other.lon) < near;

/**
 * The days on the map: each stands where its last stop is that is known, since there the night is
 * spent; a place once, with all its days.
 */
export function listDayStops({ days, sights }: Pick<TripPage, "days" | "sights">): Stop[] {
  const stops: Stop[] = [];
  for (const [index, day] of days.entries()) {
    const seen = day.stops.flatMap(({ sight }) => (sight && sights[sight]) || []);
    const last = seen.at(-1);
    if (!last) continue;
    const name = day.sleeps ?? last.name;
    const found = stops.find(
      ({ base }) => base.name === name || (!day.sleeps && isNear(base, last)),
    );
    if (found) found.days.push(index + 1);
    else
      stops.push({
        base: { id: name, name, lat: last.lat, lon: last.lon },
        days: [index + 1],
      });
  }
  return stops;
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
