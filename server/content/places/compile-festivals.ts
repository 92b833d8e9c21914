import type { Festival } from "#contract/content/festival.ts";
import type { Holiday } from "#contract/content/handbook.ts";
import type { Plannable } from "#contract/content/plannable.ts";
import type { PlannableFestival, PlannableHoliday } from "#contract/content/plannable-festivals.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import { straightKm } from "#planner/trip/points.ts";
import { daysBetween } from "../calendar.ts";
import type { Catalogue } from "../catalogue.ts";
import { dropAbsent } from "./drop-absent.ts";
import type { PlacedBase } from "./read-places.ts";

/** Days that a festival lasts at most to be met by being there; of a season its great days alone. */
const mostFestivalDays = 16;

/** So far from a festival one still sleeps for it, where it names no town of its own. Kilometres. */
const farthestBed = 30;

/** Festivals with their dates, and the base where one sleeps for each. */
export const compileFestivals = (
  festivals: readonly Festival[],
  bases: readonly PlacedBase[],
): PlannableFestival[] =>
  festivals.map(({ slug, name, coordinates, states, tagline, caution, dates, city, takePart }) => {
    const isSeason = ({ start, end }: Festival["dates"][number]) =>
      daysBetween(start, end) >= mostFestivalDays;
    const seasons = dates.filter(isSeason).map(shorten);
    const { range, covers } = takePart.price;
    return dropAbsent({
      slug,
      name,
      lat: coordinates.lat,
      lon: coordinates.lon,
      states,
      tagline,
      caution,
      dates: dates.flatMap((date) => (isSeason(date) ? listGreatDays(date) : [shorten(date)])),
      seasons: seasons.length > 0 ? seasons : undefined,
      base: findBed(bases, { city, coordinates }),
      price: [range[0], range[1], covers] satisfies PlannableFestival["price"],
    });
  });

const shorten = ({
  start,
  end,
  provisional,
}: Pick<Festival["dates"][number], "start" | "end" | "provisional">) =>
  dropAbsent({ start, end, provisional: provisional ? (true as const) : undefined });

const listGreatDays = (date: Festival["dates"][number]) =>
  (date.days ?? []).map(({ day }) => shorten({ ...date, start: day, end: day }));

/** Its own town's, else the nearest. */
function findBed(
  bases: readonly PlacedBase[],
  { city, coordinates }: Pick<Festival, "city" | "coordinates">,
): number | undefined {
  const own = bases.findIndex(({ id }) => id === city);
  if (own >= 0) return own;
  const far = bases.map((base) => straightKm(base.coordinates, coordinates));
  const least = Math.min(...far);
  return least <= farthestBed ? far.indexOf(least) : undefined;
}

/** Days that the month of fasting lasts before the feast that ends it; a day either way. */
const fastingDays = 30;

/** Ramadan of each year: the days before Eid-ul-Fitr. */
export const compileRamadan = (
  catalogue: Pick<Catalogue, "find">,
): NonNullable<Plannable["ramadan"]> =>
  (catalogue.find("festivals", "eid-ul-fitr")?.dates ?? []).map(({ start, provisional }) =>
    shorten({
      start: addDays(start, -fastingDays),
      end: addDays(start, -1),
      provisional,
    }),
  );

/** Public holidays on their days; those that are festivals have the festivals' own. */
export const compileHolidays = (
  holidays: readonly Holiday[],
  catalogue: Pick<Catalogue, "find">,
): PlannableHoliday[] =>
  holidays.map(({ name, festival, days = [], dry }) => {
    const dates = festival ? catalogue.find("festivals", festival)?.dates : undefined;
    const listed = dates?.map(({ start, provisional }) => ({ day: start, provisional })) ?? days;
    return dropAbsent({
      name,
      days: listed.map(({ day, provisional }) =>
        dropAbsent({ day, provisional: provisional ? (true as const) : undefined }),
      ),
      dry,
    });
  });
