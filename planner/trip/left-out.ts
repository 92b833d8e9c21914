import type { LeftOut } from "#contract/trip/itinerary.ts";
import { anyWeekday, daysFrom, nameMonth, nameWeekday, writeSpan } from "./dates.ts";
import { getBase, getSight } from "./facts-index.ts";
import { fitFactor, scoreOf } from "./gain.ts";
import { everyDay, runsOn } from "./hops.ts";
import { listOffered } from "./offered-sights.ts";
import { endsOn, wakesOn } from "./route.ts";
import { nameHop, sayRunDays } from "./run-days.ts";
import type { TimedTrip } from "./timed-trip.ts";
import { findDistance } from "./travel-times.ts";
import {
  beginsOn,
  isBanned,
  isBarred,
  isTooLate,
  leadDays,
  openOn,
  type TripModel,
  usualGain,
} from "./trip-model.ts";

const mostLeftOut = 24;
/** More days than that nobody travels for a must. */
const mostDaysSaid = 60;
/** Of all India's great places that lie elsewhere, the first few are enough. */
const mostElsewhere = 5;

/** Places that the traveller might miss: those asked for, then the worthiest of where one sleeps or near. */
export function listLeftOut(model: TripModel, timedTrip: TimedTrip): LeftOut[] {
  const { facts, must, wish } = model;
  const seen = new Set(timedTrip.days.flatMap(({ visits }) => visits.map(({ sight }) => sight)));
  const offered = listOffered(model, timedTrip.route);
  const bases = new Set([timedTrip.route.start, timedTrip.route.end, ...timedTrip.route.sleep]);
  const worthy = facts.plannable.sights
    .map((item, sight) => ({ item, sight }))
    .filter(
      ({ item, sight }) =>
        !seen.has(sight) &&
        (must.has(sight) || (bases.has(item.base) && item.worth >= 3) || item.worth === 5),
    )
    .map(({ item, sight }) => ({ item, sight, rank: rankOf(model, sight, bases.has(item.base)) }))
    .sort((a, b) => b.rank - a.rank || a.sight - b.sight);
  let elsewhere = 0;
  const shown = worthy
    .filter(
      ({ item, sight }) => bases.has(item.base) || must.has(sight) || elsewhere++ < mostElsewhere,
    )
    .slice(0, mostLeftOut);
  const list = shown.map(({ sight }) =>
    explainLeftOut(model, timedTrip, sight, offered.get(sight)),
  );
  for (const base of model.mustBases)
    if (
      !timedTrip.route.sleep.includes(base) &&
      timedTrip.route.start !== base &&
      timedTrip.route.end !== base
    ) {
      const { id, name } = getBase(facts, base);
      const isNever = wish.never.includes(id);
      list.unshift({
        id,
        name,
        reason: isNever ? "never" : "far",
        text: isNever
          ? `You never want ${name}.`
          : `No night in ${name} fits: ${sayNeeds(model) ?? sayWay(model, timedTrip, base)}.`,
        asked: true,
      });
    }
  return list;
}

function rankOf(model: TripModel, sight: number, isNear: boolean): number {
  const item = getSight(model.facts, sight);
  const month = model.months[0] as number;
  return (
    (model.must.has(sight) ? 1e6 : 0) +
    usualGain(model, sight, month) * (isNear ? 2 : 1) +
    item.worth
  );
}

/** One honest sentence, by the first test that answers. */
export function explainLeftOut(
  model: TripModel,
  timedTrip: TimedTrip,
  sight: number,
  days: ReadonlySet<number> | undefined,
): LeftOut {
  const { facts, dates, months, traveller } = model;
  const item = getSight(facts, sight);
  const say = (reason: LeftOut["reason"], text: string): LeftOut => ({
    id: item.id,
    name: item.name,
    reason,
    text,
    asked: model.must.has(sight),
  });
  const month = months[Math.floor(months.length / 2)] as number;
  if (isBanned(model, sight))
    return say(
      "never",
      `You never want ${model.neverSights.has(sight) ? item.name : getBase(facts, item.base).name}.`,
    );
  if (isBarred(model, sight)) return say("permit", sayBarred(model, sight));
  const left = daysFrom(model.today, dates.at(-1) as string);
  if (isTooLate(model, sight, dates.length - 1))
    return say(
      "permit",
      `${item.name} must be arranged ${leadDays(item, traveller)} days ahead, and only ${left} are left.`,
    );
  if (dates.every((_, day) => (openOn(model, sight, day) ?? [[0, 1440]]).length === 0))
    return say(
      "closed",
      `${item.name} is closed on ${dates.length === 1 ? `your ${nameWeekday(dates[0] as string)}` : "all your dates"}.`,
    );
  const score = scoreOf(item.months, month);
  if (score === 0)
    return say(
      "season",
      `${item.name} is shut or senseless in ${nameMonth(month)}: ${score} of 5.`,
    );
  if (!model.must.has(sight) && fitFactor(item, traveller) === 0)
    return say(
      "access",
      traveller.wheelchair && item.stepFree === "no"
        ? `${item.name} cannot be reached in a wheelchair.`
        : `${item.name} does not suit everybody of your party.`,
    );
  const here = dates.flatMap((_, day) =>
    wakesOn(timedTrip.route, day) === item.base || endsOn(timedTrip.route, day) === item.base
      ? [day]
      : [],
  );
  if (
    here.length > 0 &&
    here.every((day) => (openOn(model, sight, day) ?? [[0, 1440]]).length === 0)
  ) {
    const names = [...new Set(here.map((day) => nameWeekday(dates[day] as string)))];
    return say(
      "closed",
      `${item.name} is closed on your ${names.slice(0, 3).join(" and ")} in ${getBase(facts, item.base).name}.`,
    );
  }
  if (here.length > 0 && here.every((day) => beginsOn(model, sight, day).length === 0))
    return say("closed", `${item.name} is open only at hours outside your day.`);
  const needs = model.must.has(sight) && here.length === 0 ? sayNeeds(model) : null;
  if (needs) return say("far", `${item.name} is too far: ${needs}.`);
  if (here.length === 0) {
    const way = sayWay(model, timedTrip, item.base);
    return say(
      way.startsWith("nothing") ? "unreachable" : "far",
      `${item.name} is too far: ${way}.`,
    );
  }
  if (days === undefined || days.size === 0) {
    if ((item.altitude ?? 0) > 2500 || item.restBefore)
      return say(
        "altitude",
        `${item.name} lies at ${item.altitude ?? getBase(facts, item.base).altitude} m, too high without more nights of rest.`,
      );
    return say(
      "far",
      `${item.name} takes ${writeSpan((item.from?.[0] ?? 0) * 2)} of way there and back.`,
    );
  }
  if (score <= 2)
    return say(
      "season",
      `${item.name} is ${score} of 5 in ${nameMonth(month)}; other places brought more.`,
    );
  return say(
    "full",
    `Your ${here.length === 1 ? "day" : `${here.length} days`} in ${getBase(facts, item.base).name} are full: it takes ${writeSpan(item.visit[1])}, and what stands there brings more.`,
  );
}

function sayBarred({ facts, traveller }: TripModel, sight: number): string {
  const { name, closedTo, foreignersTogether } = getSight(facts, sight);
  return closedTo?.includes(traveller.passport)
    ? `${name} lets in holders of an Indian passport alone.`
    : `${name} needs a permit that foreigners get ${foreignersTogether} together.`;
}

/** Where no trip of these days holds all that must be seen: how many days would. */
function sayNeeds({ tour, dates }: TripModel): string | null {
  const needs = tour?.needs ?? 0;
  if (needs <= dates.length || needs > mostDaysSaid) return null;
  return `with all that you must see the trip needs ${needs} days`;
}

/** "it is 6 h 20 min from Jaipur, the nearest of your nights" */
function sayWay(model: TripModel, { route }: TimedTrip, base: number): string {
  const month = model.months[0] as number;
  const when = anyWeekday(model.timetable[0] as number);
  let least = Number.POSITIVE_INFINITY;
  let nearest = route.start;
  for (const from of new Set([route.start, route.end, ...route.sleep])) {
    const minutes =
      findDistance(model, { base: from, sight: null }, { base, sight: null }, when)?.minutes ??
      Number.POSITIVE_INFINITY;
    if (minutes < least) {
      least = minutes;
      nearest = from;
    }
  }
  if (least === Number.POSITIVE_INFINITY)
    return `nothing that we know leads there in ${nameMonth(month)}`;
  return `it is ${writeSpan(least)} from ${getBase(model.facts, nearest).name}, the nearest of your places${sayRests(model, route, nearest, base)}`;
}

/** ", on Wednesday and Saturday, when the Vistadome runs": where it runs on none of the days there. */
function sayRests(model: TripModel, route: TimedTrip["route"], from: number, to: number): string {
  const way = model.ways.findDay(from, to, anyWeekday(model.timetable[0] as number));
  const hop = way?.hops.find(({ days }) => days !== everyDay);
  const here = model.timetable.filter(
    (_, day) => wakesOn(route, day) === from || endsOn(route, day) === from,
  );
  if (!way || !hop || here.some((when) => runsOn(way.days, when))) return "";
  return `, ${sayRunDays(hop.days)}, when ${nameHop(hop)} runs`;
}
