import { anyWeekday } from "./dates.ts";
import { getBase, getSight } from "./facts-index.ts";
import { isFestivalAt } from "./festivals.ts";
import { landsForState } from "./gateway.ts";
import { livesAtStart } from "./home.ts";
import { once } from "./once.ts";
import type { Route } from "./route.ts";
import type { TripModel } from "./trip-model.ts";
import { arrival } from "./where-weights.ts";

/**
 * Who lands sleeps where he lands; who begins in a town sees it before he leaves it or when he comes back, unless
 * he lives there; who comes on the days of its festival came for it.
 */
export function costOfArrival(model: TripModel, { sleep }: Route): number {
  const { start } = model;
  if (!start || sleep.length < 2) return 0;
  let missed = 0;
  for (const [night, bases] of once(model, "festivalNights", () => findFestivalNights(model)))
    if (night < sleep.length && !bases.has(sleep[night] as number)) missed += arrival.festivalNight;
  for (const { base, eves, nights } of once(model, "mustFestivals", () =>
    findMustFestivals(model),
  )) {
    const slept = eves.filter((night) => sleep[night] === base).length;
    missed += Math.max(0, nights - slept) * arrival.festivalNight;
  }
  return missed + costOfTown(model, sleep) + costOfLeaving(model, sleep);
}

/** Of a night by an airport: what is plain is left at once, and come back to on the last day. */
const shareOfTown = (model: TripModel, base: number): number =>
  listTownShares(model).get(base) ?? 1;

/** By base where the trip begins and ends. */
const listTownShares = (model: TripModel): ReadonlyMap<number, number> =>
  once(model, "townShares", () => {
    const ends = [model.start, model.end].flatMap((one) => (one ? [one.base] : []));
    return new Map(ends.map((base) => [base, findTownShare(model, base)]));
  });

function findTownShare({ facts }: TripModel, base: number): number {
  const best = Math.max(
    0,
    ...(facts.sightsAt[base] ?? []).map((sight) => getSight(facts, sight).worth),
  );
  if (best <= arrival.emptyWorth) return 0;
  return best <= arrival.plainWorth ? arrival.plainTown : 1;
}

/** Who has landed and goes on the same day. */
function costOfGoingOn(model: TripModel, to: number): number {
  const { start, ways, timetable } = model;
  const from = start?.base as number;
  const minutes = ways.minutesFrom(from, timetable[0] as number)[to] as number;
  const share = shareOfTown(model, from);
  const free = share < 1 ? arrival.plainMinutes : arrival.landingMinutes;
  const more = Math.max(0, minutes - free);
  return arrival.landingNight * share + more * arrival.landingMinute;
}

/** Nobody drives half a day to his flight home. */
function costOfLeaving(model: TripModel, sleep: readonly number[]): number {
  const { facts, end, ways, timetable, where } = model;
  const last = sleep.at(-1) as number;
  if (!end?.airport || last === end.base) return 0;
  const minutes = ways.minutesFrom(last, timetable[0] as number)[end.base] as number;
  const more = minutes - arrival.leavingMinutes;
  if (more <= 0) return 0;
  const isMeant = !where || where.has(end.base);
  const cost =
    arrival.leavingNight * shareOfTown(model, end.base) +
    (isMeant ? more * arrival.leavingMinute : 0);
  if (getBase(facts, end.base).terrain === "mountains") return cost + arrival.leavingMountains;
  const isShort = minutes <= arrival.lesserMinutes && landsForState(model);
  return isShort ? cost * arrival.leavingLesser : cost;
}

function costOfTown(model: TripModel, sleep: readonly number[]): number {
  const { start, dates, where } = model;
  if (!start || livesAtStart(model) || (where && !where.has(start.base))) return 0;
  const isSlept = sleep.includes(start.base);
  if (dates.length < leastDaysFor(model)) return 0;
  if (start.airport) {
    if (sleep[0] === start.base) return 0;
    return costOfGoingOn(model, sleep[0] as number) + (isSlept ? 0 : arrival.townNight / 2);
  }
  return isSlept ? 0 : arrival.townNight;
}

/** Days of a trip from which on its start is to be seen. */
function leastDaysFor(model: TripModel): number {
  const { start } = model;
  if (start && shareOfTown(model, start.base) === 1) return arrival.leastDaysWorth;
  return start?.airport ? arrival.leastDaysLanded : arrival.leastDays;
}

/** Of fixed dates, by night: where a festival is kept the next day in the town where the trip begins, or near it. */
function findFestivalNights(model: TripModel): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map<number, ReadonlySet<number>>();
  const { start, wish, dates } = model;
  if (start && wish.when && "from" in wish.when) {
    const near = listNear(model, start.base);
    for (let day = 0; day < dates.length - 1 && found.size < arrival.mostFestivalNights; day++) {
      const bases = near.filter((base) => isFestivalAt(model, base, day));
      if (bases.length > 0) found.set(day, new Set(bases));
    }
  }
  return found;
}

interface MustFestival {
  readonly base: number;
  /** Nights before a day of the festival, of which so many are meant. */
  readonly eves: readonly number[];
  readonly nights: number;
}

/** Of fixed dates: festivals in places that must be seen, which were asked for with them in mind. */
function findMustFestivals(model: TripModel): readonly MustFestival[] {
  const { wish, tour, dates } = model;
  const isFixed = wish.when && "from" in wish.when;
  return (isFixed ? [...(tour?.asked ?? [])] : []).map((base): MustFestival => {
    const eves = dates.slice(1).flatMap((_, day) => (isFestivalAt(model, base, day) ? [day] : []));
    return { base, eves, nights: Math.min(eves.length, arrival.mostMustFestivalNights) };
  });
}

function listNear({ facts, ways, timetable }: TripModel, start: number): number[] {
  const minutes = ways.minutesFrom(start, anyWeekday(timetable[0] as number));
  return facts.plannable.bases.flatMap((_, base) => {
    const way = minutes[base] as number;
    return base === start || (way >= 0 && way <= arrival.festivalMinutes) ? [base] : [];
  });
}
