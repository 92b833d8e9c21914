import type { PlannableSight } from "#contract/content/plannable.ts";
import { anyWeekday } from "./dates.ts";
import { oneSight } from "./day-limits.ts";
import { getBase, getSight } from "./facts-index.ts";
import { gainOf, scoreOf, visitMinutes } from "./gain.ts";
import { landsForState, listServed } from "./gateway.ts";
import { livesAtStart } from "./home.ts";
import { findNights } from "./night-values.ts";
import { once } from "./once.ts";
import { goesThrough } from "./pull.ts";
import { listThrough } from "./read-where.ts";
import type { TripModel } from "./trip-model.ts";
import { isBanned, isBarred, isTooLate, usualGain } from "./visit-gain.ts";
import { highlights as weights } from "./where-weights.ts";

/** Hours to where no way leads: more than any trip has. */
const noWayHours = 99;

interface Highlight {
  /** Points of sleeping in it. */
  readonly gain: number;
  /** One night is not enough for what there is to see. */
  readonly isLong: boolean;
}

/** Places that a part of the country is visited for, the best first. */
type Highlights = ReadonlyMap<number, Highlight>;

/** Points for the highlights that a route sleeps in, more where it stays as long as there is to see. */
export function worthOfHighlights(model: TripModel, sleep: readonly number[]): number {
  let worth = 0;
  for (const [base, { gain, isLong }] of findHighlights(model)) {
    const first = sleep.indexOf(base);
    if (first < 0) continue;
    const staysOn = isLong && sleep.indexOf(base, first + 1) >= 0;
    worth += gain * (staysOn ? 1 + weights.secondNight : 1);
  }
  return worth;
}

/**
 * The best places of what is meant, else of all that its ends and musts pull to the trip, as many as its nights
 * hold: by their best sights in that month, for that party and its interests.
 */
export const findHighlights = (model: TripModel): Highlights =>
  once(model, "highlights", () => rankHighlights(model));

function rankHighlights(model: TripModel): Highlights {
  const { where, dates, wish, start } = model;
  const isAtEase = !where && wish.pace === "easy";
  const each = isAtEase ? weights.nightsEachAtEase : weights.nightsEach;
  const best = rankAsked(model, where ? listMeant(model, where) : listOwn(model));
  const all = best.slice(0, Math.ceil((dates.length - 1) / each));
  // Where one lands one sleeps anyway: it stands in nobody's way.
  const ranked = all.filter((base) => base !== start?.base);
  const isMeant = where !== null || landsForState(model);
  const middle = (isMeant ? weights.slept : weights.sleptUnasked) * scaleByInterests(model, all);
  const last = Math.max(1, ranked.length - 1);
  // Of few places each is what one has come for.
  const byRank = weights.byRank * Math.min(1, ranked.length / weights.rankedFrom);
  const month = model.months[Math.floor(model.months.length / 2)] as number;
  const { holds } = findNights(model, month);
  const found = new Map<number, Highlight>();
  const stateOf = (base: number) => getBase(model.facts, base).state;
  const firstOfOwn = start && ranked.find((base) => stateOf(base) === stateOf(start.base));
  const add = (base: number, share: number) => {
    const isLong = (holds[base] as number) > weights.oneNightDays;
    const isFirst = !where && base === firstOfOwn;
    const hasTime = where !== null || dates.length > weights.greatNights;
    const more = isMeant && hasTime ? worthOfGreat(model, base, month, isFirst) : 0;
    const drawn = where ? 1 : Math.min(1, model.pull[base] as number);
    found.set(base, { gain: middle * share * drawn + more, isLong });
  };
  ranked.forEach((base, k) => {
    add(base, 1 + byRank * (1 - (2 * k) / last));
  });
  if (start && all.includes(start.base)) add(start.base, 1);
  return found;
}

/** What one comes through is none of the places that a region is visited for. */
function listMeant(model: TripModel, where: ReadonlySet<number>): number[] {
  const through = listThrough(model);
  return [...where].filter((base) => !through.has(base));
}

/** More for what the world comes for, and for the best place of the state of a lesser airport. */
function worthOfGreat(model: TripModel, base: number, month: number, isFirst: boolean): number {
  if (!isFirst && !isGreat(model, base, month)) return 0;
  return weights.great * (isFamous(model, base, month) ? weights.famous : 1);
}

const greatFame = 2;

const isFamous = ({ facts }: TripModel, base: number, month: number): boolean =>
  (facts.sightsAt[base] ?? []).some((sight) => {
    const { fame = 0, months } = getSight(facts, sight);
    return fame >= greatFame && scoreOf(months, month) >= fairMonth;
  });

const greatWorth = 5;
const fairMonth = 3;
const goodMonth = 4;
const poorMonth = 2;

/** True where one of its sights is a reason to come to India, in a month that does for it. */
export const isGreat = (model: TripModel, base: number, month: number): boolean =>
  (model.facts.sightsAt[base] ?? []).some((sight) => isGreatSight(model, sight, month));

function isGreatSight({ facts }: TripModel, sight: number, month: number): boolean {
  const { worth, months } = getSight(facts, sight);
  return worth === greatWorth && scoreOf(months, month) >= fairMonth;
}

/** True of a reason to come to India that is gone for months of the year, in a month that has it. */
function isSeasonal(model: TripModel, sight: number, month: number): boolean {
  const { months } = getSight(model.facts, sight);
  const gone = [...months].filter((score) => Number(score) < poorMonth).length;
  if (gone < weights.seasonalGone || scoreOf(months, month) < goodMonth) return false;
  return isGreatSight(model, sight, month);
}

/** True of a visit that no day of the party's holds with its way: where nothing was named nobody comes for it. */
function isTooLong(model: TripModel, sight: number): boolean {
  if (!landsForState(model)) return false;
  const { facts, traveller } = model;
  const item = getSight(facts, sight);
  const minutes = visitMinutes(item, traveller) + 2 * (item.from?.[0] ?? 0);
  return minutes > traveller.activeLimit + oneSight;
}

/** By how much its interests raise the worth of these places: what sleeping in them brings keeps step with it. */
function scaleByInterests(model: TripModel, bases: readonly number[]): number {
  const { facts, months, traveller } = model;
  const month = months[Math.floor(months.length / 2)] as number;
  let [own, plain] = [0, 0];
  for (const base of bases)
    for (const sight of facts.sightsAt[base] ?? []) {
      own += usualGain(model, sight, month);
      plain += gainOf(getSight(facts, sight), month, traveller, {});
    }
  return plain > 0 ? Math.max(1, own / plain) : 1;
}

const listEnds = ({ start, end }: TripModel): number[] =>
  [start, end].flatMap((one) => (one ? [one.base] : []));

/** Bases of the states of both ends and of musts, on a long trip or through the country also what is pulled to it; not where one lives. */
function listOwn(model: TripModel): number[] {
  const { facts, start, pull, dates, tour } = model;
  const ends = listEnds(model);
  const states = new Set(
    [...ends, ...(tour?.asked ?? [])].map((base) => getBase(facts, base).state),
  );
  const home = livesAtStart(model) ? start?.base : undefined;
  const served = listServed(model);
  const isWide =
    ends.length > 0 &&
    (dates.length > weights.wideNights || goesThrough(model) || livesAtStart(model));
  return facts.plannable.bases.flatMap(({ state }, base) => {
    const isOwn =
      states.has(state) ||
      served.has(base) ||
      (isWide && (pull[base] as number) >= weights.leastPull);
    return isOwn && base !== home ? [base] : [];
  });
}

/** By base: how much of its worth counts by the hours from where one comes in. */
function listNearness(model: TripModel, bases: readonly number[]): (base: number) => number {
  const { ways, timetable, dates } = model;
  const when = anyWeekday(timetable[0] as number);
  const doors = listEnds(model).map((from) => {
    const minutes = ways.minutesFrom(from, when);
    const lengthOf = (base: number) =>
      ((minutes[base] as number) < 0 ? 1e9 : minutes[base]) as number;
    const door = bases.reduce((a, b) => (lengthOf(b) < lengthOf(a) ? b : a), bases[0] ?? from);
    return bases.includes(from) ? from : door;
  });
  const lists = doors.map((door) => ways.minutesFrom(door, when));
  const aNight = landsForState(model) ? weights.nearLesserANight : weights.nearANight;
  const free = weights.nearHours + aNight * (dates.length - 1);
  return (base) => {
    const hours = Math.min(
      ...lists.map((minutes, k) =>
        base === doors[k]
          ? 0
          : (minutes[base] as number) < 0
            ? noWayHours
            : (minutes[base] as number) / 60,
      ),
    );
    return lists.length === 0 ? 1 : Math.exp(-Math.max(0, hours - free) / weights.fallHours);
  };
}

/** The best places, before them the best one of each interest that the trip is for, and of both ends through the country. */
function rankAsked(model: TripModel, bases: readonly number[]): number[] {
  const nearness = listNearness(model, bases);
  const asked = Object.entries(model.wish.interests).flatMap(([interest, weight]) => {
    if (weight < weights.asked) return [];
    const [best] = rank(model, bases, nearness, (sight) => sight.interests.includes(interest));
    return best === undefined ? [] : [best];
  });
  const all = rank(model, bases, nearness, () => true);
  const stateOf = (base: number) => getBase(model.facts, base).state;
  const ends = listEnds(model).flatMap((end) => {
    const best = all.find((base) => stateOf(base) === stateOf(end));
    return best === undefined ? [] : [best];
  });
  return [...new Set([...asked, ...(goesThrough(model) ? ends : []), ...all])];
}

/** By their best sights of those that count, the best first. */
function rank(
  model: TripModel,
  bases: readonly number[],
  nearness: (base: number) => number,
  counts: (sight: PlannableSight) => boolean,
): number[] {
  const { facts, months, neverBases, pull } = model;
  const month = months[Math.floor(months.length / 2)] as number;
  const worthOf = (base: number) =>
    (pull[base] as number) *
    (facts.sightsAt[base] ?? [])
      .filter((sight) => counts(getSight(facts, sight)))
      .filter((sight) => !isBanned(model, sight) && !isBarred(model, sight))
      .map((sight) =>
        isTooLate(model, sight, 0) || isTooLong(model, sight)
          ? 0
          : usualGain(model, sight, month) *
            nearness(base) ** (isSeasonal(model, sight, month) ? weights.seasonalFall : 1),
      )
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
