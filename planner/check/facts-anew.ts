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
