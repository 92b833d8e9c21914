import type { Stay } from "#contract/trip/itinerary.ts";
import { tell } from "#trip/tell.ts";
import type { Told } from "#trip/told.ts";
import { getBase, getSight } from "./facts-index.ts";
import { scoreOf } from "./gain.ts";
import { highLand } from "./rest.ts";
import { endsOn, wakesOn } from "./route.ts";
import type { TimedDay } from "./timed-day.ts";
import type { TimedTrip } from "./timed-trip.ts";
import { findDistance } from "./travel-times.ts";
import { childUntil } from "./traveller.ts";
import type { TripModel } from "./trip-model.ts";

/** Scores of a month, of 1 to 5, that are worth a word: among the best, among the worst. */
const goodMonth = 5;
const badMonth = 2;
/** Worth from which a sight needs no nearness to be seen. */
const worthTheWay = 4;
/** Minutes on the way from which a night is slept for the way. */
const wayToTell = 120;

/** What is near enough to be seen by the way, in minutes; less than the least is not told apart. */
const nearMinutes = 20;
const leastMinutes = 5;

/** Why a visit is there, from what was asked to what it costs in minutes. */
export function explainVisit(
  model: TripModel,
  { route, days }: TimedTrip,
  day: number,
  sight: number,
): Told[] {
  const item = getSight(model.facts, sight);
  const { wish, traveller, months } = model;
  const month = months[day] as number;
  const reasons: Told[] = [];
  const pin = model.pinned.get(sight);
  if (pin?.day != null) reasons.push(tell("why-fixed"));
  else if (model.must.has(sight)) reasons.push(tell("why-asked"));
  if ((item.fame ?? 0) > 1) reasons.push(tell("why-fame"));
  else if (item.worth > 2 || reasons.length === 0)
    reasons.push(tell("why-worth", { worth: item.worth }));
  const loved = item.interests.filter((interest) => (wish.interests[interest] ?? 1) > 1);
  if (loved.length > 0) reasons.push(tell("why-interests", { interests: loved.slice(0, 2) }));
  if (traveller.youngest !== null && traveller.youngest < childUntil && item.kids === "good")
    reasons.push(tell("why-children"));
  if (traveller.wheelchair && item.stepFree === "yes") reasons.push(tell("why-step-free"));
  const score = scoreOf(item.months, month);
  if (score >= goodMonth || score <= badMonth) reasons.push(tell("why-month", { score, month }));
  const detour = findDetour(model, route, days[day] as TimedDay, day, sight);
  if (detour <= nearMinutes && item.worth < worthTheWay)
    reasons.push(tell("why-near", { minutes: Math.max(leastMinutes, Math.round(detour)) }));
  return reasons;
}

/** Minutes that the visit adds to the day's ways. */
function findDetour(
  model: TripModel,
  route: TimedTrip["route"],
  { visits }: TimedDay,
  day: number,
  sight: number,
) {
  const when = model.timetable[day] as number;
  const stop = (index: number) => {
    const at = visits[index]?.sight;
    if (at === undefined)
      return { base: index < 0 ? wakesOn(route, day) : endsOn(route, day), sight: null };
    return { base: getSight(model.facts, at).base, sight: at };
  };
  const k = visits.findIndex((visit) => visit.sight === sight);
  const minutes = (a: number, b: number) =>
    findDistance(model, stop(a), stop(b), when)?.minutes ?? 0;
  return Math.max(0, minutes(k - 1, k) + minutes(k, k + 1) - minutes(k - 1, k + 1));
}

/** Why one sleeps there: what was asked, what is seen, the height, else rest or the way. */
export function explainStay(model: TripModel, stay: Stay, days: readonly TimedDay[]): Told[] {
  const base = model.facts.baseOf.get(stay.base.id) as number;
  const first = stay.afterDay - 1;
  const seen = days
    .slice(first, first + stay.nights + 1)
    .flatMap(({ visits }) => visits.map(({ sight }) => getSight(model.facts, sight)))
    .filter((sight) => sight.base === base)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 2)
    .map(({ name }) => name);
  const { altitude, restNights, kind } = getBase(model.facts, base);
  const reasons: Told[] = [];
  if (model.mustBases.has(base)) reasons.push(tell("stay-asked"));
  if ([...model.pinnedNights.values()].includes(base)) reasons.push(tell("stay-fixed"));
  if (seen.length > 0) reasons.push(tell("stay-for", { sights: seen }));
  if (altitude > highLand && restNights)
    reasons.push(tell("stay-height", { metres: altitude, nights: restNights }));
  if (reasons.length === 0)
    reasons.push(tell(kind === "beach" || kind === "hill-station" ? "stay-rest" : "stay-break"));
  const day = days[first];
  if (day && day.travel >= wayToTell && first > 0)
    reasons.push(tell("stay-way", { minutes: Math.round(day.travel) }));
  return reasons;
}
