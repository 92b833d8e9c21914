import { costOfArrival } from "./arrival-cost.ts";
import { countFestivalNights } from "./asked-festivals.ts";
import { costOfElsewhere } from "./elsewhere-cost.ts";
import { getBase } from "./facts-index.ts";
import { worthOfHighlights } from "./highlights.ts";
import { costOfWay } from "./move-cost.ts";
import { nightCosts } from "./night-costs.ts";
import { findNights } from "./night-values.ts";
import { costOfReach } from "./reach-cost.ts";
import type { NightValues } from "./reckoned.ts";
import { climbsTooFast, highLand } from "./rest.ts";
import type { Route } from "./route.ts";
import { costOfHurry, costOfOneNight, costOfStaying } from "./stay-cost.ts";
import type { TripModel } from "./trip-model.ts";
import { festivalNights, forbidden, stay as stayWeights } from "./where-weights.ts";

/**
 * What a route costs in points before any sight is seen; broken rules cost more than any sight brings.
 * @param most more than that is not asked for: as soon as nothing can bring the cost below it, what is summed up so far comes back
 */
export function costOfRoute(
  model: TripModel,
  route: Route,
  most = Number.POSITIVE_INFINITY,
): number {
  const { wish } = model;
  const { sleep, ride } = route;
  let cost =
    costOfArrival(model, route) +
    costOfFestivals(model, route) +
    costOfRides(model, route) +
    costOfElsewhere(model, route) +
    costOfHurry(model, route) -
    worthOfHighlights(model, sleep);
  for (const [night, base] of model.pinnedNights)
    if (night < sleep.length && sleep[night] !== base)
      cost += nightCosts.pinnedTimes * forbidden.rule;
  let short = 0;
  let stayed = 0;
  let wakes = route.start;
  for (let day = 0; day < sleep.length; day++) {
    const sleeps = sleep[day] as number;
    const nights = findNights(model, model.months[day] as number);
    if (cost - nights.mostRest * (sleep.length - day) > most) return cost;
    const isNew = day === 0 || sleeps !== wakes;
    if (wakes !== sleeps) cost += costOfWay(model, route, day, wakes, sleeps);
    if (isNew) {
      cost += nightCosts.changeOfBed[wish.pace];
      if (mayClimb(model, sleeps) && climbsTooFast(model.facts, route, day))
        cost += forbidden.impossible;
      const stays = day + 1 < sleep.length && sleep[day + 1] === sleeps;
      const isShort = !stays && !ride[day];
      short = isShort ? short + 1 : 0;
      if (isShort && sleep.length > 1)
        cost += costOfOneNight(model, route, day, wakes, nights, short);
    }
    stayed = isNew ? 1 : stayed + 1;
    cost += costOfNight(model, route, day, stayed, nights);
    wakes = sleeps;
  }
  if (wakes !== route.end) cost += costOfWay(model, route, sleep.length, wakes, route.end);
  return cost > most ? cost : cost + costOfReach(model, route);
}

/** Nights at a festival that was asked for, spent elsewhere. */
function costOfFestivals({ festivals }: TripModel, route: Route): number {
  let missed = 0;
  for (const festival of festivals)
    missed +=
      Math.max(0, festival.nights - countFestivalNights(festival, route)) *
      (festival.isAsked ? festivalNights.missed : festivalNights.missedUnasked);
  return missed;
}

/** Only there is the rest before it asked. */
const mayClimb = ({ facts }: TripModel, base: number): boolean =>
  (facts.altitudes[base] as number) > highLand || getBase(facts, base).restBefore !== undefined;

/** The bed, the months, how much of the stay is over and how much of the base is seen. */
function costOfNight(
  model: TripModel,
  { sleep, ride }: Route,
  day: number,
  nth: number,
  nights: NightValues,
): number {
  const base = sleep[day] as number;
  const slept = countNights(sleep, day, base);
  return (
    (nights.costs[base] as number) +
    costOfStaying(model, day, base, nth, slept, nights) +
    (model.traveller.thrift > 1 && !ride[day] ? costOfRoom(model, base) : 0) -
    (slept <= nightCosts.mostRest ? (nights.rest[base] as number) : 0)
  );
}

/** Nights in a base until that one: who comes back has seen it. */
function countNights(sleep: readonly number[], last: number, base: number): number {
  let nights = 0;
  for (let day = 0; day <= last; day++) if (sleep[day] === base) nights++;
  return nights;
}

/** Each night on the way is worse than the one before, right after landing and two in three the worst. */
function costOfRides({ traveller, start }: TripModel, { ride }: Route): number {
  let cost = 0;
  let rides = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (let day = 0; day < ride.length; day++) {
    if (!ride[day]) continue;
    cost +=
      traveller.nightRideCost *
      (1 + nightCosts.nextRide * rides++ + (day === 0 && start?.airport ? 1 : 0));
    if (day - last < stayWeights.rideDays) cost += stayWeights.ridesTooNear;
    last = day;
  }
  return cost;
}

/** Only who must save looks at what a night costs here and what there. */
function costOfRoom({ facts, traveller }: TripModel, base: number): number {
  const { prices } = getBase(facts, base);
  const price = prices[traveller.styleIndex] ?? prices.find((other) => other);
  return price ? (price[0] * traveller.rooms) / traveller.rupeesPerPoint : 0;
}
