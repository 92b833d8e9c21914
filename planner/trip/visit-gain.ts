import type { PlannableSight } from "#contract/content/plannable.ts";
import { daysFrom } from "./dates.ts";
import { getSight } from "./facts-index.ts";
import { listFestivalSights } from "./festival-sights.ts";
import { gainOf } from "./gain.ts";
import type { Traveller } from "./traveller.ts";
import type { TripModel } from "./trip-model.ts";

/** Points of a must at least, whatever its month. */
const leastOfMust = 10;

export const isBanned = (model: TripModel, sight: number): boolean =>
  model.neverSights.has(sight) || model.neverBases.has(getSight(model.facts, sight).base);

/** True where the party is not let in: closed to its passport, or fewer foreigners than the permit is given to. */
export function isBarred({ facts, traveller }: TripModel, sight: number): boolean {
  const { closedTo, foreignersTogether = 1 } = getSight(facts, sight);
  const { passport, heads } = traveller;
  if (passport === "indian") return false;
  return (closedTo?.includes(passport) ?? false) || heads < foreignersTogether;
}

/** Days ahead that a booking or permit of the sight needs for this party. */
export function leadDays({ book, permit, permitForeign }: PlannableSight, { passport }: Traveller) {
  return Math.max(book ?? 0, permit ?? 0, passport === "indian" ? 0 : (permitForeign ?? 0));
}

export function isTooLate(model: TripModel, sight: number, day: number): boolean {
  const lead = leadDays(getSight(model.facts, sight), model.traveller);
  return lead > 0 && lead > daysFrom(model.today, model.dates[day] as string);
}

/** Points more on the very day of a festival that happens there. */
const festivalGain = 25;

/** Points of a visit on a day; 0 is not offered. A must is worth something in any month. */
export function gainOn(model: TripModel, sight: number, day: number): number {
  if (isBanned(model, sight) || isBarred(model, sight) || isTooLate(model, sight, day)) return 0;
  const gain =
    usualGain(model, sight, model.months[day] as number) *
    (model.pull[getSight(model.facts, sight).base] as number) *
    model.ease;
  const festival = gain > 0 && isFestivalAt(model, sight, day) ? festivalGain : 0;
  return (model.must.has(sight) ? Math.max(gain, leastOfMust) : gain) + festival;
}

/** Points of a visit in a month, whatever else is asked. */
export function usualGain(
  { facts, gains, traveller, wish }: TripModel,
  sight: number,
  month: number,
): number {
  let row = gains[month];
  if (!row) {
    row = new Float64Array(facts.plannable.sights.length).fill(Number.NaN);
    gains[month] = row;
  }
  let gain = row[sight] as number;
  if (Number.isNaN(gain)) {
    gain = gainOf(getSight(facts, sight), month, traveller, wish.interests);
    row[sight] = gain;
  }
  return gain;
}

/** True where a festival of that very day happens at the sight. */
function isFestivalAt(
  { facts, dates, festivalSights }: TripModel,
  sight: number,
  day: number,
): boolean {
  let at = festivalSights[day];
  if (at === undefined) {
    at = listFestivalSights(facts, dates[day] as string);
    festivalSights[day] = at;
  }
  return at?.has(sight) ?? false;
}
