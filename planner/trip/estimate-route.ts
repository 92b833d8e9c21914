import { minutesOfWay } from "./move-minutes.ts";
import { endsOn, frameDay, isOwnDay, type Route, wakesOn } from "./route.ts";
import { costOfRoute } from "./route-cost.ts";
import type { StayValues } from "./stay-values.ts";
import type { TripModel } from "./trip-model.ts";
import { mustWorth } from "./where-weights.ts";

/** An estimate of a route's worth: its nights' values less its costs, without timing any day. */
export const estimateOf = (model: TripModel, values: StayValues, route: Route): number =>
  valueOfRoute(model, values, route) - costOfRoute(model, route);

export function valueOfRoute(model: TripModel, values: StayValues, route: Route): number {
  values.clear();
  const { start, end, sleep } = route;
  const { traveller } = model;
  const own = timeOf(traveller.start, Math.min(traveller.latest, traveller.end + 60));
  let from = start;
  for (let day = 0; day <= sleep.length; day++) {
    const next = day === sleep.length ? end : (sleep[day] as number);
    const to = route.ride[day] ? from : next;
    let time = own;
    if (!isOwnDay(model, route, day)) {
      const frame = frameDay(model, route, day);
      time = timeOf(frame.from, Math.min(frame.to, traveller.end + 60));
    }
    if (from === to) values.add(from, time);
    else {
      time = Math.max(0, time - minutesOfWay(model, day, from, to)) / 2;
      values.add(from, time);
      values.add(to, time);
    }
    from = next;
  }
  let worth = values.worth();
  for (const base of model.mustBases) if (!route.sleep.includes(base)) worth -= mustWorth;
  for (const [base, boat] of model.facts.overnightAt)
    if (model.must.has(boat) && !route.sleep.includes(base)) worth -= mustWorth;
  for (const [sight, { day }] of model.pinned) {
    const base = model.facts.plannable.sights[sight]?.base;
    if (day !== null && wakesOn(route, day) !== base && endsOn(route, day) !== base)
      worth -= mustWorth;
  }
  return worth;
}

/** Minutes of a day without its meal. */
const timeOf = (from: number, to: number) => to - from - (from < 780 && to > 840 ? 50 : 0);
