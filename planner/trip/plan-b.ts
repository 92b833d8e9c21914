import { note } from "#trip/tell.ts";
import type { ToldNotice } from "#trip/told.ts";
import { fog, type Season, smog, touches } from "./air-notices.ts";
import { beginsOn } from "./begin-windows.ts";
import { isHilly } from "./day-cost.ts";
import { getBase, getSight } from "./facts-index.ts";
import { outdoors } from "./open-windows.ts";
import { endsOn, wakesOn } from "./route.ts";
import type { TimedTrip } from "./timed-trip.ts";
import type { TripModel } from "./trip-model.ts";
import { gainOn } from "./visit-gain.ts";

/** The south-west monsoon as the handbook has it (monsoon-and-cyclones): over the country, later and shorter in the dry north-west. */
const rain = { from: "06-01", to: "09-30" } as const;
const dryRain: Season = {
  states: new Set(["rajasthan", "gujarat", "delhi", "haryana", "punjab", "chandigarh"]),
  from: "06-25",
  to: "09-20",
};
/** The south-east coast has its rain when the others' is over. */
const lateRain: Season = {
  states: new Set(["tamil-nadu", "puducherry"]),
  from: "10-20",
  to: "12-31",
};
/** What lies behind the mountains has no monsoon. */
const behindMountains = 3000;

/** Kinds that are under a roof. */
const indoors = new Set([
  ...["museum", "science-centre", "palace", "workshop", "church", "monastery", "show", "gurdwara"],
]);
/** Kinds under the sky beside those that end with the day's light. */
const openAir = new Set([
  ...["garden", "park", "boat-ride", "bird-sanctuary", "plantation", "ghats"],
]);
/** So many of them are named, so many minutes from the bed at most. */
const mostNamed = 2;
const nearMinutes = 40;
/** Fog lies until then. */
const fogLifts = 660;

/** What to see under a roof in that town on a day whose plan rain, smog or fog may spoil; nothing where none is likely or nothing is there. */
export function listPlanB(model: TripModel, trip: TimedTrip, day: number): ToldNotice[] {
  const { route, days } = trip;
  const base = endsOn(route, day);
  const why = findReason(model, trip, day, base);
  if (!why) return [];
  const today = new Set((days[day]?.visits ?? []).map(({ sight }) => sight));
  const planned = new Set(days.flatMap(({ visits }) => visits.map(({ sight }) => sight)));
  const near = (model.facts.sightsAt[base] ?? [])
    .filter((sight) => {
      const { kind, from } = getSight(model.facts, sight);
      return indoors.has(kind) && !today.has(sight) && (from?.[0] ?? 0) <= nearMinutes;
    })
    .filter((sight) => gainOn(model, sight, day) > 0 && beginsOn(model, sight, day).length > 0)
    .sort(
      (a, b) =>
        Number(planned.has(a)) - Number(planned.has(b)) ||
        gainOn(model, b, day) - gainOn(model, a, day) ||
        a - b,
    );
  // Each day of a stay has others, as far as they go.
  const nth = route.sleep.slice(0, day).filter((slept) => slept === base).length;
  const from = near.length > 0 ? (nth * mostNamed) % near.length : 0;
  const sights = near
    .slice(from, from + mostNamed)
    .map((sight) => getSight(model.facts, sight).name);
  const place = getBase(model.facts, base).name;
  return sights.length > 0 ? [note("plan-b", { why, place, sights })] : [];
}

function findReason(
  model: TripModel,
  { route, days }: TimedTrip,
  day: number,
  base: number,
): "fog" | "smog" | "rain" | null {
  const { facts, dates } = model;
  const date = dates[day] as string;
  const visits = (days[day]?.visits ?? []).filter(({ sight }) => {
    const { kind } = getSight(facts, sight);
    return outdoors.has(kind) || openAir.has(kind);
  });
  const { state, altitude } = getBase(facts, base);
  if (!isHilly(model, base)) {
    const isEarly = visits.some(({ from }) => from < fogLifts) || wakesOn(route, day) !== base;
    if (isEarly && touches(fog, state, date)) return "fog";
    if (visits.length > 0 && touches(smog, state, date)) return "smog";
  }
  if (visits.length === 0 || altitude >= behindMountains || state === "ladakh") return null;
  const own = [dryRain, lateRain].find(({ states }) => states.has(state));
  const season = own ?? { ...rain, states: new Set([state]) };
  return touches(season, state, date) ? "rain" : null;
}
