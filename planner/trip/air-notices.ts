import { note } from "#trip/tell.ts";
import type { ToldNotice } from "#trip/told.ts";
import { isHilly } from "./day-cost.ts";
import { getBase } from "./facts-index.ts";
import { endsOn, type Route, wakesOn } from "./route.ts";
import type { TripModel } from "./trip-model.ts";

/** As the handbook has them (monsoon-and-cyclones, air-quality): where, and from when to when as month and day. */
const fog = {
  states: new Set(["punjab", "chandigarh", "haryana", "delhi", "uttar-pradesh", "bihar"]),
  from: "12-21",
  to: "01-31",
};
const smog = { states: new Set(["delhi"]), from: "10-25", to: "01-31" };

/** What to hold ready on the plains of the north in winter: once a trip, by the first place that it touches. */
export function listAirNotices(model: TripModel, route: Route): ToldNotice[] {
  return (["fog", "smog"] as const).flatMap((code) => {
    const { states, from, to } = code === "fog" ? fog : smog;
    for (const [day, date] of model.dates.entries()) {
      const monthDay = date.slice(5);
      // Both run over the turn of the year.
      if (monthDay < from && monthDay > to) continue;
      const base = [wakesOn(route, day), endsOn(route, day)].find(
        (one) => !isHilly(model, one) && states.has(getBase(model.facts, one).state),
      );
      if (base !== undefined) return [note(code, { place: getBase(model.facts, base).name })];
    }
    return [];
  });
}
