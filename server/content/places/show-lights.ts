import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { findSun } from "#planner/trip/open-windows.ts";

/**
 * When the sun rises and sets on each day, by the day's id, in minutes after midnight in India: where its
 * first known sight is, else where its night is. Days without a date or a known place are left out.
 */
export function showLights(
  days: PlanDays,
  { sights, beds }: Pick<TripPage, "sights" | "beds">,
): NonNullable<TripPage["lights"]> {
  return Object.fromEntries(
    days.flatMap(({ id, date, stops, sleeps }) => {
      const [sight] = stops.flatMap(({ sight }) => (sight && sights[sight]) || []);
      const place = sight ?? (sleeps ? beds[sleeps] : undefined);
      if (!date || !place) return [];
      const { rise, set } = findSun(date, place.lat, place.lon);
      return [[id, { sunrise: rise, sunset: set }]];
    }),
  );
}
