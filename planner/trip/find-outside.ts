import type { Conflict } from "#contract/trip/itinerary.ts";
import { nameMonth } from "./dates.ts";
import type { Route } from "./route.ts";
import type { TripModel } from "./trip-model.ts";
import { meant } from "./where-weights.ts";

/** Where fewer nights than four in five lie in the part of the country that is meant: why, and what would do. */
export function findOutside(model: TripModel, { start, sleep }: Route): Conflict[] {
  const { where, tour } = model;
  if (!where || sleep.length === 0) return [];
  const outside = sleep.filter((base) => !where.has(base) && !tour?.asked.has(base)).length;
  if (outside <= Math.floor(sleep.length * meant.freeShare + 1e-6)) return [];
  const inside = sleep.length - outside;
  return [
    {
      wishes: ["where", "when"],
      text: `Only ${inside} of ${sleep.length} nights lie in the part of India that you asked for: ${sayWhy(model, where, start)}.`,
      giveUp: ["Choose another part of India.", "Choose other dates.", "Choose a nearer start."],
    },
  ];
}

function sayWhy(
  { facts, months, ways, timetable }: TripModel,
  where: ReadonlySet<number>,
  start: number,
): string {
  const month = months[0] as number;
  const isOpen = (base: number) => facts.plannable.bases[base]?.months[month - 1] !== "0";
  const open = [...where].filter(isOpen);
  if (open.length === 0) return `nothing of it is open in ${nameMonth(month)}`;
  const minutes = ways.minutesFrom(start, timetable[0] as number);
  const isReached = open.some((base) => base === start || (minutes[base] as number) >= 0);
  return isReached
    ? "the others did not fit into these days"
    : `nothing that we know leads there in ${nameMonth(month)}`;
}
