import { anyWeekday } from "./dates.ts";
import { getBase } from "./facts-index.ts";
import { once } from "./once.ts";
import { findWayThrough } from "./tour.ts";
import type { TripModel } from "./trip-model.ts";

/**
 * Nights that the way to what is meant and home asks for by itself: none where a day leads there from where the trip
 * begins, or a night on a train; to Kaza two over Manali, and one back.
 */
export const countNightsOnTheWay = (model: TripModel): number =>
  once(model, "nightsOnTheWay", () => findNights(model));

function findNights(model: TripModel): number {
  const { where, start, facts, ways, timetable, months, traveller } = model;
  if (!where || !start || where.has(start.base)) return 0;
  const minutes = ways.minutesFrom(start.base, anyWeekday(timetable[0] as number));
  const lengthOf = (base: number) => {
    const way = minutes[base] as number;
    return way < 0 ? Number.POSITIVE_INFINITY : way;
  };
  const month = months[0] as number;
  const open = [...where].filter((base) => getBase(facts, base).months[month - 1] !== "0");
  const [nearest] = open.sort((a, b) => lengthOf(a) - lengthOf(b) || a - b);
  const isWithinDay =
    nearest === undefined || lengthOf(nearest) <= traveller.latest - traveller.start;
  if (isWithinDay) return 0;
  const stays = findWayThrough(model, [nearest]) ?? [];
  return stays.reduce((all, { base, nights }) => all + (where.has(base) ? 0 : nights), 0);
}
