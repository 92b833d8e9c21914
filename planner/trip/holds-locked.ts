import type { Itinerary, TripDay } from "#contract/trip/itinerary.ts";

const spell = ({ wakes, sleeps, parts }: TripDay) =>
  JSON.stringify([
    wakes.id,
    sleeps?.id,
    parts.flatMap((part) => (part.kind === "visit" ? [part.sight, part.from, part.to] : [])),
  ]);

/** True where another trip has every locked day, a free one too, as it stands: same bed, same visits at the same times. */
export const holdsLocked = (trip: Itinerary, other: Itinerary): boolean =>
  trip.days.every((day, index) => {
    const same = other.days[index];
    return !day.locked || (same !== undefined && spell(day) === spell(same));
  });
