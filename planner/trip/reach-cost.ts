import { landsForState } from "./gateway.ts";
import { minutesOfWay } from "./move-minutes.ts";
import { once } from "./once.ts";
import type { Route } from "./route.ts";
import type { TripModel } from "./trip-model.ts";
import { highlights, pull, reach as weights } from "./where-weights.ts";

/**
 * What a route costs for the minutes between its nights beyond those that so many days hold. The minutes that start,
 * end, musts and the part of the country ask for are not counted.
 */
export function costOfReach(model: TripModel, route: Route): number {
  const { wish, dates } = model;
  const { sleep, ride } = route;
  let spent = 0;
  let from = route.start;
  for (let day = 0; day <= sleep.length; day++) {
    const to = day === sleep.length ? route.end : (sleep[day] as number);
    if (to !== from) spent += ride[day] ? weights.nightMinutes : minutesOfWay(model, day, from, to);
    from = to;
  }
  // Four days about a lesser airport are no tour.
  const isTour = landsForState(model) && dates.length > highlights.greatNights;
  const share = model.where || isTour ? weights.withinMeant : 1;
  const askedMinutes = once(model, "askedMinutes", () => sumAskedMinutes(model));
  const free = weights.minutesADay[wish.pace] * share * dates.length + askedMinutes;
  return Math.max(0, spent - free) * weights.farMinute;
}

/** What start, end and musts ask for by themselves, and the way to the part of the country that is meant and back. */
function sumAskedMinutes(model: TripModel): number {
  const { start, end, tour, where, ways, timetable } = model;
  const when = timetable[0] as number;
  const length = (a: number, b: number) => {
    const minutes = ways.minutesFrom(a, when)[b] as number;
    return minutes < 0 ? pull.noWay * 60 : minutes;
  };
  let minutes = tour?.minutes ?? 0;
  if (!tour && start && end && start.base !== end.base) minutes += length(start.base, end.base);
  if (where && start && !where.has(start.base))
    minutes += 2 * Math.min(...[...where].map((base) => length(start.base, base)));
  return minutes;
}
