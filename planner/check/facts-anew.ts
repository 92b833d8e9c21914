import type { CompiledHours } from "#contract/content/plannable.ts";

/** Hours of a date, read from the compiled hours without the planner's reader. */
export function openingsOn(hours: CompiledHours, date: string): (readonly [number, number])[] {
  const [, month = 0, dayOfMonth = 0] = date.split("-").map(Number);
  const code = month * 100 + dayOfMonth;
  for (const special of hours.days ?? []) if (special.day === code) return special.windows;
  // Sunday is 0 for the clock, Monday for the facts.
  const weekday = (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
  const count = Math.floor((dayOfMonth - 1) / 7) + 1;
  for (const rule of hours.nth ?? [])
    if (rule.weekday === weekday && rule.n === count) return rule.windows;
  for (const season of hours.seasons)
    if (code >= season.from && code <= season.to) return season.week[weekday] ?? [];
  return [];
}

type Point = { lat: number; lon: number };

/** Great circle, by the haversine. */
export function kmBetween(a: Point, b: Point): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lon - a.lon) * rad) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(h));
}

/**
 * Sunset by the almanac's formula (declination and the equation of time from the day of the year, the sun's upper rim
 * on the horizon), good to a few minutes.
 * @returns minutes after midnight in India
 */
export function sunsetOn(date: string, { lat, lon }: Point): number {
  const rad = Math.PI / 180;
  const dayOfYear =
    (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`)) /
    86_400_000;
  const turn = (2 * Math.PI * (dayOfYear + 0.5)) / 365.25;
  const declination =
    0.006918 -
    0.399912 * Math.cos(turn) +
    0.070257 * Math.sin(turn) -
    0.006758 * Math.cos(2 * turn) +
    0.000907 * Math.sin(2 * turn);
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(turn) -
      0.032077 * Math.sin(turn) -
      0.014615 * Math.cos(2 * turn) -
      0.040849 * Math.sin(2 * turn));
  const cosine =
    Math.cos(90.833 * rad) / (Math.cos(lat * rad) * Math.cos(declination)) -
    Math.tan(lat * rad) * Math.tan(declination);
  const halfDay = Math.acos(Math.max(-1, Math.min(1, cosine))) / rad;
  // Four minutes a degree; India's clock is 5:30 before Greenwich's.
  return 720 - 4 * (lon - halfDay) - equation + 330;
}
