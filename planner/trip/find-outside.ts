import type { Conflict } from "#contract/trip/itinerary.ts";
import { tell } from "#trip/tell.ts";
import type { Told } from "#trip/told.ts";
import { countNightsOnTheWay } from "./nights-on-the-way.ts";
import type { Route } from "./route.ts";
import type { TripModel } from "./trip-model.ts";
import { meant } from "./where-weights.ts";

/** A conflict where too many nights (more than `meant.freeShare`) lie outside the part of the country that was asked for: why, and what to give up. */
export function findOutside(model: TripModel, { start, sleep }: Route): Conflict[] {
  const { where, tour } = model;
  if (!where || sleep.length === 0) return [];
  const outside = sleep.filter((base) => !where.has(base) && !tour?.asked.has(base)).length;
  const inside = sleep.filter((base) => where.has(base)).length;
  // What was asked for by name may lie outside; that nothing is left of the part itself is said all the same.
  const free = Math.floor(sleep.length * meant.freeShare + 1e-6) + countNightsOnTheWay(model);
  if (inside > 0 && outside <= free) return [];
  return [
    {
      wishes: ["where", "when"],
      ...tellWhy(model, where, start, { inside, nights: sleep.length }),
      giveUp: [tell("choose-where"), tell("choose-dates"), tell("choose-nearer-start")],
    },
  ];
}

function tellWhy(
  { facts, months, ways, timetable }: TripModel,
  where: ReadonlySet<number>,
  start: number,
  told: { inside: number; nights: number },
): Told {
  const month = months[0] as number;
  const isOpen = (base: number) => facts.plannable.bases[base]?.months[month - 1] !== "0";
  const open = [...where].filter(isOpen);
  if (open.length === 0) return tell("where-closed", { ...told, month });
  const minutes = ways.minutesFrom(start, timetable[0] as number);
  const isReached = open.some((base) => base === start || (minutes[base] as number) >= 0);
  return isReached ? tell("where-unfit", told) : tell("where-unreached", { ...told, month });
}
