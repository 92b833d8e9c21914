import type { Plannable, PlannableSight } from "#contract/content/plannable.ts";
import type { Itinerary, Ride, TripDay, Visit } from "#contract/trip/itinerary.ts";
import type { Wish } from "#contract/trip/wish.ts";
import { checkAboard } from "./check-aboard.ts";
import { checkAsked } from "./check-asked.ts";
import { checkFestivals } from "./check-festivals.ts";
import { checkNights } from "./check-nights.ts";
import { checkParty } from "./check-party.ts";
import { checkRhythm } from "./check-rhythm.ts";
import { checkWhere } from "./check-where.ts";
import { kmBetween, openingsOn } from "./facts-anew.ts";
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
  if (asked) return;
  const month = Number(day.date.slice(5, 7));
  if (sight.months.charAt(month - 1) === "0") say("fit", `${sight.name} is out of season.`);
  const youngest = Math.min(99, ...wish.party.children);
  if (sight.minAge !== undefined && youngest < sight.minAge)
    say("fit", `${sight.name} takes nobody of ${youngest}.`);
  if (wish.party.wheelchair && sight.stepFree === "no")
    say("fit", `${sight.name} is not step-free.`);
}

const fastest: Record<string, number> = {
  walk: 7,
  ferry: 60,
  road: 85,
  train: 160,
  "toy-train": 40,
  flight: 900,
};

/** A quarter of an hour each two hours of road for whoever is under twelve. */
const breaksOf = ({ party }: Wish, { mode, usual }: Plannable["legs"][number]): number =>
  mode === "road" && Math.min(99, ...party.children) < 12 ? 15 * Math.floor((usual - 1) / 120) : 0;

function checkRide(
  plannable: Plannable,
  { date }: TripDay,
  ride: Ride,
  wish: Wish,
  say: Say,
): void {
  if (!ride.between) return;
  const [from, to] = ride.between.map((id) =>
    plannable.bases.findIndex((base) => base.id === id),
  ) as [number, number];
  const [a, b] = [plannable.bases[from], plannable.bases[to]];
  if (!a || !b) {
    say("way", `the ride to ${ride.toName} leads between unknown bases.`);
    return;
  }
  const known = plannable.legs.filter(
    (leg) => (leg.from === from && leg.to === to) || (leg.from === to && leg.to === from),
  );
  const month = Number(date.slice(5, 7));
  const open = known.filter((leg) => !leg.months || leg.months.includes(month));
  const departing = open.filter((leg) => departsOn(leg, leg.from === from, date, ride.night));
  if (!ride.estimated) {
    const running = departing.filter(
      (leg) =>
        leg.mode === ride.mode &&
        leg.usual + breaksOf(wish, leg) <= ride.minutes &&
        (ride.night ? leg.night !== undefined : leg.night !== "only"),
    );
    if (running.length === 0)
      say(
        "way",
        `nothing known runs from ${a.name} to ${b.name} by ${ride.mode} on ${date} in that time.`,
      );
    else if (!running.some((leg) => isInTime(leg, leg.from === from, ride)))
      say("way", `no ${ride.mode} to ${b.name} departs when the ride at ${ride.from} asks it.`);
    return;
  }
  if (ride.mode !== "road") say("way", `a ${ride.mode} to ${b.name} is guessed.`);
  const shut = known.some((leg) => leg.mode === "road") && !open.some((leg) => leg.mode === "road");
  if (shut) say("way", `the road from ${a.name} to ${b.name} is shut in that month.`);
  const speed = (ride.km / ride.minutes) * 60;
  if (speed > (fastest[ride.mode] ?? 85))
    say("way", `${ride.toName} is reached at ${Math.round(speed)} km/h.`);
  const isBaseToBase = ride.fromName === a.name && ride.toName === b.name;
  if (isBaseToBase && ride.km < kmBetween(a, b) - 1)
    say("way", `the road to ${b.name} is shorter than the crow flies.`);
}

/** Without the number, which is another on the way back. */
const wordsOf = (name = "") => name.replace(/\d+/g, "");

/** On the platform before it. */
const boarding = 20;
const earliestDeparture = 330;

/** By its own clock, where it has one that way: set out for in time, and arrived when it has run. A sleeper has none. */
function isInTime(
  { at, atBack, usual, name }: Plannable["legs"][number],
  isOut: boolean,
  { departs, from, to, night, name: shown }: Ride,
): boolean {
  const clock = night ? undefined : isOut ? at : atBack;
  if (!clock) return departs === undefined;
  return (
    departs !== undefined &&
    wordsOf(name) === wordsOf(shown) &&
    clock.includes(departs) &&
    departs >= earliestDeparture &&
    from + boarding <= departs &&
    departs + usual <= to
  );
}

/** By its own weekdays, which are others on the way back; a sleeper beside a day's train is another train. */
function departsOn(
  { days, back, night }: Plannable["legs"][number],
  isOut: boolean,
  date: string,
  rides: boolean,
): boolean {
  const own = isOut ? days : (back ?? days);
  if (own === undefined || (rides && night === "also")) return true;
  // Sunday is 0 for the clock and 7 by ISO.
  return own.includes(String(new Date(`${date}T12:00:00Z`).getUTCDay() || 7));
}

/** Hours of road by who rides: four with a child under six, breaks not counted. */
function checkRoad({ wish }: Itinerary, day: TripDay, say: Say): void {
  const { party, pace } = wish;
  const youngest = Math.min(99, ...party.children);
  const isSlow = youngest < 12 || party.elders > 0 || party.wheelchair;
  const own = { easy: 330, usual: 450, full: 570 }[pace];
  const driving = youngest < 6 ? Math.min(own, 240) : isSlow ? Math.min(own, 330) : own;
  const limit = driving + (youngest < 12 ? 15 * Math.floor((driving - 1) / 120) : 0);
  const road = day.parts.reduce(
    (sum, part) =>
      part.kind === "ride" &&
      part.mode === "road" &&
      (part.between || part.minutes >= 25) &&
      !part.night &&
      part.airport === undefined
        ? sum + part.minutes
        : sum,
    0,
  );
  if (road > limit && !day.notices.some(({ code }) => code.startsWith("long-road")))
    say("road", `${road} minutes of road and no word of it.`);
}
