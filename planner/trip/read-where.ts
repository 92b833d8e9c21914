import type { Conflict } from "#contract/trip/itinerary.ts";
import type { FactsIndex } from "./facts-index.ts";
import { once } from "./once.ts";
import { unknown } from "./read-pins.ts";
import type { TripModel } from "./trip-model.ts";

/**
 * The bases that a wish's part of the country has: `region:`, `state:`, `base:`, `sight:`. Null where none is
 * named, or where no name is known any more, which the conflicts then say.
 */
export function readWhere(
  facts: FactsIndex,
  where: readonly string[],
  conflicts: Conflict[],
): ReadonlySet<number> | null {
  const found = new Set<number>();
  for (const part of where) {
    // One goes there for its days: it says nothing of where the others are.
    if (part.startsWith("festival:")) continue;
    const bases = listBasesOf(facts, part);
    if (bases === null) conflicts.push(unknown("where", part.slice(part.indexOf(":") + 1)));
    else for (const base of bases) found.add(base);
  }
  return found.size > 0 ? found : null;
}

function listBasesOf(facts: FactsIndex, part: string): number[] | null {
  const { bases, sights, regions = [] } = facts.plannable;
  const [kind, id = ""] = part.split(":");
  const listStates = (states: readonly string[]) =>
    bases.flatMap(({ state }, base) => (states.includes(state) ? [base] : []));
  if (kind === "base") {
    const base = facts.baseOf.get(id);
    return base === undefined ? null : [base];
  }
  if (kind === "sight") {
    const sight = sights[facts.sightOf.get(id) ?? -1];
    return sight ? [sight.base] : null;
  }
  const region = kind === "region" ? regions.find((one) => one.id === id) : undefined;
  if (region) return [...new Set([...listStates(region.states), ...region.bases])];
  const own = kind === "state" ? listStates([id]) : [];
  return own.length > 0 ? own : null;
}

/** Bases that one only comes through to a region that is meant; none that the wish names besides. */
export const listThrough = (model: TripModel): ReadonlySet<number> =>
  once(model, "through", () => findThrough(model));

function findThrough({ facts, wish }: TripModel): ReadonlySet<number> {
  const regionOf = (part: string) =>
    (facts.plannable.regions ?? []).find(({ id }) => part === `region:${id}`);
  const found = new Set(wish.where.flatMap((part) => regionOf(part)?.through ?? []));
  for (const part of wish.where)
    for (const base of listBasesOf(facts, part) ?? [])
      if (!regionOf(part)?.through?.includes(base)) found.delete(base);
  return found;
}
