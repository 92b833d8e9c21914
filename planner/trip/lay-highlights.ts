import { joinStays } from "./build-route.ts";
import { findHighlights } from "./highlights.ts";
import { giveNights as giveNightsTo } from "./lay-tour.ts";
import { minutesOfWay } from "./move-minutes.ts";
import type { Stay } from "./stay.ts";
import { findWayThrough } from "./tour.ts";
import { insertTargets } from "./tour-order.ts";
import type { TripModel } from "./trip-model.ts";

/** Fewer of them leave more nights for each. */
const shares = [1, 0.7, 0.5] as const;

/**
 * Routes to begin with through the places that the part of the country is visited for, each at its cheapest place
 * between the ends: annealing from one base finds no way to a far one whose neighbours bring nothing. Where something
 * must be seen its tour is the beginning.
 */
export function listHighlightRoutes(model: TripModel): Stay[][] {
  const { start, end, dates, tour } = model;
  const nights = dates.length - 1;
  const [first] = [start?.base, ...findHighlights(model).keys()];
  if (tour || first === undefined || nights < 2) return [];
  const costOf = (from: number, to: number) => minutesOfWay(model, 0, from, to);
  const all = [...findHighlights(model).keys()];
  return shares.flatMap((share) => {
    const chosen = all.slice(0, Math.ceil(all.length * share)).filter((base) => base !== first);
    const bases = [first, ...insertTargets(first, chosen, end?.base ?? null, costOf)];
    if (isBrokenByDay(model, bases)) return layThrough(model, chosen, nights);
    return bases.length > nights || bases.length < 2 ? [] : [giveNights(bases, nights)];
  });
}

/** True where one of the ways is longer than any day: there are beds or nights on board between. */
function isBrokenByDay(model: TripModel, bases: readonly number[]): boolean {
  const { latest, start } = model.traveller;
  const stops = [...bases, ...(model.end ? [model.end.base] : [])];
  return stops
    .slice(1)
    .some((to, k) => minutesOfWay(model, 0, stops[k] as number, to) > latest - start);
}

/** By the beds between, the nights to spare to what it is made for. */
function layThrough(model: TripModel, chosen: readonly number[], nights: number): Stay[][] {
  const stays = findWayThrough(model, chosen);
  if (!stays) return [];
  const plain = stays.map(({ base, nights: own, ride }): Stay => ({ base, nights: own, ride }));
  const asked = stays.flatMap(({ isAsked }, k) => (isAsked ? [k] : []));
  const spare = nights - plain.reduce((all, stay) => all + stay.nights, 0);
  if (spare < 0 || asked.length === 0) return [];
  // Who lands in what is meant sleeps there first.
  const { start, where } = model;
  const lands = start && spare > 0 && (!where || where.has(start.base)) ? 1 : 0;
  const first = lands ? [{ base: (start as { base: number }).base, nights: 1, ride: false }] : [];
  const own = giveNightsTo(plain, asked, spare - lands, spare - lands).stays;
  const found = joinStays([...first, ...own]);
  // What would be come back to is no way through; to a single far place one goes and comes back by the same beds.
  const isThrough = new Set(found.map(({ base }) => base)).size === found.length;
  return isThrough || chosen.length === 1 ? [found] : [];
}

/** As many for each, those over to the first. */
function giveNights(bases: readonly number[], nights: number): Stay[] {
  const each = Math.floor(nights / bases.length);
  const over = nights % bases.length;
  return bases.map((base, k) => ({ base, nights: each + (k < over ? 1 : 0), ride: false }));
}
