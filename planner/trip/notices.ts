import type { PlannableSight } from "#contract/content/plannable.ts";
import type { Budget } from "#contract/trip/itinerary.ts";
import { note, warning } from "#trip/tell.ts";
import type { ToldNotice } from "#trip/told.ts";
import { listAirNotices } from "./air-notices.ts";
import { openOn } from "./begin-windows.ts";
import { listCalendarNotices, listHolidayNotices } from "./calendar-notices.ts";
import { daysFrom } from "./dates.ts";
import { getBase, getSight } from "./facts-index.ts";
import { listFestivalNotices } from "./festivals.ts";
import { findQuiet } from "./follow-light.ts";
import { listFreeNotices } from "./free-days.ts";
import { fitFactor, scoreOf } from "./gain.ts";
import type { Sun } from "./open-windows.ts";
import { listPlanB } from "./plan-b.ts";
import { climbsTooFast, highLand, veryHigh } from "./rest.ts";
import { endsOn, wakesOn } from "./route.ts";
import { tellEntrance } from "./tell-entrance.ts";
import type { TimedTrip } from "./timed-trip.ts";
import { smallUntil } from "./traveller.ts";
import type { TripModel } from "./trip-model.ts";
import { leadDays } from "./visit-gain.ts";

/** Minutes between the end of a visit and closing that are worth a word; midnight. */
const closesSoon = 15;
const midnight = 1440;
/** Minutes after sunset and minutes on the road from which a day is said to end in the dark. */
const afterSunset = 60;
const roadInDark = 120;

/** What to know of one visit on its day. */
export function listVisitNotices(
  model: TripModel,
  sight: number,
  day: number,
  { from, to }: { from: number; to: number },
): ToldNotice[] {
  const item = getSight(model.facts, sight);
  const { traveller, months, must } = model;
  const notices: ToldNotice[] = [];
  const month = months[day] as number;
  const score = scoreOf(item.months, month);
  if (score <= 1) notices.push(warning("season", { name: item.name, score, month }));
  const open = openOn(model, sight, day);
  if (open === null) notices.push(note("hours-unknown"));
  if (item.overnight !== undefined) notices.push(note("aboard", { back: item.overnight }));
  const shuts =
    item.overnight === undefined ? open?.find(([, closes]) => closes >= to)?.[1] : undefined;
  if (shuts !== undefined && shuts - to < closesSoon && shuts < midnight)
    notices.push(note("closing", { at: shuts }));
  const quiet = findQuiet(item, from);
  if (quiet) notices.push(note("crowd", { from: quiet[0], until: quiet[1] }));
  const lead = leadDays(item, traveller);
  const left = daysFrom(model.today, model.dates[day] as string);
  const needsPermit = item.permit || (item.permitForeign && traveller.passport !== "indian");
  if (lead > 0) notices.push(note(needsPermit ? "permit" : "book-ahead", { lead, left }));
  const { name } = item;
  if (must.has(sight) && fitFactor(item, traveller) === 0)
    notices.push(
      warning(
        traveller.wheelchair && item.stepFree === "no" ? "access-wheelchair" : "access-party",
        { name },
      ),
    );
  if (traveller.wheelchair) notices.push(...tellStanding(item, notices));
  notices.push(...tellEntrance(item, traveller));
  if ((item.altitude ?? 0) > veryHigh)
    notices.push(note("altitude-visit", { metres: item.altitude ?? 0 }));
  return notices;
}

/** Whether one gets there without steps, where neither the reason for the visit says so nor a warning. */
function tellStanding({ stepFree }: PlannableSight, told: readonly ToldNotice[]): ToldNotice[] {
  if (stepFree === "yes" || told.some(({ code }) => code === "access-wheelchair")) return [];
  // What is not known is never taken for a yes.
  const access = stepFree === "partly" || stepFree === "no" ? stepFree : "unknown";
  return [note("step-free", { access })];
}

/** What to know of a day: the sun, the road, the heights, the season where one sleeps. */
export function listDayNotices(
  model: TripModel,
  timedTrip: TimedTrip,
  day: number,
  sun: Sun,
): ToldNotice[] {
  const { traveller, months, facts } = model;
  const { route, days } = timedTrip;
  const { road, to, travel } = days[day] as TimedTrip["days"][number];
  const notices: ToldNotice[] = [note("sun", { rise: sun.rise, set: sun.set })];
  const [wakes, ends] = [wakesOn(route, day), endsOn(route, day)];
  if (road > traveller.roadLimit) {
    const told = { minutes: Math.round(road), most: traveller.roadLimit };
    const { youngest } = traveller;
    notices.push(
      youngest !== null && youngest < smallUntil
        ? warning("long-road-child", { ...told, age: youngest })
        : warning("long-road", told),
    );
  }
  if (travel > traveller.travelLimit)
    notices.push(warning("long-journey", { minutes: Math.round(travel) }));
  if (to > traveller.latest) notices.push(warning("late", { at: Math.round(to) }));
  notices.push(
    ...listFestivalNotices(model, route, day),
    ...listHolidayNotices(model, day),
    ...listFreeNotices(model, timedTrip, day),
    ...listPlanB(model, timedTrip, day),
  );
  const sleeps = route.sleep[day];
  if (sleeps === undefined) return notices;
  const base = getBase(facts, sleeps);
  const { diet = "any" } = model.wish.party;
  // Once a stay: who cooks there is told once.
  const isNew = day === 0 || route.ride[day - 1] || route.sleep[day - 1] !== sleeps;
  if (diet !== "any" && !route.ride[day] && isNew)
    notices.push(note("diet", { diet, place: base.name }));
  const month = months[day] as number;
  const score = scoreOf(base.months, month);
  if (score <= 1) notices.push(warning("season", { name: base.name, score, month }));
  const before = day === 0 ? route.start : (route.sleep[day - 1] as number);
  const { name, altitude: metres } = base;
  if (climbsTooFast(facts, route, day)) notices.push(warning("altitude-night", { metres }));
  else if (metres > highLand && (day === 0 || getBase(facts, before).altitude <= highLand))
    notices.push(note("altitude-base", { name, metres }));
  if (wakes !== ends && to - afterSunset > sun.set && road > roadInDark) notices.push(note("dark"));
  return notices;
}

/** What to know of the whole trip. */
export function listTripNotices(
  model: TripModel,
  { route }: TimedTrip,
  budget: Budget,
): ToldNotice[] {
  const notices: ToldNotice[] = [];
  const { wish } = model;
  const nightRides = route.ride.filter(Boolean).length;
  if (nightRides > 0) notices.push(note("night-train", { nights: nightRides }));
  if (wish.party.wheelchair) notices.push(note("step-free-rooms"));
  const least = budget.perDay[0];
  if (wish.budget && least > wish.budget.perDay)
    notices.push(warning("budget", { least, named: wish.budget.perDay }));
  if (!wish.when && model.festivals.length === 0) notices.push(note("when"));
  notices.push(...listCalendarNotices(model, route), ...listAirNotices(model, route));
  return notices;
}
