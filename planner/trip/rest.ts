import type { PlannableBase } from "#contract/content/plannable.ts";
import { type FactsIndex, getBase, getSight } from "./facts-index.ts";
import type { Route } from "./route.ts";

/** Above this sleep needs getting used to. */
export const highLand = 2500;
/** Above this nobody goes up for a day without two nights in the heights before. */
export const veryHigh = 3700;
/** Metres above one's bed that are felt, and that are too many at once in the heights. */
export const climb = 300;
export const steepClimb = 500;
/** Too high for a day from below the heights. */
export const highest = 4200;
/** Nights above 2,500 m before any above 3,700 m, whatever the facts say. */
export const nightsBeforeVeryHigh = 2;

/** So many nights in a row before, in beds of that height or higher. */
export interface RestRule {
  readonly nights: number;
  readonly above: number;
}

/** Nights that must have been slept at a height before a night at `next`, for who comes from `last`: by the facts, and by the rule for any height. */
export function listRestRules(last: PlannableBase, next: PlannableBase): RestRule[] {
  const rules: RestRule[] = (next.restBefore ?? []).map(([nights, above]) => ({ nights, above }));
  if (next.altitude > highLand && next.altitude > last.altitude) {
    if (next.altitude > veryHigh) rules.push({ nights: nightsBeforeVeryHigh, above: highLand });
    if (next.altitude > last.altitude + climb && last.restNights)
      rules.push({ nights: last.restNights, above: highLand });
  }
  return rules;
}

/** A bed that does not end the run of nights up high. */
export const staysHigh = (altitude: number, above: number): boolean =>
  altitude > Math.min(above, highLand);

/** A bed whose nights count. */
export const countsAsRest = (altitude: number, above: number): boolean =>
  altitude >= above && staysHigh(altitude, above);

/** Nights of the unbroken run before a night that count for a rule: one on a train ends it, and so does a low bed. */
export function countRest(
  { altitudes }: FactsIndex,
  { sleep, ride }: Pick<Route, "sleep" | "ride">,
  night: number,
  above: number,
): number {
  let count = 0;
  for (let before = night - 1; before >= 0; before--) {
    const altitude = altitudes[sleep[before] as number] as number;
    if (!staysHigh(altitude, above) || ride[before]) break;
    if (countsAsRest(altitude, above)) count++;
  }
  return count;
}

/** True where the nights before that day are not those that the facts ask before one goes up to the sight. */
export function lacksRest(facts: FactsIndex, route: Route, day: number, sight: number): boolean {
  const { restBefore } = getSight(facts, sight);
  if (!restBefore) return false;
  return restBefore.some(([nights, above]) => countRest(facts, route, day, above) < nights);
}

/** True where the nights before are too low or too few for this one. */
export function climbsTooFast(facts: FactsIndex, route: Route, night: number): boolean {
  const next = route.sleep[night] as number;
  const last = night > 0 ? (route.sleep[night - 1] as number) : route.start;
  if (next === last) return false;
  return listRestRules(getBase(facts, last), getBase(facts, next)).some(
    ({ nights, above }) => countRest(facts, route, night, above) < nights,
  );
}
