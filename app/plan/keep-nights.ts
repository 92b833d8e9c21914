import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { Pin } from "#contract/trip/wish.ts";
import type { ChangedTrip } from "#planner/trip/change-trip.ts";
import type { TripEdit } from "#planner/trip/edits.ts";

/** The base of each night by the day that it follows. */
const listNights = ({ stays }: Itinerary): Map<number, string> =>
  new Map(
    stays.flatMap(({ base, afterDay, nights }) =>
      Array.from({ length: nights }, (_, night) => [afterDay + night, base.id] as const),
    ),
  );

/**
 * A stay that was made longer or shorter stands in the wish from now on: its nights and those beside
 * it are pinned, so that neither a better plan nor the link forgets what the traveller has said.
 */
export function keepNights(changed: ChangedTrip, edit: TripEdit): ChangedTrip {
  if (edit.kind !== "stay") return changed;
  const { itinerary } = changed;
  const stay = itinerary.stays.find(
    ({ afterDay, nights }) => afterDay <= edit.afterDay && edit.afterDay < afterDay + nights,
  );
  if (!stay) return changed;
  const nights = listNights(itinerary);
  const pins: Pin[] = [];
  for (let day = stay.afterDay - 1; day <= stay.afterDay + stay.nights; day++) {
    const base = nights.get(day);
    if (base) pins.push({ kind: "night", base, day });
  }
  const others = itinerary.wish.pins.filter(
    (pin) => pin.kind !== "night" || !pins.some((own) => own.day === pin.day),
  );
  return {
    ...changed,
    itinerary: { ...itinerary, wish: { ...itinerary.wish, pins: [...others, ...pins] } },
  };
}
