import { sunOn } from "./begin-windows.ts";
import { once } from "./once.ts";
import { endsOn, type Route, wakesOn } from "./route.ts";
import type { TimedDay } from "./timed-day.ts";
import type { TripModel } from "./trip-model.ts";
import { gainOn } from "./visit-gain.ts";
import { dayCosts } from "./where-weights.ts";

const hills = new Set(["hills", "mountains"]);

export const isHilly = ({ facts }: TripModel, base: number | undefined): boolean =>
  base !== undefined && hills.has(facts.plannable.bases[base]?.terrain ?? "");

/** What driving after dark costs, more so on hill roads. */
export function costOfDark(
  model: TripModel,
  route: Route,
  day: number,
  { to, road }: TimedDay,
): number {
  const [from, ends] = [wakesOn(route, day), endsOn(route, day)];
  if (from === ends || road < dayCosts.hillRoad || route.ride[day]) return 0;
  if (!isHilly(model, from) && !isHilly(model, ends)) return 0;
  const late = to - sunOn(model, ends, day).set - dayCosts.twilight;
  return Math.max(0, Math.min(dayCosts.mostDark, late)) * dayCosts.darkMinute;
}

/** Who sleeps in a town and sees nothing of what it is visited for need not have come. */
export function costOfBlind(model: TripModel, route: Route, days: readonly TimedDay[]): number {
  const seen = new Set(days.flatMap(({ visits }) => visits.map(({ sight }) => sight)));
  let blind = 0;
  for (const base of new Set(route.sleep)) {
    const mains = listMains(model, base);
    if (mains.length > 0 && !mains.some((sight) => seen.has(sight))) blind++;
  }
  return blind * dayCosts.blind;
}

const listMains = (model: TripModel, base: number): readonly number[] =>
  once(model, `mains.${base}`, () => findMains(model, base));

/** What a base is visited for in the middle of the trip. */
function findMains(model: TripModel, base: number): readonly number[] {
  const day = Math.floor(model.dates.length / 2);
  const gains = (model.facts.sightsAt[base] ?? []).map((sight) => ({
    sight,
    gain: gainOn(model, sight, day),
  }));
  const top = Math.max(0, ...gains.map(({ gain }) => gain));
  return gains
    .filter(({ gain }) => gain > 0 && gain >= top * dayCosts.mainShare)
    .map(({ sight }) => sight);
}
