import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary, TripDay } from "#contract/trip/itinerary.ts";
import type { SkeletonVisit } from "#trip/skeleton-days.ts";
import { note, warning } from "#trip/tell.ts";
import type { ToldNotice } from "#trip/told.ts";
import { openOn } from "./begin-windows.ts";
import { createModel } from "./create-model.ts";
import { getSight } from "./facts-index.ts";
import { readRoute } from "./read-route.ts";
import { endsAboard, endsOn, type Route, wakesOn } from "./route.ts";
import { isSaved } from "./save-money.ts";
import type { Stop } from "./stops.ts";
import { timeDay } from "./time-day.ts";
import { mostMinute, type TimedDay, type TimedVisit } from "./timed-day.ts";
import { timeBareDay, weighTrip } from "./timed-trip.ts";
import { findDistance } from "./travel-times.ts";
import { noThrift, type Thrift } from "./traveller.ts";
import type { TripModel } from "./trip-model.ts";
import { writeItinerary } from "./write-itinerary.ts";
import type { WrittenTrip } from "./written-trip.ts";

/**
 * Lays out written days again, without any search: the same places, nights, order, dates and times, whoever
 * opens it and when. Where the facts have changed since, a visit keeps its time and says what is other; a night in a
 * town that is gone is spent where the one before it is; nothing else moves.
 * @returns null where none of its towns is among the facts: then there is nothing to lay its days on
 */
export function restoreTrip(
  plannable: Plannable,
  trip: WrittenTrip,
  today: string,
): Itinerary | null {
  const { wish, days: written, from } = trip;
  const when = { from, days: written.length };
  const thrift = readThrift(trip.saved);
  // A new plan moves dates that have passed by a year; what was seen stays where it was.
  const isPast = from < today;
  const known = isPast ? from : today;
  const model = createModel(plannable, { ...wish, when }, known, thrift ?? noThrift);
  const found = readRoute(model, trip);
  if (!found || model.dates.length !== written.length) return null;
  const { route, gone } = found;
  const held = written.map((day, index) => holdDay(model, route, index, day.visits));
  const timedTrip = weighTrip(
    model,
    route,
    held.map(({ timed }) => timed),
  );
  const itinerary = writeItinerary(model, timedTrip);
  return {
    ...itinerary,
    wish,
    days: itinerary.days.map((day, index) => {
      const told = tellChanges(day, held[index] as HeldDay);
      const notices = [...told.notices, ...(gone.get(index) ?? [])];
      const { id = day.id, title } = written[index] ?? {};
      return { ...told, notices, id, ...(title && { title }) };
    }),
    nextDay: trip.next,
    notices: [
      ...itinerary.notices,
      ...trip.saved.flatMap(readNotice),
      ...(isPast ? [warning("dates-passed", { date: from })] : []),
    ],
    ...(thrift && { thrift }),
  };
}

/** Only what was given up for a budget: all else the facts tell. It was one sentence before there were codes. */
function readNotice(notice: ToldNotice): ToldNotice[] {
  if (!isSaved(notice)) return [];
  const isSentence = notice.code === "saved" && "text" in notice.values;
  return [isSentence ? { ...notice, code: "saved-text" } : notice];
}

/** Null: it was not made cheaper. A link says what it likes: only what the planner itself does is taken. */
function readThrift(saved: readonly ToldNotice[]): Thrift | null {
  const { weight, simpler } =
    saved.find((notice) => isSaved(notice) && "weight" in notice.values)?.values ?? {};
  const isThrift =
    typeof weight === "number" &&
    weight >= 1 &&
    weight <= 100 &&
    [0, 1, 2].includes(Number(simpler));
  return isThrift ? { weight, simpler: Number(simpler) } : null;
}

/** A day as it was written: `changed` holds what is no longer as the facts would have it, `gone` what they no longer know. */
interface HeldDay {
  readonly timed: TimedDay;
  readonly changed: ReadonlyMap<string, ToldNotice>;
  readonly gone: readonly string[];
}

const isSame = (one: TimedVisit, other: TimedVisit | undefined) =>
  one.sight === other?.sight && one.from === other.from && one.to === other.to;

function holdDay(
  model: TripModel,
  route: Route,
  day: number,
  written: readonly SkeletonVisit[],
): HeldDay {
  const { sightOf } = model.facts;
  const visits = written.flatMap(({ sight, from, to }): TimedVisit[] => {
    const known = sightOf.get(sight);
    return known === undefined ? [] : [{ sight: known, from, to }];
  });
  const gone = written.flatMap(({ sight }) => (sightOf.has(sight) ? [] : [sight]));
  const sights = visits.map(({ sight }) => sight);
  const timed = timeDay(model, route, day, sights);
  if (visits.length === 0)
    return { timed: timeBareDay(model, route, day), changed: new Map(), gone };
  if (timed && visits.every((visit, index) => isSame(visit, timed.visits[index])))
    return { timed, changed: new Map(), gone };
  const changed = visits.filter((visit, index) => !isSame(visit, timed?.visits[index]));
  return {
    timed: keepTimes(model, route, day, visits),
    changed: new Map(
      changed.map((visit) => [
        getSight(model.facts, visit.sight).id,
        noticeOf(isOpenDuring(model, day, visit)),
      ]),
    ),
    gone,
  };
}

const isOpenDuring = (model: TripModel, day: number, { sight, from, to }: TimedVisit): boolean => {
  const open = openOn(model, sight, day);
  return open === null || open.some(([opens, closes]) => opens <= from && to <= closes);
};

const noticeOf = (isOpen: boolean): ToldNotice =>
  isOpen ? note("times-changed") : warning("closed-since");

/** Visits at the times that they had, with the ways of today between them. */
function keepTimes(
  model: TripModel,
  route: Route,
  day: number,
  visits: readonly TimedVisit[],
): TimedDay {
  const stops: Stop[] = [
    { base: wakesOn(route, day), sight: null },
    ...visits.map(({ sight }) => ({ base: getSight(model.facts, sight).base, sight })),
    ...(endsAboard(model, visits) ? [] : [{ base: endsOn(route, day), sight: null }]),
  ];
  const ways = stops
    .slice(1)
    .map((to, index) =>
      findDistance(model, stops[index] as Stop, to, model.timetable[day] as number),
    );
  const [first, last] = [visits[0] as TimedVisit, visits.at(-1) as TimedVisit];
  const minutes = (index: number) => ways[index]?.minutes ?? 0;
  const home = last.to + minutes(visits.length);
  const isHeld = home + (model.end?.airport?.minutes ?? 0) <= mostMinute;
  return {
    visits,
    leaves: [Math.max(0, first.from - minutes(0)), ...visits.map(({ to }) => to)].slice(
      0,
      isHeld ? ways.length : visits.length,
    ),
    to: isHeld ? home : last.to,
    meal: null,
    mealOnWay: -1,
    road: ways.reduce((sum, way) => sum + (way?.road ?? 0), 0),
    travel: ways.reduce((sum, way) => sum + (way?.minutes ?? 0), 0),
    rises: 0,
  };
}

/** Says beside each visit what is other now, and on the day which places are gone. */
function tellChanges(day: TripDay, { changed, gone }: HeldDay): TripDay {
  if (changed.size === 0 && gone.length === 0) return day;
  return {
    ...day,
    parts: day.parts.map((part) => {
      const notice = part.kind === "visit" ? changed.get(part.sight) : undefined;
      return part.kind === "visit" && notice
        ? { ...part, notices: [...part.notices, notice] }
        : part;
    }),
    notices: [...day.notices, ...gone.map((id) => warning("place-gone", { id }))],
  };
}
