import type { Plannable, PlannableSight } from "#contract/content/plannable.ts";
import type { Itinerary, TripDay, Visit } from "#contract/trip/itinerary.ts";
import { checkAboard } from "./check-aboard.ts";
import { checkAsked } from "./check-asked.ts";
import { checkEntrance } from "./check-entrance.ts";
import { checkFestivals } from "./check-festivals.ts";
import { checkNights } from "./check-nights.ts";
import { checkParty, saysStanding } from "./check-party.ts";
import { checkRhythm } from "./check-rhythm.ts";
import { checkRide, checkRoad } from "./check-ride.ts";
import { checkTickets } from "./check-tickets.ts";
import { checkWhere } from "./check-where.ts";
import { openingsOn } from "./facts-anew.ts";
import type { Fault, Say } from "./fault.ts";

/**
 * Holds an itinerary against the facts and its own wish, with none of the planner's code: times,
 * opening hours, ways and their months, nights, rest in the heights, what was asked, money.
 * @param today ISO date of planning, from which bookings and permits take their time
 */
export function checkItinerary(plannable: Plannable, itinerary: Itinerary, today: string): Fault[] {
  const faults: Fault[] = [];
  const sights = new Map(plannable.sights.map((sight) => [sight.id, sight]));
  const seen = new Set<string>();
  const { days } = itinerary;
  days.forEach((day, index) => {
    const say = (rule: Fault["rule"], text: string) =>
      faults.push({ rule, text: `Day ${index + 1}: ${text}` });
    checkTimes(day, say);
    checkPlaces(itinerary, day, index, say);
    for (const part of day.parts) {
      if (part.kind === "ride") checkRide(plannable, day, part, itinerary.wish, say);
      if (part.kind !== "visit") continue;
      if (seen.has(part.sight)) say("place", `${part.name} is visited twice.`);
      seen.add(part.sight);
      const sight = sights.get(part.sight);
      if (sight) checkVisit(plannable, itinerary, day, part, sight, today, say);
      else say("place", `there is no sight ${part.sight}.`);
    }
    checkRoad(itinerary, day, say);
  });
  checkAboard(plannable, itinerary, (rule, text) => faults.push({ rule, text }));
  checkNights(plannable, itinerary, (rule, text) => faults.push({ rule, text }));
  checkAsked(plannable, itinerary, (rule, text) => faults.push({ rule, text }));
  checkFestivals(plannable, itinerary, (rule, text) => faults.push({ rule, text }));
  checkParty(itinerary, (rule, text) => faults.push({ rule, text }));
  checkWhere(plannable, itinerary, (rule, text) => faults.push({ rule, text }));
  checkTickets(plannable, itinerary, (rule, text) => faults.push({ rule, text }));
  checkRhythm(plannable, itinerary, (rule, text) => faults.push({ rule, text }));
  return faults;
}

function checkTimes({ parts, from, to }: TripDay, say: Say): void {
  let before = Number.NEGATIVE_INFINITY;
  for (const part of parts) {
    if (part.to < part.from) say("times", `a ${part.kind} ends before it begins.`);
    if (part.from < before)
      say("times", `a ${part.kind} at ${part.from} overlaps what is before it.`);
    before = part.to;
    if (part.from < from || part.to > to) say("times", `a ${part.kind} lies outside the day.`);
    if (part.kind === "ride" && part.to - part.from < part.minutes)
      say("times", `the ride to ${part.toName} takes ${part.minutes} minutes and has fewer.`);
  }
}

/** One is where the last ride led: nobody is moved by magic. */
function checkPlaces(itinerary: Itinerary, day: TripDay, index: number, say: Say): void {
  const isLast = index === itinerary.days.length - 1;
  // A night on board is left where it was spent.
  let at = itinerary.days[index - 1]?.aboard ?? day.wakes.name;
  day.parts.forEach((part, k) => {
    if (part.kind === "pause") return;
    if (part.kind === "visit") {
      if (at !== part.name) say("place", `one is in ${at}, the visit is in ${part.name}.`);
      at = part.name;
      return;
    }
    const arrives = index === 0 && k === 0 && part.airport === "from";
    if (!arrives && at !== part.fromName)
      say("place", `one is in ${at}, the ride leaves from ${part.fromName}.`);
    at = part.toName;
  });
  const end = day.aboard ?? day.sleeps?.name ?? itinerary.end.name;
  const flies = isLast && day.parts.some((part) => part.kind === "ride" && part.airport === "to");
  if (at !== end && !flies) say("way", `it ends in ${at}, not in ${end}.`);
}

function checkVisit(
  plannable: Plannable,
  { wish }: Itinerary,
  day: TripDay,
  visit: Visit,
  sight: PlannableSight,
  today: string,
  say: Say,
): void {
  const asked =
    wish.must.includes(sight.id) ||
    wish.pins.some((pin) => pin.kind === "sight" && pin.sight === sight.id);
  const hours = sight.hours === undefined ? undefined : plannable.hours[sight.hours];
  if (visit.to - visit.from < Math.min(sight.visit[0], sight.visit[1]) - 5)
    say("times", `${sight.name} is seen for ${visit.to - visit.from} minutes only.`);
  if (hours) {
    const openings = openingsOn(hours, day.date);
    const entry = hours.lastEntry ?? 0;
    const holds = openings.some(
      ([opens, closes]) =>
        opens <= visit.from && visit.to <= closes && visit.from <= closes - entry,
    );
    if (!holds) say("hours", `${sight.name} is not open from ${visit.from} to ${visit.to}.`);
    if (JSON.stringify(openings) !== JSON.stringify(visit.open))
      say("hours", `${sight.name} is shown with the hours of another day.`);
  }
  const ahead = (Date.parse(day.date) - Date.parse(today)) / 86_400_000;
  const permit = wish.party.passport === "indian" ? 0 : (sight.permitForeign ?? 0);
  // No office hurries for a must.
  if (Math.max(sight.book ?? 0, sight.permit ?? 0, permit) > ahead)
    say("fit", `${sight.name} cannot be arranged in ${ahead} days.`);
  if (wish.party.wheelchair && !saysStanding(sight.stepFree, visit))
    say("fit", `${sight.name} does not say that it is step-free: ${sight.stepFree}.`);
  checkEntrance(sight, wish.party, visit, asked, say);
  if (asked) return;
  const month = Number(day.date.slice(5, 7));
  if (sight.months.charAt(month - 1) === "0") say("fit", `${sight.name} is out of season.`);
  const youngest = Math.min(99, ...wish.party.children);
  if (sight.minAge !== undefined && youngest < sight.minAge)
    say("fit", `${sight.name} takes nobody of ${youngest}.`);
  if (wish.party.wheelchair && sight.stepFree === "no")
    say("fit", `${sight.name} is not step-free.`);
}
