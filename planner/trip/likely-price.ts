import type { RupeeRange } from "#contract/trip/itinerary.ts";
import type { Style } from "#contract/trip/wish.ts";
import type { Traveller } from "./traveller.ts";

/** No sum of a budget is wider than that from end to end; who counts his rupees takes the cheapest of a kind. */
export const mostSpread = 1.5;
const savingSpread = 1.2;

/** Where in the class from plain to dear a party of that style travels: the sleeper or the chair with air. */
const shareOfFares: Record<Style, number> = { simple: 0.15, comfortable: 0.45, fine: 0.75 };
/** Of the rooms and tables of one style most are in its lower half. */
const shareOfStyle = 0.4;

/** Of a price from the lowest to the highest that are known: what a party of that kind pays, at most half as much again. */
export function likely(
  range: readonly [number, number],
  share: number,
  spread = mostSpread,
): RupeeRange {
  const [low, high] = range;
  if (high <= low * spread) return [low, high];
  const floor = low > 0 ? low : high / (mostSpread * mostSpread);
  const middle = floor * (high / floor) ** share;
  const least = Math.max(floor, Math.min(middle / Math.sqrt(spread), high / spread));
  return [Math.round(least), Math.floor(Math.round(least) * spread)];
}

/** Rupees of rooms or meals of one style. */
export const likelyOfStyle = (
  range: readonly [number, number],
  { thrift }: Traveller,
): RupeeRange => (thrift > 1 ? likely(range, 0, savingSpread) : likely(range, shareOfStyle));

/** Rupees of a ride: by its classes. */
export const likelyFare = (
  range: readonly [number, number],
  { thrift, style }: Traveller,
): RupeeRange => (thrift > 1 ? likely(range, 0, savingSpread) : likely(range, shareOfFares[style]));
