import { note } from "#trip/tell.ts";
import type { ToldNotice } from "#trip/told.ts";
import { getBase, getSight } from "./facts-index.ts";
import { listOffered } from "./offered-sights.ts";
import { highLand } from "./rest.ts";
import { endsOn, wakesOn } from "./route.ts";
import type { TimedTrip } from "./timed-trip.ts";
import { findDistance } from "./travel-times.ts";
import type { TripModel } from "./trip-model.ts";
import { gainOn } from "./visit-gain.ts";

/** Minutes after midnight before which a last day is over too soon to be a free one. */
const freeUntil = 900;

/** Minutes of sights and ways below which a day is a free one, and what is free of it. */
const fewMinutes = 270;
/** Minutes on the way of a day after which one rests. */
const longWay = 300;
const mostIdeas = 2;
const nearMinutes = 75;

/** A day with little in it says why, and what lies near for who wants more. */
export function listFreeNotices(model: TripModel, timedTrip: TimedTrip, day: number): ToldNotice[] {
  const { visits, travel, to } = timedTrip.days[day] as TimedTrip["days"][number];
  const busy = travel + visits.reduce((all, visit) => all + visit.to - visit.from, 0);
  const isLast = day === timedTrip.days.length - 1;
  if (busy >= fewMinutes || (isLast && to < freeUntil)) return [];
  const base = endsOn(timedTrip.route, day);
  const { name, altitude, restNights } = getBase(model.facts, base);
  const isArrival = wakesOn(timedTrip.route, day) !== base || day === 0;
  const isHigh = altitude > highLand && restNights !== undefined;
  const why =
    isHigh && isArrival
      ? note("free-height", { metres: altitude })
      : visits.length > 0
        ? note("free-half", { place: name })
        : isArrival || isLast
          ? note("free-day", { place: name })
          : note("rest-day", { place: name, after: findToil(timedTrip, day, isHigh) });
  return [why, ...listIdeas(model, timedTrip, day, base)];
}

/** What a whole day in one place without a plan rests from. */
function findToil({ route, days }: TimedTrip, day: number, isHigh: boolean) {
  if (isHigh && wakesOn(route, day - 1) !== wakesOn(route, day)) return "height";
  const isLong = route.ride[day - 1] || (days[day - 1]?.travel ?? 0) >= longWay;
  return isLong ? "way" : "nothing";
}

function listIdeas(
  model: TripModel,
  timedTrip: TimedTrip,
  day: number,
  base: number,
): ToldNotice[] {
  const { facts, timetable } = model;
  const seen = new Set(timedTrip.days.flatMap(({ visits }) => visits.map(({ sight }) => sight)));
  const found: { gain: number; id: string; name: string; minutes: number }[] = [];
  for (const [sight, days] of listOffered(model, timedTrip.route)) {
    const item = getSight(facts, sight);
    if (seen.has(sight) || !days.has(day) || item.base !== base) continue;
    const stop = { base, sight: null };
    const minutes = findDistance(model, stop, { base, sight }, timetable[day] as number)?.minutes;
    if (minutes === undefined || minutes > nearMinutes) continue;
    const { id, name } = item;
    found.push({ gain: gainOn(model, sight, day), id, name, minutes: Math.round(minutes) });
  }
  return found
    .sort((a, b) => b.gain - a.gain || (a.id < b.id ? -1 : 1))
    .slice(0, mostIdeas)
    .map(({ name, minutes }) => note("free-near", { name, minutes }));
}
