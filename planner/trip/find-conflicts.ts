import type { Budget, Conflict, LeftOut, TripDay } from "#contract/trip/itinerary.ts";
import { tell } from "#trip/tell.ts";
import { countFestivalNights } from "./asked-festivals.ts";
import { anyWeekday } from "./dates.ts";
import { getBase, getSight } from "./facts-index.ts";
import type { FestivalStay } from "./festival-stay.ts";
import { findOutside } from "./find-outside.ts";
import { climbsTooFast } from "./rest.ts";
import { endsOn, frameDay, wakesOn } from "./route.ts";
import { perDayShared } from "./shared-ways.ts";
import type { TimedTrip } from "./timed-trip.ts";
import type { TripModel } from "./trip-model.ts";

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Wishes that one conflict names beside its own. */
const mostOthers = 8;

/** Wishes that the plan breaks, each with what to give up. Empty: all are kept. */
export function findConflicts(
  model: TripModel,
  timedTrip: TimedTrip,
  days: readonly TripDay[],
  budget: Budget,
  leftOut: readonly LeftOut[],
): Conflict[] {
  const conflicts: Conflict[] = [...model.conflicts];
  const { wish, facts, dates } = model;
  const asked = leftOut.filter((item) => item.asked && item.reason !== "never");
  const longer = dates.length < 30 ? [tell("longer")] : [];
  const mustNames = wish.must.length + model.pinned.size > 1;
  for (const item of asked) {
    const pinIndex = wish.pins.findIndex((pin) => pin.kind === "sight" && pin.sight === item.id);
    const field = wish.must.includes(item.id)
      ? `must:${item.id}`
      : pinIndex >= 0
        ? `pins:${pinIndex}`
        : `must:${item.id}`;
    const others = mustNames
      ? wish.must
          .filter((id) => id !== item.id && (item.reason === "far" || item.reason === "full"))
          .map((id) => `must:${id}`)
      : [];
    conflicts.push({
      wishes: [
        field,
        ...others.slice(0, mostOthers),
        ...(item.reason === "closed" ||
        item.reason === "season" ||
        item.reason === "permit" ||
        item.reason === "far"
          ? ["when"]
          : []),
      ],
      code: item.code,
      values: item.values,
      giveUp: [
        tell("give-up", { name: item.name }),
        ...(item.reason === "closed" || item.reason === "season" || item.reason === "permit"
          ? [tell("choose-dates")]
          : longer),
        ...(others.length > 0 ? [tell("give-up-must")] : []),
      ],
    });
  }
  for (const [index, pin] of wish.pins.entries()) {
    if (pin.kind !== "night") continue;
    const base = facts.baseOf.get(pin.base);
    if (base === undefined || model.pinnedNights.get(pin.day - 1) !== base) continue;
    if (timedTrip.route.sleep[pin.day - 1] === base) continue;
    conflicts.push({
      wishes: [`pins:${index}`],
      ...tell("night-unreached", { day: pin.day, place: getBase(facts, base).name }),
      giveUp: [tell("unpin-this-night"), ...longer],
    });
  }
  for (const festival of model.festivals)
    if (festival.isAsked && countFestivalNights(festival, timedTrip.route) === 0)
      conflicts.push(tellUnheld(model, festival));
  conflicts.push(...findOutside(model, timedTrip.route));
  days.forEach((day, index) => {
    conflicts.push(...findDayConflicts(model, timedTrip, day, index));
  });
  if (wish.budget?.limit && budget.perDay[1] > wish.budget.perDay) {
    const shared = perDayShared(budget);
    conflicts.push({
      wishes: ["budget"],
      ...tell("budget-limit", { least: budget.perDay[1], limit: wish.budget.perDay }),
      giveUp: [
        tell("allow-rupees", { rupees: budget.perDay[1] }),
        ...(shared === null ? [] : [tell("by-bus", { rupees: shared })]),
        tell(model.traveller.style === "simple" ? "less-far" : "choose-style"),
      ],
    });
  }
  return conflicts;
}

/** The dates hold the festival and the way there does not. */
function tellUnheld(
  { facts }: TripModel,
  { festival, field, base, dates }: FestivalStay,
): Conflict {
  const { name } = festival;
  const place = getBase(facts, base).name;
  return {
    wishes: [field, "when"],
    ...tell("festival-unreached", { name, place, start: dates.start }),
    giveUp: [tell("longer"), tell("choose-nearer-start"), tell("give-up", { name })],
  };
}

function findDayConflicts(
  model: TripModel,
  timedTrip: TimedTrip,
  day: TripDay,
  index: number,
): Conflict[] {
  const { route } = timedTrip;
  const { wish } = model;
  const conflicts: Conflict[] = [];
  const timed = timedTrip.days[index] as TimedTrip["days"][number];
  const frame = frameDay(model, route, index);
  const [from, to] = [wakesOn(route, index), endsOn(route, index)];
  const names = { from: getBase(model.facts, from).name, to: getBase(model.facts, to).name };
  const wishes = [
    "when",
    ...(index === 0 ? ["start"] : []),
    ...(index === model.dates.length - 1 ? ["end"] : []),
  ];
  const isLinked =
    from === to || model.ways.findDay(from, to, model.timetable[index] as number) !== null;
  const hasNight =
    !route.ride[index] ||
    model.ways.findNight(from, route.sleep[index] as number, model.timetable[index] as number) !==
      null;
  if (!isLinked || !hasNight)
    conflicts.push({
      wishes,
      ...tell("way-none", { ...names, date: day.date }),
      giveUp: [tell("choose-ends"), tell("choose-month")],
    });
  else if (timed.to > frame.to || timed.leaves.length === 0)
    conflicts.push({
      wishes: [
        ...wishes,
        ...(wish.arrives === undefined ? [] : ["arrives"]),
        ...(wish.leaves === undefined ? [] : ["leaves"]),
      ],
      ...(from === to
        ? tell("day-short", {
            day: index + 1,
            from: Math.round(frame.from),
            to: Math.round(Math.max(0, frame.to)),
          })
        : tell("way-long", { ...names, minutes: Math.round(timed.travel), day: index + 1 })),
      giveUp: [
        tell("longer"),
        tell(from === to ? "arrive-sooner" : "choose-nearer-end"),
        ...(isShorterLater(model, from, to, timed.travel) ? [tell("choose-month")] : []),
      ],
    });
  const sleeps = route.sleep[index];
  if (sleeps !== undefined) {
    if (climbsTooFast(model.facts, route, index)) {
      const base = getBase(model.facts, sleeps);
      const musts = [...model.must].filter((sight) => getSight(model.facts, sight).base === sleeps);
      conflicts.push({
        wishes: [
          ...(model.mustBases.has(sleeps) ? [`must:${base.id}`] : []),
          ...musts.map((sight) => `must:${getSight(model.facts, sight).id}`),
          "when",
        ],
        ...tell("rest-missing", { place: base.name, metres: base.altitude, day: index + 1 }),
        giveUp: [tell("longer"), tell("give-up", { name: base.name })],
      });
    }
  }
  return conflicts;
}

/** A road that is shut now leads there in less than half of the time in another month. */
function isShorterLater({ ways }: TripModel, from: number, to: number, minutes: number): boolean {
  return (
    from !== to &&
    months.some((month) => {
      const other = ways.minutesFrom(from, anyWeekday(month * 8))[to] as number;
      return other >= 0 && other < minutes / 2;
    })
  );
}
