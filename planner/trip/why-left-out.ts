import type { LeftOut } from "#contract/trip/itinerary.ts";
import { tell } from "#trip/tell.ts";
import type { Told } from "#trip/told.ts";
import { beginsOn, openOn } from "./begin-windows.ts";
import { daysFrom, weekdayOf } from "./dates.ts";
import { getBase, getSight } from "./facts-index.ts";
import { fitFactor, scoreOf } from "./gain.ts";
import { highLand } from "./rest.ts";
import { endsOn, wakesOn } from "./route.ts";
import { tellAway, tellBarred } from "./tell-away.ts";
import type { TimedTrip } from "./timed-trip.ts";
import type { TripModel } from "./trip-model.ts";
import { isBanned, isBarred, isTooLate, leadDays } from "./visit-gain.ts";

/** One honest reason, by the first test that answers. */
export function explainLeftOut(
  model: TripModel,
  timedTrip: TimedTrip,
  sight: number,
  days: ReadonlySet<number> | undefined,
): LeftOut {
  const { facts, dates, months, traveller } = model;
  const item = getSight(facts, sight);
  const { id, name } = item;
  const say = (reason: LeftOut["reason"], told: Told): LeftOut => ({
    id,
    name,
    reason,
    ...told,
    asked: model.must.has(sight),
  });
  const month = months[Math.floor(months.length / 2)] as number;
  const place = getBase(facts, item.base).name;
  if (isBanned(model, sight)) {
    const never = model.neverSights.has(sight) ? name : place;
    return say("never", tell("left-never", { name: never }));
  }
  if (isBarred(model, sight)) return say("permit", tellBarred(model, sight));
  const left = daysFrom(model.today, dates.at(-1) as string);
  if (isTooLate(model, sight, dates.length - 1))
    return say("permit", tell("left-lead", { name, lead: leadDays(item, traveller), left }));
  const isShut = (day: number) => (openOn(model, sight, day) ?? [[0, 1440]]).length === 0;
  if (dates.every((_, day) => isShut(day))) {
    const weekday = weekdayOf(dates[0] as string);
    const told =
      dates.length === 1
        ? tell("left-closed-day", { name, weekday })
        : tell("left-closed", { name });
    return say("closed", told);
  }
  const score = scoreOf(item.months, month);
  if (score === 0) return say("season", tell("left-season", { name, month, score }));
  if (!model.must.has(sight) && fitFactor(item, traveller) === 0) {
    const isStepped = traveller.wheelchair && item.stepFree === "no";
    return say("access", tell(isStepped ? "left-wheelchair" : "left-party", { name }));
  }
  const here = dates.flatMap((_, day) =>
    wakesOn(timedTrip.route, day) === item.base || endsOn(timedTrip.route, day) === item.base
      ? [day]
      : [],
  );
  if (here.length > 0 && here.every(isShut)) {
    const shut = here.reduce((bits, day) => bits | (1 << weekdayOf(dates[day] as string)), 0);
    return say("closed", tell("left-closed-days", { name, days: shut, place }));
  }
  if (here.length > 0 && here.every((day) => beginsOn(model, sight, day).length === 0))
    return say("closed", tell("left-hours", { name }));
  if (here.length === 0) {
    const told = tellAway(model, timedTrip, item.base, {
      name,
      of: "left",
      needs: model.must.has(sight),
    });
    return say(told.code === "left-unreached" ? "unreachable" : "far", told);
  }
  if (days === undefined || days.size === 0) {
    if ((item.altitude ?? 0) > highLand || item.restBefore) {
      const metres = item.altitude ?? getBase(facts, item.base).altitude;
      return say("altitude", tell("left-height", { name, metres }));
    }
    const minutes = Math.round((item.from?.[0] ?? 0) * 2);
    return say("far", tell("left-way", { name, minutes }));
  }
  if (score <= 2) return say("season", tell("left-month", { name, score, month }));
  const minutes = item.visit[1];
  return say("full", tell("left-full", { place, days: here.length, minutes }));
}
