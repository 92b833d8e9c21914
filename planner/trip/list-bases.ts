import type { StayValues } from "./stay-values.ts";
import { smallUntil } from "./traveller.ts";
import type { TripModel } from "./trip-model.ts";
import { gainOn } from "./visit-gain.ts";

/** Points of two days below which a base is not slept in for its sights. */
const leastValue = 15;

const mostBases = 90;

/** Of so many the value of two days is reckoned, by the points of so many of their best sights. */
const mostLooked = 150;
const bestSights = 8;

/** Points before all others for what is meant. */
const meantFirst = 2000;

/** Kilometres from both ends beyond which nothing is looked for: so many, and more with each day. */
const farthestKm = 700;
const farthestKmADay = 120;

/** Bases with something to see or asked for: two days' worth decides. */
export function listBases(model: TripModel, values: StayValues): number[] {
  const { facts, neverBases, must, mustBases, pinnedNights, traveller } = model;
  const asked = new Set([...mustBases, ...pinnedNights.values()]);
  for (const { base } of model.festivals) asked.add(base);
  for (const sight of must) asked.add(facts.plannable.sights[sight]?.base as number);
  for (const base of model.tour?.bases ?? []) asked.add(base);
  const month = model.months[Math.floor(model.months.length / 2)] as number;
  const ends = [model.start, model.end].flatMap((end) => (end ? [end.base] : []));
  ends.push(...(model.tour?.asked ?? []));
  const farthest = farthestKm + farthestKmADay * model.dates.length;
  const farFrom = (base: number) =>
    ends.length === 0 ? 0 : Math.min(...ends.map((end) => facts.distance(end, base)));
  const promising = findPromising(model);
  const worth = facts.plannable.bases.map((base, index) => {
    if (neverBases.has(index)) return -1;
    const isMeant = model.where?.has(index) ?? false;
    if (!promising.has(index) && !asked.has(index) && !isMeant) return -1;
    if (farFrom(index) > farthest && !asked.has(index) && !isMeant) return -1;
    if (
      traveller.youngest !== null &&
      traveller.youngest < smallUntil &&
      base.altitude > 3600 &&
      !asked.has(index)
    )
      return -1;
    if (base.months[month - 1] === "0" && !asked.has(index)) return -1;
    const bonus = asked.has(index) ? 5000 : 0;
    return values.valueOf(index, 1000) + bonus;
  });
  const list = worth
    .map((value, base) => ({
      value,
      base,
      // How far it is stands in its pull already.
      rank: value + (model.where?.has(base) ? meantFirst : 0),
    }))
    .filter(({ value }) => value > leastValue)
    .sort((a, b) => b.rank - a.rank || a.base - b.base)
    .slice(0, mostBases)
    .map(({ base }) => base);
  return list.length > 0
    ? list
    : facts.plannable.bases.map((_, base) => base).filter((base) => !neverBases.has(base));
}

/** The bases whose best sights are worth most, hours and closed days not looked at: those cost ten times as much to ask. */
function findPromising(model: TripModel): ReadonlySet<number> {
  const { facts, dates } = model;
  const middle = Math.floor(dates.length / 2);
  const hope = facts.plannable.bases.map((_, base) => ({
    base,
    points: (facts.sightsAt[base] ?? [])
      .map((sight) => gainOn(model, sight, middle))
      .sort((a, b) => b - a)
      .slice(0, bestSights)
      .reduce((all, one) => all + one, 0),
  }));
  hope.sort((a, b) => b.points - a.points || a.base - b.base);
  return new Set(hope.slice(0, mostLooked).map(({ base }) => base));
}
