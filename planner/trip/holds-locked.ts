import type { TripDay, TripDocument } from "#trip/document.ts";
import { baseOfNight } from "#trip/name-day.ts";

const spell = ({ place, night, items }: TripDay) =>
  JSON.stringify([
    place?.base,
    baseOfNight(night),
    items.flatMap((item) => (item.kind === "visit" ? [item.sight, item.at, item.minutes] : [])),
  ]);

/** True where another trip has every locked day, a free one too, as it stands: same bed, same visits at the same times. */
export const holdsLocked = (trip: TripDocument, other: TripDocument): boolean =>
  trip.days.every((day, index) => {
    const same = other.days[index];
    return !day.locked || (same !== undefined && spell(day) === spell(same));
  });
