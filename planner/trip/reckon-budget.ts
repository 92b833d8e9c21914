import type { Budget, RupeeRange, Stay, TripDay } from "#contract/trip/itinerary.ts";
import { tell } from "#trip/tell.ts";
import type { Told } from "#trip/told.ts";
import { tellCarHire } from "./car-hire.ts";
import { getBase } from "./facts-index.ts";
import { likelyFare, likelyOfStyle } from "./likely-price.ts";
import { tellBeds, tellSeats } from "./shared-ways.ts";
import type { TripModel } from "./trip-model.ts";

/** Rupees a head and day for meals, tea and water. */
const meals = { simple: [500, 900], comfortable: [1100, 2200], fine: [2800, 6000] } as const;

/** On board the ticket is the bed. */
const nightsInRooms = ({ nights, aboard = 0 }: Stay) => nights - aboard;

/** Rooms of the first of these styles that the base has, all nights on land; null where it has none. */
function priceOfStyles(
  { facts, traveller }: TripModel,
  stay: Stay,
  styles: readonly number[],
): RupeeRange | null {
  const { prices } = getBase(facts, facts.baseOf.get(stay.base.id) as number);
  const price = styles.map((style) => prices[style]).find((found) => found);
  if (!price) return null;
  const times = nightsInRooms(stay) * traveller.rooms;
  const [low, high] = likelyOfStyle(price, traveller);
  return [low * times, high * times];
}

/** All rooms, all nights on land, at what such a party pays; null where the base has nothing of that style. */
export const roomPrice = (model: TripModel, stay: Stay): RupeeRange | null =>
  priceOfStyles(model, stay, [model.traveller.styleIndex]);

/** Where a style is missing, the next one that there is. */
function nearestPrice(model: TripModel, stay: Stay): RupeeRange | null {
  const { styleIndex } = model.traveller;
  const near = [0, 1, 2].sort(
    (a, b) => Math.abs(a - styleIndex) - Math.abs(b - styleIndex) || a - b,
  );
  return priceOfStyles(model, stay, near);
}

const add = (a: RupeeRange, b: readonly [number, number]): RupeeRange => [a[0] + b[0], a[1] + b[1]];

/** What the trip costs the party, with the assumptions beside the sums. */
export function reckonBudget(
  model: TripModel,
  days: readonly TripDay[],
  stays: readonly Stay[],
): Budget {
  const { traveller, wish } = model;
  const without: Told[] = [tell("without-journey")];
  let stay: RupeeRange = [0, 0];
  for (const item of stays) {
    const price = item.price ?? nearestPrice(model, item);
    if (price) stay = add(stay, price);
    if (!item.price && nightsInRooms(item) > 0)
      without.push(tell("without-style", { place: item.base.name, style: traveller.style }));
  }
  let transport: RupeeRange = [0, 0];
  let tickets = 0;
  let unknown = 0;
  for (const { parts } of days)
    for (const part of parts) {
      if (part.kind === "ride" && part.fare)
        transport = add(transport, likelyFare(part.fare, traveller));
      if (part.kind !== "visit") continue;
      if (part.fee === null) unknown++;
      else tickets += part.fee;
    }
  if (unknown > 0) without.push(tell("without-tickets", { places: unknown }));
  const [low, high] = likelyOfStyle(meals[traveller.style], traveller);
  const headDays = traveller.heads * days.length;
  const eaten: RupeeRange = [low * headDays, high * headDays];
  const total = [stay, transport, [tickets, tickets] as RupeeRange, eaten].reduce(add);
  const count = days.length;
  const carHire = tellCarHire(days, traveller);
  return {
    lines: [
      {
        what: "stay",
        range: stay,
        assumed: [
          tell("rooms", { rooms: traveller.rooms, style: traveller.style }),
          ...(stays.some(({ aboard }) => aboard) ? [tell("rooms-aboard")] : []),
          ...tellBeds(stays, stay, count, traveller),
        ],
      },
      {
        what: "transport",
        range: transport,
        assumed: [
          tell("transport", { cars: traveller.cars }),
          ...(carHire ? [carHire] : []),
          ...tellSeats(days, traveller),
        ],
      },
      {
        what: "tickets",
        range: [tickets, tickets],
        assumed: [tell("tickets", { passport: wish.party.passport })],
      },
      { what: "meals", range: eaten, assumed: [tell("meals", { least: low, most: high })] },
    ],
    total,
    perDay: [Math.round(total[0] / count), Math.ceil(total[1] / count)],
    without,
  };
}
