import { anyWeekday } from "./dates.ts";
import { getBase } from "./facts-index.ts";
import { livesAtStart } from "./home.ts";
import { isBanned, isBarred, isTooLate, type TripModel, usualGain } from "./trip-model.ts";
import { highlights as weights } from "./where-weights.ts";

/** Places that a part of the country is visited for, the best first, and what it brings to sleep in each. */
type Highlights = ReadonlyMap<number, number>;

/** Points for the highlights that a route sleeps in. */
export function worthOfHighlights(model: TripModel, sleep: readonly number[]): number {
  const gains = findHighlights(model);
  let worth = 0;
  for (const [base, gain] of gains) if (sleep.includes(base)) worth += gain;
  return worth;
}

/**
 * The best places of what is meant, else of the states in which the trip begins and ends, as many as its nights
 * hold: by their best sights in that month, for that party and its interests. Found once.
 */
export function findHighlights(model: TripModel): Highlights {
  const known = model.kept.get("highlights") as Highlights | undefined;
  if (known) return known;
  const { where, dates } = model;
  const most = Math.ceil((dates.length - 1) / weights.nightsEach);
  const ranked = rank(model, where ? [...where] : listOwn(model)).slice(0, most);
  const middle = where ? weights.slept : weights.sleptUnasked;
  const last = Math.max(1, ranked.length - 1);
  const found: Highlights = new Map(
    ranked.map((base, k) => [base, middle * (1 + weights.byRank * (1 - (2 * k) / last))]),
  );
  model.kept.set("highlights", found);
  return found;
}

/** Bases of the states of both ends, but for the town that one lives in. */
function listOwn(model: TripModel): number[] {
  const { facts, start, end } = model;
  const ends = [start, end].flatMap((one) => (one ? [one.base] : []));
  const states = new Set(ends.map((base) => getBase(facts, base).state));
  const home = livesAtStart(model) ? start?.base : undefined;
  return facts.plannable.bases.flatMap(({ state }, base) =>
    states.has(state) && base !== home ? [base] : [],
  );
}

/** By base: how much of its worth counts by the hours from where one comes in. */
function listNearness(model: TripModel, bases: readonly number[]): (base: number) => number {
  const { start, end, ways, timetable, dates } = model;
  const when = anyWeekday(timetable[0] as number);
  const ends = [start, end].flatMap((one) => (one ? [one.base] : []));
  const doors = ends.map((from) => {
    const minutes = ways.minutesFrom(from, when);
    const lengthOf = (base: number) =>
      ((minutes[base] as number) < 0 ? 1e9 : minutes[base]) as number;
    const door = bases.reduce((a, b) => (lengthOf(b) < lengthOf(a) ? b : a), bases[0] ?? from);
    return bases.includes(from) ? from : door;
  });
  const lists = doors.map((door) => ways.minutesFrom(door, when));
  const free = weights.nearHours + weights.nearANight * (dates.length - 1);
  return (base) => {
    const hours = Math.min(
      ...lists.map((minutes, k) =>
        base === doors[k] ? 0 : (minutes[base] as number) < 0 ? 99 : (minutes[base] as number) / 60,
      ),
    );
    return lists.length === 0 ? 1 : Math.exp(-Math.max(0, hours - free) / weights.fallHours);
  };
}

function rank(model: TripModel, bases: readonly number[]): number[] {
  const { facts, months, neverBases } = model;
  const month = months[Math.floor(months.length / 2)] as number;
  const nearness = listNearness(model, bases);
  const worthOf = (base: number) =>
    nearness(base) *
    (facts.sightsAt[base] ?? [])
      .filter((sight) => !isBanned(model, sight) && !isBarred(model, sight))
      .map((sight) => (isTooLate(model, sight, 0) ? 0 : usualGain(model, sight, month)))
      .sort((a, b) => b - a)
      .slice(0, weights.sights)
      .reduce((all, one, k) => all + one / (k + 1), 0);
  return bases
    .filter((base) => !neverBases.has(base))
    .map((base) => ({ base, worth: worthOf(base) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || a.base - b.base)
    .map(({ base }) => base);
}
