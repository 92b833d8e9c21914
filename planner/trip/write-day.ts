import type { DayPart, TripDay } from "#contract/trip/itinerary.ts";
import { note } from "#trip/tell.ts";
import type { ToldNotice } from "#trip/told.ts";
import { fromAirport, toAirport } from "./airport-rides.ts";
import { isHilly } from "./day-cost.ts";
import { haltMinutes } from "./day-meals.ts";
import { getBase, getSight } from "./facts-index.ts";
import { baseOf } from "./name-base.ts";
import { listDayNotices } from "./notices.ts";
import { findSun, type Sun } from "./open-windows.ts";
import { findPassage } from "./passages.ts";
import { endsAboard, endsOn, findNightTimes, wakesOn } from "./route.ts";
import { listMissedNotices, listRestingNotices } from "./run-days.ts";
import type { Stop } from "./stops.ts";
import type { TimedTrip } from "./timed-trip.ts";
import type { TripModel } from "./trip-model.ts";
import { dayCosts } from "./where-weights.ts";
import { addRests, tellMeal } from "./write-pauses.ts";
import { eatSeated, listRisingNotices, writeNight, writeRides } from "./write-rides.ts";
import { writeVisit } from "./write-visit.ts";

/** One day with its parts in order of time. */
export function writeDay(model: TripModel, timedTrip: TimedTrip, day: number): TripDay {
  const { route } = timedTrip;
  const timed = timedTrip.days[day] as TimedTrip["days"][number];
  const date = model.dates[day] as string;
  const when = model.timetable[day] as number;
  const isLast = day === route.sleep.length;
  const wakes = wakesOn(route, day);
  const ends = endsOn(route, day);
  const parts: DayPart[] = landFrom(model, timedTrip, day);
  const isAboard = endsAboard(model, timed.visits);
  let isLinked = true;
  const stops: Stop[] = [
    { base: wakes, sight: null },
    ...timed.visits.map(({ sight }) => ({ base: getSight(model.facts, sight).base, sight })),
    { base: ends, sight: null },
  ];
  for (let k = 0; k < stops.length - (isAboard ? 2 : 1); k++) {
    const [a, b] = [stops[k] as Stop, stops[k + 1] as Stop];
    const leaves = timed.leaves[k];
    const passage = leaves === undefined ? null : findPassage(model, a, b, when, leaves);
    const isSeated = passage?.rides.some(({ departs }) => departs !== undefined);
    const halt = timed.mealOnWay === k && !isSeated ? haltMinutes : 0;
    isLinked &&= passage !== null;
    if (passage && leaves !== undefined) {
      const rides = writeRides(model, passage, leaves, halt);
      if (timed.mealOnWay === k && isSeated) eatSeated(rides);
      if (k === 0) rides[0]?.notices.push(...listRisingNotices(timed.rises));
      rides[0]?.notices.push(
        ...listRestingNotices(model, a.base, b.base, when, passage),
        ...listMissedNotices(model, a.base, b.base, when, passage),
      );
      parts.push(...rides);
    }
    const visit = timed.visits[k];
    if (visit) parts.push(writeVisit(model, timedTrip, day, visit));
  }
  if (timed.meal)
    parts.push({
      kind: "pause",
      what: "meal",
      ...timed.meal,
      ...tellMeal(model, stops, timed.meal.from, parts),
    });
  if (day === 0 && model.start?.airport)
    parts.push(fromAirport(model, model.start.airport, parts, wakes, timed.leaves[0] ?? timed.to));
  if (isLast && isLinked && model.end?.airport)
    parts.push(toAirport(model, model.end.airport, ends, Math.max(timed.to, timed.meal?.to ?? 0)));
  if (route.ride[day]) {
    const hop = model.ways.findNight(wakes, route.sleep[day] as number, when);
    if (hop) parts.push(writeNight(model, hop, findNightTimes(model, route, day).departs));
  }
  parts.sort((a, b) => a.from - b.from || a.to - b.to);
  addRests(parts);
  const { lat, lon } = getBase(model.facts, wakes);
  const sun = findSun(date, lat, lon);
  const from = parts[0]?.from ?? model.traveller.start;
  return {
    id: `d${day + 1}`,
    number: day + 1,
    date,
    wakes: baseOf(model, wakes),
    sleeps: isLast ? null : baseOf(model, route.sleep[day] as number),
    ...(isAboard && {
      aboard: getSight(model.facts, timed.visits.at(-1)?.sight as number).name,
    }),
    from,
    to: Math.max(from, ...parts.map(({ to }) => to)),
    sunrise: sun.rise,
    sunset: sun.set,
    parts,
    locked: model.lockedDays.has(day),
    notices: addDark(model, parts, sun, listDayNotices(model, timedTrip, day, sun)),
  };
}

/** A hill road that is come to its end of after sunset is said, wherever in the day it lies. */
function addDark(
  model: TripModel,
  parts: readonly DayPart[],
  sun: Sun,
  notices: ToldNotice[],
): ToldNotice[] {
  const isDark = parts.some(
    (part) =>
      part.kind === "ride" &&
      part.mode === "road" &&
      part.minutes >= dayCosts.hillRoad &&
      part.to > sun.set + dayCosts.twilight &&
      part.between?.some((id) => isHilly(model, model.facts.baseOf.get(id))),
  );
  if (isDark && !notices.some(({ code }) => code === "dark")) notices.push(note("dark"));
  return notices;
}

/** From the boat on which one woke into town. */
function landFrom(model: TripModel, { days }: TimedTrip, day: number): DayPart[] {
  const last = days[day - 1]?.visits.at(-1);
  if (!last || !endsAboard(model, [last])) return [];
  const { base, overnight = 0 } = getSight(model.facts, last.sight);
  const when = model.timetable[day] as number;
  const [boat, town] = [
    { base, sight: last.sight },
    { base, sight: null },
  ];
  const passage = findPassage(model, boat, town, when, overnight);
  return passage ? writeRides(model, passage, overnight, 0) : [];
}
