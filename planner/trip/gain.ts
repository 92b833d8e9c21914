import type { PlannableSight } from "#contract/content/plannable.ts";
import type { Wish } from "#contract/trip/wish.ts";
import { type Prices, pricesOn } from "#trip/entrance.ts";
import { childUntil, smallUntil, type Traveller } from "./traveller.ts";

/** Of what a sight serves, the share of the interest that weighs most; the rest is the mean of all. */
const strongest = 0.65;
/** What a sight is worth to a wheelchair, to children and to elders, by what is said of it. */
const stepFreeFit: Readonly<Record<string, number>> = { yes: 1.25, partly: 0.55, no: 0 };
const unsaidStepFree = 0.25;
const kidsFit: Readonly<Record<string, number>> = { good: 1.25, fine: 0.95, hard: 0.25, no: 0 };
const unsaidKids = 0.9;
const effortFit: Readonly<Record<string, number>> = { hard: 0, moderate: 0.4 };
const stepsForElders = 0.75;
/** The same where something carries them nearly all the way: a desk sends grandparents up by palanquin or by air. */
const carriedFit: Readonly<Record<string, number>> = { hard: 0.4, moderate: 0.75 };
/** Minutes one way that elders and children under six go on foot; beyond them they are carried or stay below. */
const longOnFoot = 90;
/** Metres above which a small child is brought for little alone. */
const highForSmall = 3500;
const smallUpThere = 0.2;
/** Guests of one vehicle or boat; minutes to which a visit is rounded. */
const seatsOfVehicle = 6;
const roundTo = 5;
/** Of what a visit is worth, how much its ticket may take: where some rupees are saved, and where none must be. */
const ticketShares = { saving: 0.9, usual: 0.4 } as const;

/** A reason to come to India is worth four that are worth half a day. */
const worths = [0, 5, 18, 46, 92, 200] as const;
/** What the world crosses it for is worth more than any of the same rank: added by fame, 0 to 3. */
const fames = [0, 30, 100, 260] as const;
const monthFactors = [0, 0.12, 0.4, 0.72, 0.92, 1] as const;

/** The months' digit of a month, 0 to 5. */
export const scoreOf = (months: string, month: number): number => Number(months[month - 1] ?? 3);

export const monthFactor = (months: string, month: number): number =>
  monthFactors[scoreOf(months, month)] ?? 1;

/** An interest of 3 is what the trip is for: whatever is not spoken of counts so much. */
const besidePurpose = 0.6;
const purpose = 3;

/** How much the traveller's weights pull towards interests: 1 where nothing was said. */
export function interestFactor(interests: readonly string[], weights: Wish["interests"]): number {
  const rest = Object.values(weights).some((weight) => weight >= purpose) ? besidePurpose : 1;
  const given = interests.map((interest) => weights[interest] ?? rest);
  if (given.length === 0) return 1;
  const mean = given.reduce((all, one) => all + one, 0) / given.length;
  return strongest * Math.max(...given) + (1 - strongest) * mean;
}

/** How well a sight suits the party, as a factor; 0 where one of them cannot go there at all. */
export function fitFactor(sight: PlannableSight, traveller: Traveller): number {
  let fit = 1;
  const { elders, youngest } = traveller;
  const isCarried = sight.carriers !== undefined && !sight.carriesPart;
  const isSlowOnFoot = elders > 0 || (youngest !== null && youngest < smallUntil);
  if (isSlowOnFoot && (sight.walk ?? 0) > longOnFoot && !isCarried) return 0;
  if (traveller.wheelchair) fit *= stepFreeFit[sight.stepFree] ?? unsaidStepFree;
  if (youngest !== null) {
    if (sight.minAge !== undefined && youngest < sight.minAge) return 0;
    const young = kidsFit[sight.kids] ?? unsaidKids;
    fit *= youngest < childUntil ? young : 1;
    if (youngest < smallUntil && (sight.altitude ?? 0) > highForSmall) fit *= smallUpThere;
  }
  if (elders > 0) {
    fit *= (isCarried ? carriedFit : effortFit)[sight.effort ?? ""] ?? 1;
    fit *= sight.stepFree === "no" ? stepsForElders : 1;
  }
  return fit;
}

/** Points of a visit in a month; 0 is not offered. */
export function gainOf(
  sight: PlannableSight,
  month: number,
  traveller: Traveller,
  interests: Wish["interests"],
): number {
  const fee = partyFee(sight, traveller) ?? 0;
  const points =
    ((worths[sight.worth as 1] ?? 0) + (fames[sight.fame as 1] ?? 0)) *
    interestFactor(sight.interests, interests) *
    monthFactor(sight.months, month) *
    fitFactor(sight, traveller);
  const cost = fee / traveller.rupeesPerPoint;
  return Math.max(0, Math.round(points - Math.min(points * shareOfCost(traveller), cost)));
}

/** Of a rupee that weighs so much a ticket may cost all that there is to see: below it something stays. */
const everyRupee = 30;

/** How much of what a visit is worth its ticket may take. */
const shareOfCost = ({ thrift }: Traveller): number =>
  thrift >= everyRupee ? 1 : thrift > 1 ? ticketShares.saving : ticketShares.usual;

/** Rupees of a ticket that costs the party by heads. */
export function payPrices(prices: Prices, traveller: Traveller): number {
  const adult = priceOf(prices, traveller);
  const child = (age: number) =>
    prices.child !== undefined && age < (prices.childUnder ?? 12) ? prices.child : adult;
  return adult * traveller.adults + traveller.children.reduce((all, age) => all + child(age), 0);
}

/** Rupees of all tickets of the party on a day (ISO; null: on most days); null where nobody knows. */
export function feeOn(
  { fee }: PlannableSight,
  traveller: Traveller,
  date: string | null,
): number | null {
  if (!fee) return null;
  const prices = pricesOn(fee, date);
  if (fee.per === "vehicle" || fee.per === "boat")
    return priceOf(prices, traveller) * Math.max(1, Math.ceil(traveller.heads / seatsOfVehicle));
  return fee.per === "group" ? priceOf(prices, traveller) : payPrices(prices, traveller);
}

/** Rupees of all tickets of the party on most days; null where nobody knows. */
export const partyFee = (sight: PlannableSight, traveller: Traveller): number | null =>
  feeOn(sight, traveller, null);

function priceOf(prices: Prices, { passport }: Traveller): number {
  if (passport === "indian") return prices.indian;
  return passport === "saarc" ? (prices.saarc ?? prices.foreign) : prices.foreign;
}

/** What takes half a day takes no longer for who has time: it ends when it ends. */
const longVisit = 180;

/** Minutes that the party stays. */
export function visitMinutes(
  { visit, longest = 1440 }: PlannableSight,
  { visitShare }: Traveller,
): number {
  const [least, usual] = visit;
  const isLong = usual >= longVisit;
  const minutes =
    visitShare > 1 ? usual * (isLong ? 1 : visitShare) : least + (usual - least) * visitShare;
  return Math.max(least, Math.min(longest, Math.round(minutes / roundTo) * roundTo));
}

/** One may have enough of tombs, never of the Taj: what has fame of its own is not counted with its kind. */
export const hasKind = ({ fame }: PlannableSight): boolean => (fame ?? 0) < 2;

/** The most that all visits of one kind can be worth together, before the traveller's weight of that kind. */
export const kindLimit = 560;
