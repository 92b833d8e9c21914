import type { DayPart, Ride, TripDay, Visit } from "#contract/trip/itinerary.ts";
import { note, tell } from "#trip/tell.ts";
import type { Told, ToldNotice } from "#trip/told.ts";
import { chargeVisit } from "./charge-visits.ts";
import { isHilly } from "./day-cost.ts";
import { explainVisit } from "./explain.ts";
import { getBase, getSight } from "./facts-index.ts";
import type { Hop } from "./hops.ts";
import { baseOf } from "./name-base.ts";
import { listDayNotices, listVisitNotices } from "./notices.ts";
import { findSun, type Sun } from "./open-windows.ts";
import { endsAboard, endsOn, findNightTimes, wakesOn } from "./route.ts";
import { listMissedNotices, listRestingNotices, listRunNotices } from "./run-days.ts";
import { haltMinutes } from "./time-day.ts";
import type { TimedTrip } from "./timed-trip.ts";
import { findPassage, type Passage, type Stop } from "./travel-times.ts";
import { hasBreaks } from "./traveller.ts";
import { openOn, type TripEndPoint, type TripModel } from "./trip-model.ts";
import { dayCosts } from "./where-weights.ts";

/** A free hour is worth a line from here on. */
const restFrom = 75;

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

function writeVisit(
  model: TripModel,
  timedTrip: TimedTrip,
  day: number,
  { sight, from, to }: { sight: number; from: number; to: number },
): Visit {
  const item = getSight(model.facts, sight);
  const open = openOn(model, sight, day);
  const pin = model.pinned.get(sight);
  const { notices, ...paid } = chargeVisit(model, timedTrip, sight);
  return {
    kind: "visit",
    sight: item.id,
    name: item.name,
    lat: item.lat,
    lon: item.lon,
    from,
    to,
    open: open === null ? null : open.map(([a, b]): [number, number] => [a, b]),
    ...paid,
    why: explainVisit(model, timedTrip, day, sight),
    pinned: pin?.day != null ? "day" : model.must.has(sight) ? "trip" : "no",
    notices: [...notices, ...listVisitNotices(model, sight, day, to)],
  };
}

const nameStop = ({ facts }: TripModel, { base, sight }: Stop) =>
  sight === null ? getBase(facts, base).name : getSight(facts, sight).name;

const longRide = 150;

/** Lunch on the longest of the rides, whose departures wait for nobody. */
function eatSeated(rides: readonly Ride[]): void {
  const longest = Math.max(...rides.map(({ minutes }) => minutes));
  rides.find(({ minutes }) => minutes === longest)?.notices.push(note("meal-seated"));
}

/** Who must set out before the day's usual begin is told so. */
const listRisingNotices = (rises: number): ToldNotice[] =>
  rises > 0 ? [note("early-start", { minutes: Math.round(rises) })] : [];

function writeRides(model: TripModel, passage: Passage, leaves: number, halt: number): Ride[] {
  const { youngest } = model.traveller;
  let time = leaves;
  const longest = Math.max(...passage.rides.map(({ minutes }) => minutes));
  let hasHalted = halt === 0;
  return passage.rides.map((ride): Ride => {
    const halts = !hasHalted && ride.minutes === longest;
    hasHalted ||= halts;
    const from = Math.max(time, ride.begins ?? time);
    time = from + ride.minutes + (halts ? halt : 0);
    return {
      kind: "ride",
      mode: ride.mode,
      from,
      to: time,
      fromName: nameStop(model, ride.from),
      toName: nameStop(model, ride.to),
      minutes: ride.minutes,
      slowMinutes: Math.max(ride.minutes, ride.slow),
      km: Math.round(ride.km * 10) / 10,
      estimated: ride.estimated,
      ...(ride.between && {
        between: [idAt(model, ride.between[0]), idAt(model, ride.between[1])] as [string, string],
      }),
      night: false,
      ...(ride.departs !== undefined && { departs: ride.departs }),
      ...(ride.name && { name: ride.name }),
      fare: [Math.round(ride.fare[0]), Math.round(ride.fare[1])],
      notices: [
        ...(halts ? [note("meal-halt", { minutes: halt })] : []),
        ...(ride.mode === "road" && ride.between && hasBreaks(ride.minutes, youngest)
          ? [note("breaks")]
          : []),
        ...(ride.note ? [note("way", { text: ride.note })] : []),
        ...listRunNotices(ride),
        ...(ride.estimated && ride.between && ride.minutes >= longRide ? [note("estimated")] : []),
      ],
    };
  });
}

const idAt = ({ facts }: TripModel, base: number) => getBase(facts, base).id;

function writeNight(model: TripModel, hop: Hop, departs: number): Ride {
  return {
    kind: "ride",
    mode: hop.mode,
    from: departs,
    to: departs + hop.minutes,
    fromName: getBase(model.facts, hop.from).name,
    toName: getBase(model.facts, hop.to).name,
    minutes: hop.minutes,
    slowMinutes: Math.max(hop.minutes, hop.slow),
    km: hop.km,
    estimated: false,
    between: [idAt(model, hop.from), idAt(model, hop.to)],
    night: true,
    ...(hop.name && { name: hop.name }),
    fare: [Math.round(hop.fare[0]), Math.round(hop.fare[1])],
    notices: [...(hop.note ? [note("way", { text: hop.note })] : []), ...listRunNotices(hop)],
  };
}

/** Where the meal is eaten: near the place that one has just left, or in the base. */
function tellMeal(
  model: TripModel,
  stops: readonly Stop[],
  from: number,
  parts: readonly DayPart[],
): Told {
  const before = parts.filter((part) => part.to <= from).at(-1);
  if (before?.kind === "visit") return tell("lunch-near", { name: before.name });
  if (before?.kind === "ride") {
    const isSight = stops.some(
      (stop) => stop.sight !== null && nameStop(model, stop) === before.toName,
    );
    return tell(isSight ? "lunch-near" : "lunch-in", { name: before.toName });
  }
  return tell("lunch-in", { name: nameStop(model, stops[0] as Stop) });
}

type Airport = NonNullable<TripEndPoint["airport"]>;

/** Arrival: the way into town, before whatever comes first. */
function fromAirport(
  model: TripModel,
  { code, minutes }: Airport,
  parts: readonly DayPart[],
  base: number,
  first: number,
): Ride {
  const to = Math.min(first, ...parts.map((part) => part.from));
  const from = Math.max(0, to - minutes);
  const names = { fromName: code, toName: getBase(model.facts, base).name };
  return airportRide(model, { ...names, airport: "from" }, from, minutes);
}

function toAirport(model: TripModel, { code, minutes }: Airport, base: number, from: number): Ride {
  const names = { fromName: getBase(model.facts, base).name, toName: code };
  return airportRide(model, { ...names, airport: "to" }, from, minutes);
}

function airportRide(
  model: TripModel,
  names: Pick<Ride, "fromName" | "toName" | "airport">,
  from: number,
  minutes: number,
): Ride {
  const km = Math.round((minutes * 30) / 60);
  const fare = Math.max(300, km * model.traveller.rupeesPerKm) * model.traveller.cars;
  return {
    kind: "ride",
    mode: "road",
    from,
    to: from + minutes,
    ...names,
    minutes,
    slowMinutes: Math.round(minutes * 1.5),
    km,
    estimated: false,
    night: false,
    fare: [Math.round(fare * 0.8), Math.round(fare * 1.4)],
    notices: [],
  };
}

function tellRest(before: DayPart, after: DayPart): Told {
  if (after.kind === "ride" && after.night) return tell("rest-dinner");
  if (before.kind === "visit" && before.to <= breakfastUntil) return tell("rest-breakfast");
  return tell(before.to < 720 ? "rest-morning" : "rest-afternoon");
}

const breakfastUntil = 570;

/** Says so where nothing is planned for longer than a cup of tea. */
function addRests(parts: DayPart[]): void {
  const rests: DayPart[] = [];
  for (let k = 1; k < parts.length; k++) {
    const [before, after] = [parts[k - 1] as DayPart, parts[k] as DayPart];
    if (after.from - before.to >= restFrom)
      rests.push({
        kind: "pause",
        what: "rest",
        from: before.to,
        to: after.from,
        ...tellRest(before, after),
      });
  }
  parts.push(...rests);
  parts.sort((a, b) => a.from - b.from || a.to - b.to);
}
