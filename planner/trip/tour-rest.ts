import { getBase } from "./facts-index.ts";
import { countsAsRest, listRestRules, staysHigh } from "./rest.ts";
import type { HopFinder } from "./tour-hops.ts";
import type { TourStay } from "./tour-shape.ts";
import type { TripModel } from "./trip-model.ts";

/** Of the beds that one may rest in so many are looked at, the nearest to the way. */
const mostBeds = 4;

/**
 * The same stays with the nights of rest that heights ask for: more nights in a bed before that is high enough,
 * or such a bed put in. Null where there is none on the way.
 */
export function addRest(
  model: TripModel,
  finder: HopFinder,
  start: number,
  stays: readonly TourStay[],
): TourStay[] | null {
  const { facts } = model;
  const rested = [...stays];
  for (let k = 0; k < rested.length; k++) {
    const last = k > 0 ? (rested[k - 1] as TourStay).base : start;
    const { base } = rested[k] as TourStay;
    if (base === last) continue;
    for (const { nights, above } of listRestRules(getBase(facts, last), getBase(facts, base))) {
      const found = findRest(model, rested, k, above);
      const lacks = nights - found.nights;
      if (lacks <= 0) continue;
      const bed = found.at;
      if (bed !== null) {
        const stay = rested[bed] as TourStay;
        rested[bed] = { ...stay, nights: stay.nights + lacks };
        continue;
      }
      const put = putIn(model, finder, last, base, above, lacks);
      if (!put) return null;
      // What was put in may ask for rest itself.
      rested.splice(k, 0, ...put);
      k = Math.max(-1, k - 1);
      break;
    }
  }
  return rested;
}

/** Nights of the run before a stay that count, and the last stay of it that is high enough. */
function findRest({ facts }: TripModel, stays: readonly TourStay[], k: number, above: number) {
  let nights = 0;
  let at: number | null = null;
  for (let before = k - 1; before >= 0; before--) {
    const stay = stays[before] as TourStay;
    const { altitude } = getBase(facts, stay.base);
    if (!staysHigh(altitude, above)) break;
    if (countsAsRest(altitude, above)) {
      nights += stay.nights - (stay.ride ? 1 : 0);
      at ??= before;
    }
    if (stay.ride) break;
  }
  return { nights, at };
}

/**
 * The nearest bed to rest in, with the stays that lead there. All of them are lower than where one goes: who slept
 * as high on the way would need the same rest before, and so on without end.
 */
function putIn(
  { facts, neverBases }: TripModel,
  finder: HopFinder,
  from: number,
  to: number,
  above: number,
  nights: number,
): TourStay[] | null {
  const most = getBase(facts, to).altitude;
  const beds = facts.plannable.bases
    .map(({ altitude }, base) => ({ base, altitude }))
    .filter(({ altitude }) => countsAsRest(altitude, above) && altitude < most)
    .filter(({ base }) => !neverBases.has(base))
    .map(({ base }) => ({ base, sum: finder.minutesOver(from, base, to) }))
    .sort((a, b) => a.sum - b.sum)
    .slice(0, mostBeds);
  for (const { base } of beds) {
    const hop = base === from ? { stays: [] } : finder.find(from, base);
    if (!hop || !finder.find(base, to)) continue;
    const way = hop.stays.slice(0, -1).map((stay) => ({ ...stay, isAsked: false }));
    if (way.some((stay) => getBase(facts, stay.base).altitude >= most)) continue;
    const ride = hop.stays.at(-1)?.ride ?? false;
    return [...way, { base, nights: nights + (ride ? 1 : 0), ride, isAsked: false }];
  }
  return null;
}
