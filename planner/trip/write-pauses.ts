import type { DayPart } from "#contract/trip/itinerary.ts";
import { tell } from "#trip/tell.ts";
import type { Told } from "#trip/told.ts";
import type { Stop } from "./stops.ts";
import type { TripModel } from "./trip-model.ts";
import { nameStop } from "./write-rides.ts";

/** Minutes after midnight: noon. */
const noon = 720;

/** A free hour is worth a line from here on. */
const restFrom = 75;

/** Where the meal is eaten: near the place that one has just left, or in the base. */
export function tellMeal(
  model: TripModel,
  stops: readonly Stop[],
  from: number,
  parts: readonly DayPart[],
): Told {
  const before = parts.filter((part) => part.to <= from).at(-1);
  if (before?.kind === "visit") return tell("lunch-near", { name: before.name });
  if (before?.kind === "ride") {
    const isSight = stops.some(
      (stop) => stop.sight !== null && nameStop(model, stop) === before.toName,
    );
    return tell(isSight ? "lunch-near" : "lunch-in", { name: before.toName });
  }
  return tell("lunch-in", { name: nameStop(model, stops[0] as Stop) });
}

function tellRest(before: DayPart, after: DayPart): Told {
  if (after.kind === "ride" && after.night) return tell("rest-dinner");
  if (before.kind === "visit" && before.to <= breakfastUntil) return tell("rest-breakfast");
  return tell(before.to < noon ? "rest-morning" : "rest-afternoon");
}

const breakfastUntil = 570;

/** Says so where nothing is planned for longer than a cup of tea. */
export function addRests(parts: DayPart[]): void {
  const rests: DayPart[] = [];
  for (let k = 1; k < parts.length; k++) {
    const [before, after] = [parts[k - 1] as DayPart, parts[k] as DayPart];
    if (after.from - before.to >= restFrom)
      rests.push({
        kind: "pause",
        what: "rest",
        from: before.to,
        to: after.from,
        ...tellRest(before, after),
      });
  }
  parts.push(...rests);
  parts.sort((a, b) => a.from - b.from || a.to - b.to);
}
