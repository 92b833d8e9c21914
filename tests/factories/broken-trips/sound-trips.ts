import type { Itinerary, TripDay } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { planTrip } from "#planner/trip/plan-trip.ts";
import { getPlannable } from "../plannable-facts.ts";

/** Trips without a fault, and what a test takes hold of to break them. */

export const today = "2026-11-22";
export const plannable = getPlannable();
const plan = (asked: object) => planTrip(plannable, Wish.parse(asked), { today, iterations: 1 });

export const triangle = plan({
  when: { from: "2027-02-08", days: 6 },
  start: "airport:DEL",
  must: ["taj-mahal", "amber-fort"],
});
export const kerala = plan({
  when: { from: "2027-02-06", days: 6 },
  start: "airport:COK",
  where: ["base:kochi", "base:alappuzha"],
  must: ["backwater-houseboat"],
  party: { adults: 2, diet: "jain" },
});
export const leh = plan({
  when: { from: "2027-07-05", days: 6 },
  start: "airport:IXL",
  must: ["pangong-tso"],
});
export const fair = plan({
  when: { month: "2027-11", days: 6 },
  start: "airport:JAI",
  where: ["festival:pushkar-camel-fair"],
});

export type Part<Kind extends string> = Extract<TripDay["parts"][number], { kind: Kind }>;

export const listParts = <Kind extends Part<string>["kind"]>({ days }: Itinerary, kind: Kind) =>
  days.flatMap(({ parts }) => parts.filter((part): part is Part<Kind> => part.kind === kind));
export const visitOf = (trip: Itinerary, sight?: string): Part<"visit"> => {
  const found = listParts(trip, "visit").find((part) => !sight || part.sight === sight);
  if (!found) throw new Error(`Nobody visits ${sight}.`);
  return found;
};
export const rideOf = (trip: Itinerary): Part<"ride"> => {
  const found = listParts(trip, "ride").find(({ between, estimated }) => between && !estimated);
  if (!found) throw new Error("Nobody rides from base to base.");
  return found;
};
export const dayOf = (trip: Itinerary, index: number): TripDay => {
  const day = trip.days.at(index);
  if (!day) throw new Error(`There is no day ${index}.`);
  return day;
};
export const baseOf = (id: string) => {
  const base = plannable.bases.find((one) => one.id === id);
  if (!base) throw new Error(`There is no base ${id}.`);
  return { id, name: base.name, lat: base.lat, lon: base.lon };
};
export const guessRide = (trip: Itinerary, change: Partial<Part<"ride">>) => {
  Object.assign(rideOf(trip), { estimated: true, mode: "road" }, change);
};
export const boatDay = (trip: Itinerary) => {
  const day = trip.days.find(({ aboard }) => aboard);
  if (!day) throw new Error("No night is slept on board.");
  return day;
};
/** The first sight of the facts that fits, in place of the trip's first visit. */
export const visitInstead = (
  trip: Itinerary,
  fits: (sight: (typeof plannable.sights)[number]) => boolean,
) => {
  const sight = plannable.sights.find(fits);
  if (!sight) throw new Error("No sight is like that.");
  trip.wish = { ...trip.wish, must: [] };
  visitOf(trip).sight = sight.id;
};

export type Break = readonly [said: string, trip: Itinerary, change: (trip: Itinerary) => void];
