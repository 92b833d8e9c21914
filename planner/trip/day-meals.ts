import type { DayWay } from "./day-ways.ts";

/** Points that a meal costs which is eaten within a visit or at a halt: less than a table of one's own is worth. */
const asideCost = 15;

export const mealMinutes = 50;

/** A halt on a long way. */
export const haltMinutes = 40;
export const mealFrom = 700;
export const mealLatest = 875;
export const afterNoon = 750;
export const longWay = 150;

/** True where a day spans noon: it needs a meal. */
export const needsMeal = (from: number, to: number): boolean => from < 765 && to > 870;

export interface Meal {
  /** Before way `at` is begun, or on it; -1 is no meal of its own. */
  readonly at: number;
  readonly onWay: boolean;
  /** At the end of way `at`, before a gate that opens in the afternoon. */
  readonly atGate: boolean;
  /** On a boat, a trek: whatever lasts over noon has its own. */
  readonly inVisit: boolean;
  readonly penalty: number;
}

export function listMeals(
  ways: readonly DayWay[],
  frame: { from: number; to: number },
  opensLate: (stop: number) => boolean,
): Meal[] {
  const none: Meal = { at: -1, onWay: false, atGate: false, inVisit: false, penalty: 0 };
  if (!needsMeal(frame.from, frame.to)) return [none];
  const meals: Meal[] = [{ ...none, inVisit: true, penalty: asideCost }];
  for (let at = 0; at <= ways.length; at++) {
    const way = ways[at];
    meals.push({ ...none, at });
    if (way && (way.minutes >= longWay || way.depart))
      meals.push({ ...none, at, onWay: true, penalty: asideCost });
    if (opensLate(at)) meals.push({ ...none, at, atGate: true });
  }
  return meals;
}
