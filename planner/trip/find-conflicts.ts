import type { Budget, Conflict, LeftOut, TripDay } from "#contract/trip/itinerary.ts";
import { writeSpan, writeTime } from "./dates.ts";
import { getBase, getSight } from "./facts-index.ts";
import { findOutside } from "./find-outside.ts";
import { climbsTooFast } from "./rest.ts";
import { endsOn, frameDay, wakesOn } from "./route.ts";
import type { TimedTrip } from "./timed-trip.ts";
import type { TripModel } from "./trip-model.ts";

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
  const longer = dates.length < 30 ? ["Make the trip longer."] : [];
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
        ...others.slice(0, 8),
        ...(item.reason === "closed" ||
        item.reason === "season" ||
        item.reason === "permit" ||
        item.reason === "far"
          ? ["when"]
          : []),
      ],
      text: item.text,
      giveUp: [
        `Give up ${item.name}.`,
        ...(item.reason === "closed" || item.reason === "season" || item.reason === "permit"
          ? ["Choose other dates."]
          : longer),
        ...(others.length > 0 ? ["Give up another of your musts far from it."] : []),
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
      text: `Night ${pin.day} in ${getBase(facts, base).name} cannot be reached in time.`,
      giveUp: ["Unpin the night.", ...longer],
    });
  }
  conflicts.push(...findOutside(model, timedTrip.route));
  days.forEach((day, index) => {
    conflicts.push(...findDayConflicts(model, timedTrip, day, index));
  });
  if (wish.budget?.limit && budget.perDay[0] > wish.budget.perDay)
    conflicts.push({
      wishes: ["budget"],
      text: `The cheapest plan found costs ${budget.perDay[0]} rupees a day; your limit is ${wish.budget.perDay}.`,
      giveUp: [
        `Allow ${budget.perDay[0]} rupees a day.`,
        ...(model.traveller.style === "simple"
          ? ["Travel less far."]
          : ["Choose a simpler style."]),
      ],
    });
  return conflicts;
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
  const names = [getBase(model.facts, from).name, getBase(model.facts, to).name];
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
      text: `Nothing that we know leads from ${names[0]} to ${names[1]} on ${day.date}.`,
      giveUp: ["Choose another start or end.", "Choose another month."],
    });
  else if (timed.to > frame.to || timed.leaves.length === 0)
    conflicts.push({
      wishes: [
        ...wishes,
        ...(wish.arrives === undefined ? [] : ["arrives"]),
        ...(wish.leaves === undefined ? [] : ["leaves"]),
      ],
      text:
        from === to
          ? `Day ${index + 1} begins at ${writeTime(frame.from)} and must have ended by ${writeTime(Math.max(0, frame.to))}.`
          : `From ${names[0]} to ${names[1]} takes ${writeSpan(timed.travel)}: more than day ${index + 1} has.`,
      giveUp: [
        "Make the trip longer.",
        from === to ? "Arrive sooner or leave later." : "Choose a nearer start or end.",
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
        text: `A night in ${base.name} at ${base.altitude} m on day ${index + 1} comes without the nights of rest that it needs.`,
        giveUp: ["Make the trip longer.", `Give up ${base.name}.`],
      });
    }
  }
  return conflicts;
}
