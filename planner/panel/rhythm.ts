import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary, TripDay } from "#contract/trip/itinerary.ts";

/** What makes a trip restless, counted over one itinerary or several. */
export interface Rhythm {
  readonly days: number;
  /** Days without a visit, those of a long journey not counted. */
  readonly "days without a visit": number;
  readonly "days over ten hours on the way": number;
  readonly stays: number;
  readonly "stays of one night": number;
  /** First days of trips that begin at an airport. */
  readonly landings: number;
  readonly "landing days over nine hours": number;
  readonly "hill roads after dark": number;
}

/** So long a way is a day's plan by itself. */
const journeyMinutes = 300;
const longWay = 600;
const longLanding = 540;
/** After sunset one still sees the road for a while. */
const twilight = 20;
/** A shorter road is a town's own. */
const hillRoad = 60;
const hills = new Set(["hills", "mountains"]);

const ridesOf = ({ parts }: TripDay) =>
  parts.flatMap((part) => (part.kind === "ride" && !part.night ? [part] : []));
const waysOf = (day: TripDay) => ridesOf(day).reduce((sum, { minutes }) => sum + minutes, 0);
const hasVisit = ({ parts }: TripDay) => parts.some(({ kind }) => kind === "visit");

function isDark(terrain: ReadonlyMap<string, string>, day: TripDay): boolean {
  return ridesOf(day).some(
    ({ mode, between, minutes, to }) =>
      mode === "road" &&
      minutes >= hillRoad &&
      to > day.sunset + twilight &&
      (between ?? [day.wakes.id]).some((id) => hills.has(terrain.get(id) ?? "")),
  );
}

/** Reads itineraries by their parts alone: nothing of how they were made. */
export function countRhythm({ bases }: Plannable, trips: readonly Itinerary[]): Rhythm {
  const terrain = new Map(bases.map(({ id, terrain: of }) => [id, of as string]));
  const days = trips.flatMap((trip) => trip.days);
  const stays = trips.flatMap((trip) => trip.stays);
  const landings = trips.flatMap(({ wish, days: [first] }) =>
    wish.start.startsWith("airport:") && first ? [first] : [],
  );
  const count = (list: readonly TripDay[], is: (day: TripDay) => boolean) => list.filter(is).length;
  return {
    days: days.length,
    "days without a visit": count(days, (day) => !hasVisit(day) && waysOf(day) < journeyMinutes),
    "days over ten hours on the way": count(days, (day) => waysOf(day) > longWay),
    stays: stays.length,
    "stays of one night": stays.filter(({ nights }) => nights === 1).length,
    landings: landings.length,
    "landing days over nine hours": count(landings, ({ from, to }) => to - from > longLanding),
    "hill roads after dark": count(days, (day) => isDark(terrain, day)),
  };
}
