import type { Budget, Notice } from "#contract/trip/itinerary.ts";
import { daysFrom, nameMonth, writeSpan, writeTime } from "./dates.ts";
import { getBase, getSight } from "./facts-index.ts";
import { listFestivalNotices } from "./festivals.ts";
import { listFreeNotices } from "./free-days.ts";
import { fitFactor, scoreOf } from "./gain.ts";
import type { Sun } from "./open-windows.ts";
import { climbsTooFast, highLand } from "./rest.ts";
import { endsOn, wakesOn } from "./route.ts";
import type { TimedTrip } from "./timed-trip.ts";
import { leadDays, openOn, type TripModel } from "./trip-model.ts";

const note = (code: string, text: string): Notice => ({ level: "note", code, text });
const warning = (code: string, text: string): Notice => ({ level: "warning", code, text });

/** What to know of one visit on its day. */
export function listVisitNotices(
  model: TripModel,
  sight: number,
  day: number,
  to: number,
): Notice[] {
  const item = getSight(model.facts, sight);
  const { traveller, months, must } = model;
  const notices: Notice[] = [];
  const month = months[day] as number;
  const score = scoreOf(item.months, month);
  if (score <= 1)
    notices.push(warning("season", `${item.name} is ${score} of 5 in ${nameMonth(month)}.`));
  const open = openOn(model, sight, day);
  if (open === null)
    notices.push(note("hours-unknown", "Nobody has told us the hours: eight to six is supposed."));
  if (item.overnight !== undefined)
    notices.push(
      note(
        "aboard",
        `You sleep on board, and are back on land at about ${writeTime(item.overnight)}; no room is reckoned for this night.`,
      ),
    );
  const shuts =
    item.overnight === undefined ? open?.find(([, closes]) => closes >= to)?.[1] : undefined;
  if (shuts !== undefined && shuts - to < 15 && shuts < 1440)
    notices.push(note("closing", `It shuts at ${writeTime(shuts)}.`));
  const lead = leadDays(item, traveller);
  const left = daysFrom(model.today, model.dates[day] as string);
  if (lead > 0)
    notices.push(
      item.permit || (item.permitForeign && traveller.passport !== "indian")
        ? note(
            "permit",
            `It needs a permit, ${lead} ${lead === 1 ? "day" : "days"} ahead; ${left} are left.`,
          )
        : note("book-ahead", `It must be booked ${lead} days ahead; ${left} are left.`),
    );
  if (must.has(sight) && fitFactor(item, traveller) === 0)
    notices.push(
      traveller.wheelchair && item.stepFree === "no"
        ? warning(
            "access",
            `${item.name} cannot be reached in a wheelchair; it is here because you asked for it.`,
          )
        : warning(
            "access",
            `${item.name} does not suit everybody of your party; it is here because you asked for it.`,
          ),
    );
  if ((item.altitude ?? 0) > 3700)
    notices.push(
      note(
        "altitude",
        `It lies at ${item.altitude} m: go slowly, drink water, and turn back with a headache.`,
      ),
    );
  return notices;
}

/** What to know of a day: the sun, the road, the heights, the season where one sleeps. */
export function listDayNotices(
  model: TripModel,
  timedTrip: TimedTrip,
  day: number,
  sun: Sun,
): Notice[] {
  const { traveller, months, facts } = model;
  const { route, days } = timedTrip;
  const { road, to, travel } = days[day] as TimedTrip["days"][number];
  const notices: Notice[] = [
    note("sun", `The sun rises at ${writeTime(sun.rise)} and sets at ${writeTime(sun.set)}.`),
  ];
  const [wakes, ends] = [wakesOn(route, day), endsOn(route, day)];
  if (road > traveller.roadLimit) {
    const who =
      traveller.youngest !== null && traveller.youngest < 6
        ? `with a child of ${traveller.youngest}`
        : "for this party";
    notices.push(
      warning(
        "long-road",
        `${writeSpan(road)} of road are long ${who}: ${writeSpan(traveller.roadLimit)} a day are enough.`,
      ),
    );
  }
  if (travel > traveller.travelLimit)
    notices.push(warning("long-journey", `${writeSpan(travel)} on the way fill this day.`));
  if (to > traveller.latest)
    notices.push(
      warning("late", `One arrives at ${writeTime(to)}, later than such a day should end.`),
    );
  notices.push(
    ...listFestivalNotices(model, route, day),
    ...listFreeNotices(model, timedTrip, day),
  );
  const sleeps = route.sleep[day];
  if (sleeps === undefined) return notices;
  const base = getBase(facts, sleeps);
  const month = months[day] as number;
  if (scoreOf(base.months, month) <= 1)
    notices.push(
      warning(
        "season",
        `${base.name} is ${scoreOf(base.months, month)} of 5 in ${nameMonth(month)}.`,
      ),
    );
  const before = day === 0 ? route.start : (route.sleep[day - 1] as number);
  if (climbsTooFast(facts, route, day))
    notices.push(
      warning(
        "altitude",
        `A night at ${base.altitude} m comes too soon: sleep lower for two nights first.`,
      ),
    );
  else if (base.altitude > highLand && (day === 0 || getBase(facts, before).altitude <= highLand))
    notices.push(
      note(
        "altitude",
        `${base.name} lies at ${base.altitude} m: rest on the first day, no stairs in haste.`,
      ),
    );
  if (wakes !== ends && to - 60 > sun.set && road > 120)
    notices.push(note("dark", "The last of the road is after dark."));
  return notices;
}

/** What to know of the whole trip. */
export function listTripNotices(model: TripModel, { route }: TimedTrip, budget: Budget): Notice[] {
  const notices: Notice[] = [];
  const { wish } = model;
  const nightRides = route.ride.filter(Boolean).length;
  if (nightRides > 0)
    notices.push(
      note(
        "night-train",
        `${nightRides === 1 ? "One night is" : `${nightRides} nights are`} slept on the way: book berths early, most trains open 60 days ahead.`,
      ),
    );
  if (wish.budget && budget.perDay[0] > wish.budget.perDay)
    notices.push(
      warning(
        "budget",
        `The trip costs at least ${budget.perDay[0]} rupees a day, more than the ${wish.budget.perDay} you named.`,
      ),
    );
  if (!wish.when)
    notices.push(note("when", "You named no dates: this is the next good time for a week."));
  return notices;
}
