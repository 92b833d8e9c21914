import type { Itinerary, Notice, TripDay } from "#contract/itinerary.ts";
import type { Plannable } from "#contract/plannable.ts";
import type { Wish } from "#contract/wish.ts";
import type { Skeleton } from "#trip/skeleton.ts";
import { readSkeletonDays, type SkeletonDay, type SkeletonVisit } from "#trip/skeleton-days.ts";
import { createModel } from "./create-model.ts";
import { getSight } from "./facts-index.ts";
import { timeBareDay, weighTrip } from "./laid-trip.ts";
import { endsAboard, endsOn, type Route, wakesOn } from "./route.ts";
import { timeDay } from "./time-day.ts";
import { mostMinute, type TimedDay, type TimedVisit } from "./timed-day.ts";
import { findDistance, type Stop } from "./travel-times.ts";
import { noThrift, type Thrift } from "./traveller.ts";
import { openOn, type TripModel } from "./trip-model.ts";
import { writeItinerary } from "./write-itinerary.ts";

/**
 * Lays out the days of a link again, without any search: the same places, nights, order and times, whoever opens
 * it. Where the facts have changed since, a visit keeps its time and says what is other; nothing else moves.
 * @returns null where a town of its nights is no longer among the facts: then there is nothing to lay them on
 */
export function restoreTrip(
  plannable: Plannable,
  { wish, skeleton }: { wish: Wish; skeleton: Skeleton },
  today: string,
): Itinerary | null {
  const written = readSkeletonDays(skeleton);
  const when = { from: skeleton.f, days: written.length };
  const thrift = readThrift(skeleton);
  const model = createModel(plannable, { ...wish, when }, today, thrift ?? noThrift);
  const route = readRoute(model, skeleton, written);
  if (!route || model.dates.length !== written.length) return null;
  const held = written.map((day, index) => holdDay(model, route, index, day.visits));
  const laid = weighTrip(
    model,
    route,
    held.map(({ timed }) => timed),
  );
  const trip = writeItinerary(model, laid);
  return {
    ...trip,
    wish,
    days: trip.days.map((day, index) => ({
      ...tellChanges(day, held[index] as HeldDay),
      id: written[index]?.id ?? day.id,
    })),
    nextDay: skeleton.n ?? written.length + 1,
    notices: [...trip.notices, ...(skeleton.t ?? []).map(readNotice)],
    ...(thrift && { thrift }),
  };
}

const readNotice = ({ level, code, values }: NonNullable<Skeleton["t"]>[number]): Notice => ({
  level,
  code,
  text: String(values.text),
});

/** Null: it was not made cheaper. A link says what it likes: only what the planner itself does is taken. */
function readThrift({ t = [] }: Skeleton): Thrift | null {
  const { weight, simpler } = t.find(({ code }) => code === "saved")?.values ?? {};
  const isThrift =
    typeof weight === "number" &&
    weight >= 1 &&
    weight <= 100 &&
    [0, 1, 2].includes(Number(simpler));
  return isThrift ? { weight, simpler: Number(simpler) } : null;
}

function readRoute(
  { facts }: TripModel,
  { s, e }: Skeleton,
  days: readonly SkeletonDay[],
): Route | null {
  const [start, end] = [facts.baseOf.get(s), facts.baseOf.get(e)];
  const nights = days.slice(0, -1);
  const sleep = nights.flatMap(({ night }) => facts.baseOf.get(night ?? "") ?? []);
  if (start === undefined || end === undefined || sleep.length < nights.length) return null;
  return { start, end, sleep, ride: nights.map(({ isOnWay }) => isOnWay) };
}

/** A day as it was written: `changed` holds what is no longer as the facts would have it, `gone` what they no longer know. */
interface HeldDay {
  readonly timed: TimedDay;
  readonly changed: ReadonlyMap<string, Notice>;
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

const noticeOf = (isOpen: boolean): Notice =>
  isOpen
    ? {
        level: "note",
        code: "times-changed",
        text: "What we know of its hours or of the way has changed since this was planned: it keeps its time.",
      }
    : {
        level: "warning",
        code: "closed-since",
        text: "By what we know today it is closed then: it keeps its time until you move it.",
      };

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
    notices: [
      ...day.notices,
      ...gone.map(
        (sight): Notice => ({
          level: "warning",
          code: "place-gone",
          text: `A place of this day is no longer among ours: ${sight.replaceAll("-", " ")}.`,
        }),
      ),
    ],
  };
}
