import { anyWeekday } from "./dates.ts";
import { shortRide } from "./departures.ts";
import { everyDay, runsOn } from "./hop.ts";
import type { Distance } from "./local-ways.ts";
import { idOf, localWay, type Stop, throughBases } from "./stops.ts";
import { findStraight } from "./straight-roads.ts";
import type { TripModel } from "./trip-model.ts";

/** From stop to stop on a day of the timetable; null where nothing leads there. */
export function findDistance(model: TripModel, a: Stop, b: Stop, when: number): Distance | null {
  const any = recallDistance(model, a, b, anyWeekday(when));
  return any?.days === undefined || runsOn(any.days, when)
    ? any
    : recallDistance(model, a, b, when);
}

function recallDistance(model: TripModel, a: Stop, b: Stop, when: number): Distance | null {
  const { bases, sights } = model.facts.plannable;
  const count = sights.length + bases.length;
  let rows = model.distances[when];
  if (!rows) {
    rows = new Array(count);
    model.distances[when] = rows;
  }
  const from = idOf(model, a);
  let row = rows[from];
  if (!row) {
    row = new Array(count);
    rows[from] = row;
  }
  const id = idOf(model, b);
  const known = row[id];
  if (known !== undefined) return known;
  const found = measure(model, a, b, when);
  row[id] = found;
  return found;
}

function measure(model: TripModel, a: Stop, b: Stop, when: number): Distance | null {
  if (a.base === b.base) {
    const { minutes, mode } = localWay(model, a.base, a.sight, b.sight);
    return { minutes, road: mode === "road" && minutes >= shortRide ? minutes : 0 };
  }
  const way = model.ways.findDay(a.base, b.base, when);
  const near = findStraight(model, a, b, way);
  const days = way && way.days !== everyDay ? { days: way.days } : null;
  if (near) return { minutes: near.minutes, road: near.minutes, ...days };
  if (!way) return null;
  const middle = (stop: Stop): Stop => ({ base: stop.base, sight: null });
  const before = findDistance(model, a, middle(a), when)?.road ?? 0;
  const after = findDistance(model, middle(b), b, when)?.road ?? 0;
  const toWay = localWay(model, a.base, a.sight, null).minutes;
  return {
    minutes: throughBases(model, a, b, way),
    road: before + way.roadMinutes + after,
    ...(way.landed > 0 && { landed: toWay + way.landed }),
    ...(way.clocked && { clocked: true as const }),
    ...days,
  };
}
