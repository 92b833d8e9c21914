import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { Pin } from "#contract/trip/wish.ts";

/** The base of each night by the day that it follows. */
const listNights = ({ stays }: Itinerary): Map<number, string> =>
  new Map(
    stays.flatMap(({ base, afterDay, nights }) =>
      Array.from({ length: nights }, (_, night) => [afterDay + night, base.id] as const),
    ),
  );

/**
 * The trip whose wish has the stay of the night after `day` (counted from 1) as it is: its nights and those beside it are
 * pinned, so that neither a better plan nor the link forgets what the traveller has said.
 */
export function pinNights(trip: Itinerary, day: number): Itinerary {
  const stay = trip.stays.find(
    ({ afterDay, nights }) => afterDay <= day && day < afterDay + nights,
  );
  if (!stay) return trip;
  const nights = listNights(trip);
  const pins: Pin[] = [];
  for (let at = stay.afterDay - 1; at <= stay.afterDay + stay.nights; at++) {
    const base = nights.get(at);
    if (base) pins.push({ kind: "night", base, day: at });
  }
  const others = trip.wish.pins.filter(
    (pin) => pin.kind !== "night" || !pins.some((own) => own.day === pin.day),
  );
  return { ...trip, wish: { ...trip.wish, pins: [...others, ...pins] } };
}
