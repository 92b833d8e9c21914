import { note } from "#trip/tell.ts";
import type { ToldNotice } from "#trip/told.ts";
import { isHilly } from "./day-cost.ts";
import { getBase } from "./facts-index.ts";
import { endsOn, type Route, wakesOn } from "./route.ts";
import type { TripModel } from "./trip-model.ts";

/** Where something comes back each year, and from when to when as month and day. */
export interface Season {
  readonly states: ReadonlySet<string>;
  readonly from: string;
  readonly to: string;
}

/** As the handbook has them (monsoon-and-cyclones, air-quality). */
export const fog: Season = {
  states: new Set(["punjab", "chandigarh", "haryana", "delhi", "uttar-pradesh", "bihar"]),
  from: "12-21",
  to: "01-31",
};
export const smog: Season = { states: new Set(["delhi"]), from: "10-25", to: "01-31" };

/** True of a day (YYYY-MM-DD) on which a state has it; some run over the turn of the year. */
export function touches({ states, from, to }: Season, state: string, date: string): boolean {
  const monthDay = date.slice(5);
  const isOn = from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;
  return isOn && states.has(state);
}

/** What to hold ready on the plains of the north in winter: once a trip, by the first place that it touches. */
export function listAirNotices(model: TripModel, route: Route): ToldNotice[] {
  return (["fog", "smog"] as const).flatMap((code) => {
    const season = code === "fog" ? fog : smog;
    for (const [day, date] of model.dates.entries()) {
      const base = [wakesOn(route, day), endsOn(route, day)].find(
        (one) => !isHilly(model, one) && touches(season, getBase(model.facts, one).state, date),
      );
      if (base !== undefined) return [note(code, { place: getBase(model.facts, base).name })];
    }
    return [];
  });
}
