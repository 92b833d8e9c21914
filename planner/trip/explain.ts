import type { Stay } from "#contract/trip/itinerary.ts";
import { nameMonth, writeSpan } from "./dates.ts";
import { getBase, getSight } from "./facts-index.ts";
import { scoreOf } from "./gain.ts";
import { endsOn, wakesOn } from "./route.ts";
import type { TimedDay } from "./timed-day.ts";
import type { TimedTrip } from "./timed-trip.ts";
import { findDistance } from "./travel-times.ts";
import type { TripModel } from "./trip-model.ts";

const ranks = [
  "",
  "fills an hour where you are anyway",
  "worth a stop when one is near",
  "worth half a day",
  "one of the best of its state",
  "a reason to come to India",
];

/** "A reason to come to India; history counts double for you; 5 of 5 in February." */
export function explainVisit(
  model: TripModel,
  { route, days }: TimedTrip,
  day: number,
  sight: number,
): string {
  const item = getSight(model.facts, sight);
  const { wish, traveller, months } = model;
  const month = months[day] as number;
  const reasons: string[] = [];
  const pin = model.pinned.get(sight);
  if (pin?.day != null) reasons.push("you fixed it to this day");
  else if (model.must.has(sight)) reasons.push("you asked for it");
  if ((item.fame ?? 0) > 1) reasons.push("people cross the world for it");
  else if (item.worth > 2 || reasons.length === 0) reasons.push(ranks[item.worth] ?? "");
  const loved = item.interests
    .filter((interest) => (wish.interests[interest] ?? 1) > 1)
    .map((interest) => interest.replace("-", " and "));
  if (loved.length > 0)
    reasons.push(`it meets your interest in ${loved.slice(0, 2).join(" and ")}`);
  if (traveller.youngest !== null && traveller.youngest < 13 && item.kids === "good")
    reasons.push("good for the children");
  if (traveller.wheelchair && item.stepFree === "yes") reasons.push("step-free");
  const score = scoreOf(item.months, month);
  if (score >= 5 || score <= 2) reasons.push(`${score} of 5 in ${nameMonth(month)}`);
  const detour = findDetour(model, route, days[day] as TimedDay, day, sight);
  if (detour <= 20 && item.worth < 4)
    reasons.push(`only ${Math.max(5, detour)} minutes out of the way`);
  const text = reasons.filter((reason) => reason !== "").join("; ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
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

/** "For the Taj Mahal and Agra Fort; 3 h from Delhi." */
export function explainStay(model: TripModel, stay: Stay, days: readonly TimedDay[]): string {
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
  const reasons: string[] = [];
  if (model.mustBases.has(base)) reasons.push("you asked for it");
  if ([...model.pinnedNights.values()].includes(base)) reasons.push("you fixed a night here");
  if (seen.length > 0) reasons.push(`for ${seen.join(" and ")}`);
  if (altitude > 2500 && restNights)
    reasons.push(
      `at ${altitude} m the body wants ${restNights === 1 ? "a night" : `${restNights} nights`} before one goes higher`,
    );
  if (reasons.length === 0)
    reasons.push(kind === "beach" || kind === "hill-station" ? "to rest" : "it breaks the journey");
  const day = days[first];
  if (day && day.travel >= 120 && first > 0)
    reasons.push(`${writeSpan(day.travel)} on the way on the day you come`);
  const text = reasons.join("; ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
