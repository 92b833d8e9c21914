import type { TripDay, TripDocument, TripPlace, TripRide } from "./document.ts";
import { tripLimits } from "./limits.ts";
import { shorten } from "./shorten.ts";
import { tell } from "./tell.ts";
import type { Say } from "./told.ts";

/** Towns that a trip names, by their ids. */
export function nameTowns({ days, end }: Pick<TripDocument, "days" | "end">): Map<string, string> {
  const places: (TripPlace | null)[] = [
    ...days.map(({ place }) => place),
    ...days.map(({ night }) => (night?.kind === "base" || night?.kind === "way" ? night : null)),
    end,
  ];
  return new Map(places.flatMap((place) => (place?.base ? [[place.base, place.name]] : [])));
}

/** Where one sleeps, on board and on the way too, as far as the facts know it; null of a house by its name alone. */
export const baseOfNight = (night: TripDay["night"]): string | null =>
  night && night.kind !== "named" ? night.base : null;

/** The town of a night, on board too, by `nameTowns`; null: no night, or none that anybody has said. */
export function townOfNight({ night }: TripDay, towns: ReadonlyMap<string, string>): string | null {
  if (!night) return null;
  const base = baseOfNight(night);
  return (base === null ? undefined : towns.get(base)) ?? night.name;
}

/** Whether a day ends in another town than it begins in, as far as anybody has said. */
export function isOnTheMove({ place, night }: TripDay): boolean {
  const base = baseOfNight(night);
  return Boolean(place?.base && base && base !== place.base);
}

/** A ride that leaves its town, as against the short ways within one. */
export const isBetweenTowns = ({ from }: Pick<TripRide, "from">): boolean => from.base !== null;

/** Of a day that says nothing of itself. */
const untitled = "Day";

/** A day as it is called: its own title, else where it goes to, what is seen, or where it is. */
export function nameDay(day: TripDay, towns: ReadonlyMap<string, string>, say: Say): string {
  if (day.title) return day.title;
  const { place } = day;
  const to = townOfNight(day, towns);
  if (place && to !== null && isOnTheMove(day))
    return shorten(say(tell("from-to", { from: place.name, to })), tripLimits.title);
  const seen = day.items.flatMap((item) => (item.kind === "visit" ? [item.name] : []));
  const name = seen.length > 0 ? say(tell("day-of", { sights: seen.slice(0, 2) })) : place?.name;
  return shorten(name ?? untitled, tripLimits.title);
}
