import type { PageWithDays } from "#app/itinerary/days-of-page.ts";
import { type Stop, WayMap } from "#app/plan/trip-map.tsx";
import type { PlanForm } from "#server/content/plans/plan-page.ts";
import styles from "./day-list.module.css";

type Spot = { lat: number; lon: number };

/** Degrees, about 25 km: nearer than that is the same place on a map of India. */
const near = 0.25;
const isNear = (one: Spot, other: Spot) =>
  Math.abs(one.lat - other.lat) < near && Math.abs(one.lon - other.lon) < near;

/**
 * The days on the map: each where its night is spent, and where that is not known, or there is none,
 * where its last known stop is; a place once, with all its days.
 */
export function listDayStops({
  days,
  sights,
  beds,
}: Pick<PageWithDays, "days" | "sights" | "beds">): Stop[] {
  const stops: Stop[] = [];
  for (const [index, day] of days.entries()) {
    // By the stop's own name, which is in the reader's language.
    const last = day.stops
      .flatMap(({ sight, name }) => {
        const found = sight ? sights[sight] : undefined;
        return found ? [{ ...found, name }] : [];
      })
      .at(-1);
    const spot = (day.sleeps && beds[day.sleeps]) || last;
    if (!spot) continue;
    const name = day.sleeps ?? last?.name ?? "";
    const found = stops.find(
      ({ base }) => base.name === name || (!day.sleeps && isNear(base, spot)),
    );
    if (found) found.days.push(index + 1);
    else
      stops.push({
        base: { id: name, name, lat: spot.lat, lon: spot.lon },
        days: [index + 1],
      });
  }
  return stops;
}

/** Nothing where fewer than two places are known: a dot on a map tells nobody anything. */
export function DayMap(props: { data: PageWithDays; map: PlanForm["map"]; active: number }) {
  const { data, map, active } = props;
  const stops = listDayStops(data);
  if (stops.length < 2) return null;
  return (
    <div className={styles.map}>
      <WayMap stops={stops} way={stops.map(({ base }) => base)} map={map} active={active} />
    </div>
  );
}
