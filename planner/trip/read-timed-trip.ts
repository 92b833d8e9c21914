import type { Itinerary } from "#contract/trip/itinerary.ts";
import { fixEnd, type Route } from "./route.ts";
import type { TripModel } from "./trip-model.ts";

/** Route and sights by day of a shown itinerary; null where its bases or days are no longer those of the model. */
export function readTimedTrip(
  model: TripModel,
  { days, start, end }: Itinerary,
): { route: Route; days: number[][] } | null {
  if (days.length !== model.dates.length || days[0]?.date !== model.dates[0]) return null;
  const { baseOf, sightOf } = model.facts;
  const sleep = days.slice(0, -1).map(({ sleeps }) => baseOf.get(sleeps?.id ?? ""));
  const ends = [baseOf.get(start.id), baseOf.get(end.id)];
  if ([...sleep, ...ends].includes(undefined)) return null;
  return {
    route: fixEnd(model, {
      start: ends[0] as number,
      end: ends[1] as number,
      sleep: sleep as number[],
      // A day that was put before it moves a night ride to an evening on which nothing may leave: then one goes by day.
      ride: days
        .slice(0, -1)
        .map(
          ({ parts }, night) =>
            parts.some((part) => part.kind === "ride" && part.night) &&
            model.ways.findNight(
              (night > 0 ? sleep[night - 1] : ends[0]) as number,
              sleep[night] as number,
              model.timetable[night] as number,
            ) !== null,
        ),
    }),
    days: days.map(({ parts }) =>
      parts.flatMap((part) => {
        const sight = part.kind === "visit" ? sightOf.get(part.sight) : undefined;
        return sight === undefined ? [] : [sight];
      }),
    ),
  };
}
