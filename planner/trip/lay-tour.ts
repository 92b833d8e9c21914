import type { Stay } from "./stay.ts";
import type { TripModel } from "./trip-model.ts";

/** Nights more that each must gets, by the ways of laying out what is left over. */
const sharedNights = [1, 2, 0] as const;

/**
 * Routes to begin with that see every must: the shortest tour, its nights to spare given to what it was made for,
 * the rest of them to where it begins, where it ends, or to the musts again.
 */
export function listTours({ tour, dates, start, end }: TripModel): Stay[][] {
  if (!tour) return [];
  const spare = dates.length - 1 - tour.stays.reduce((all, { nights }) => all + nights, 0);
  if (spare < 0) return [];
  const plain = tour.stays.map(({ base, nights, ride }): Stay => ({ base, nights, ride }));
  const asked = tour.stays.flatMap(({ isAsked }, k) => (isAsked ? [k] : []));
  const arrivals: Stay[][] = [];
  if (start && spare > 0 && asked.length > 0 && tour.asked.has(start.base)) {
    const { stays } = giveNights(plain, asked, spare - 1, spare - 1);
    arrivals.push([{ base: start.base, nights: 1, ride: false }, ...stays]);
  }
  const tours = sharedNights.flatMap((each) => {
    const { stays, left } = giveNights(plain, asked, spare, each * asked.length);
    const ends: Stay[][] = [];
    if (start) ends.push([{ base: start.base, nights: left, ride: false }, ...stays]);
    if (end) ends.push([...stays, { base: end.base, nights: left, ride: false }]);
    if (asked.length > 0) ends.push(giveNights(stays, asked, left, left).stays);
    return ends.map((list) => list.filter(({ nights }) => nights > 0));
  });
  return [...tours, ...arrivals];
}

/** A route that is at every festival asked for on its days; before the first of them where it begins, after it there or home. */
export function layFestivalNights(model: TripModel): Stay[][] {
  const { festivals, dates, start, end } = model;
  if (festivals.length === 0) return [];
  const nights = dates.length - 1;
  const fixed = new Array<number | undefined>(nights).fill(undefined);
  for (const { base, from, to, nights: asked } of festivals)
    for (let night = from, left = asked; night <= to && left > 0; night++)
      if (fixed[night] === undefined) {
        fixed[night] = base;
        left--;
      }
  const first = fixed.findIndex((base) => base !== undefined);
  const lay = (before: number | undefined, after: number | undefined): Stay[] => {
    let last = before;
    return fixed.map((base, night): Stay => {
      const own = base ?? (night < first ? before : (after ?? last)) ?? (fixed[first] as number);
      last = own;
      return { base: own, nights: 1, ride: false };
    });
  };
  return [lay(start?.base, undefined), lay(undefined, undefined), lay(start?.base, end?.base)];
}

/** One night after another to the stays that are asked for, in turn, as far as they go. */
export function giveNights(
  stays: readonly Stay[],
  asked: readonly number[],
  spare: number,
  most: number,
): { stays: Stay[]; left: number } {
  const given = [...stays];
  let left = spare;
  for (let n = 0; n < most && left > 0 && asked.length > 0; n++) {
    const at = asked[n % asked.length] as number;
    const stay = given[at] as Stay;
    given[at] = { ...stay, nights: stay.nights + 1 };
    left--;
  }
  return { stays: given, left };
}
