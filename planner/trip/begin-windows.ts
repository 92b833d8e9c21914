import type { OpenWindow } from "#contract/content/plannable.ts";
import { getBase, getSight } from "./facts-index.ts";
import { visitMinutes } from "./gain.ts";
import { once } from "./once.ts";
import {
  type BeginWindow,
  findBeginWindows,
  findOpenWindows,
  findSun,
  type Sun,
} from "./open-windows.ts";
import type { TripModel } from "./trip-model.ts";

/** The sun moves some five minutes in a week: the windows of a day ask no more. */
const sunDays = 7;

export const sunOn = (model: TripModel, base: number, day: number): Sun => {
  const week = Math.floor(day / sunDays);
  const key = base * 8 + week;
  let sun = model.suns.get(key);
  if (!sun) {
    const { lat, lon } = getBase(model.facts, base);
    sun = findSun(model.dates[week * sunDays] as string, lat, lon);
    model.suns.set(key, sun);
  }
  return sun;
};

/** Hours of the sight on that date; null where nobody knows them. */
export function openOn(model: TripModel, sight: number, day: number): readonly OpenWindow[] | null {
  const { hours } = getSight(model.facts, sight);
  const compiled = hours === undefined ? undefined : model.facts.plannable.hours[hours];
  return compiled ? findOpenWindows(compiled, model.dates[day] as string) : null;
}

/** When a visit may begin on that day, hours and traveller's day considered. */
export function beginsOn(model: TripModel, sight: number, day: number): readonly BeginWindow[] {
  const pin = model.pinned.get(sight);
  if (pin?.day != null && pin.day !== day) return [];
  if (pin?.at == null)
    return risesForMust(model, sight) || risesForBest(model, sight)
      ? listEarlyBegins(model, sight, day)
      : usualBegins(model, sight, day);
  const { at } = pin;
  const item = getSight(model.facts, sight);
  const minutes =
    item.overnight === undefined ? visitMinutes(item, model.traveller) : item.visit[0];
  const open = openOn(model, sight, day);
  const isOpen = open === null || open.some(([from, to]) => from <= at && at + minutes <= to);
  return isOpen ? [[at, at] as const] : [];
}

/** By the hours alone, whatever is pinned. */
function usualBegins(model: TripModel, sight: number, day: number): readonly BeginWindow[] {
  const { facts, traveller, begins } = model;
  let row = begins[day];
  if (!row) {
    row = new Array(facts.plannable.sights.length);
    begins[day] = row;
  }
  const known = row[sight];
  if (known) return known;
  const item = getSight(facts, sight);
  const lastEntry =
    item.hours === undefined ? 0 : (facts.plannable.hours[item.hours]?.lastEntry ?? 0);
  // Who sleeps on it need not have seen it by nightfall.
  const minutes = item.overnight === undefined ? visitMinutes(item, traveller) : item.visit[0];
  const open = openOn(model, sight, day);
  const sun = sunOn(model, item.base, day);
  const found = findBeginWindows(item, open, lastEntry, minutes, traveller, sun);
  row[sight] = found;
  return found;
}

/** So far from its bed, in minutes, a must is worth an early start to whoever goes slowly. */
const farMust = 45;

/** Six: what cannot be begun later, for whoever must see it. */
const withJeeps = 360;
/** Half past six: begun as soon as that, and reached by so long a way before. */
const soonest = 390;
export const mostBeforeMust = 240;

/** Worth a day of its own, or more. */
const bestWorth = 4;

/** One is there so long before the last begin. */
const inTime = 60;

/**
 * What must be seen is not missed for breakfast: a temple that shuts at one and lies two hours off, a train that
 * leaves at seven on every day of the trip.
 */
export function risesForMust(model: TripModel, sight: number): boolean {
  const { must, facts } = model;
  if (!must.has(sight)) return false;
  if ((getSight(facts, sight).from?.[0] ?? 0) >= farMust) return true;
  return isEarlyOnly(model, sight);
}

/** The jeeps of Kaziranga leave at seven: whoever has come so far for them goes with them, however late he likes to rise. */
function risesForBest(model: TripModel, sight: number): boolean {
  // Who says so does not rise for it.
  if (model.wish.dayFrom !== undefined) return false;
  const { worth, kind } = getSight(model.facts, sight);
  return worth >= bestWorth && kind === "safari" && isEarlyOnly(model, sight);
}

/** True where no day of the trip lets a visit begin after the party's usual start. Found once. */
function isEarlyOnly(model: TripModel, sight: number): boolean {
  return once(model, `early-only.${sight}`, () =>
    model.dates.every((_, day) => usualBegins(model, sight, day).length === 0),
  );
}

const listEarlyBegins = (model: TripModel, sight: number, day: number): readonly BeginWindow[] =>
  once(model, `early.${sight}.${day}`, () => findEarlyBegins(model, sight, day));

/** When such a must may begin on that day. */
function findEarlyBegins(model: TripModel, sight: number, day: number): readonly BeginWindow[] {
  const { facts, traveller } = model;
  const item = getSight(facts, sight);
  const { hours } = item;
  const lastEntry = hours === undefined ? 0 : (facts.plannable.hours[hours]?.lastEntry ?? 0);
  const open = openOn(model, sight, day);
  const minutes = item.overnight === undefined ? visitMinutes(item, traveller) : item.visit[0];
  const findFrom = (start: number, earliest: number) =>
    findBeginWindows(
      item,
      open,
      lastEntry,
      minutes,
      { ...traveller, start: Math.min(traveller.start, start), earliest },
      sunOn(model, item.base, day),
    );
  const usual = findFrom(soonest, traveller.earliest);
  // The jeeps of a park leave at a quarter past six, whoever rides in them.
  return usual.length > 0 || !model.must.has(sight)
    ? usual
    : findFrom(withJeeps, Math.min(traveller.earliest, withJeeps));
}

/** When such a must is begun at the latest that is still in good time. */
export const neededBegin = ([first, last]: BeginWindow): number => Math.max(first, last - inTime);
