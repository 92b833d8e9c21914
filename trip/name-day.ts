import type { TripDay, TripDocument, TripPlace } from "./document.ts";
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

/** Of a day that says nothing of itself. */
const untitled = "Day";

/** A day as it is called: its own title, else where it goes to, what is seen, or where it is. */
export function nameDay(day: TripDay, towns: ReadonlyMap<string, string>, say: Say): string {
  if (day.title) return day.title;
  const { place, night } = day;
  const base = night && night.kind !== "named" ? night.base : null;
  if (place?.base && base && base !== place.base)
    return shorten(
      say(tell("from-to", { from: place.name, to: towns.get(base) ?? night?.name ?? "" })),
      tripLimits.title,
    );
  const seen = day.items.flatMap((item) => (item.kind === "visit" ? [item.name] : []));
  const name = seen.length > 0 ? say(tell("day-of", { sights: seen.slice(0, 2) })) : place?.name;
  return shorten(name ?? untitled, tripLimits.title);
}
