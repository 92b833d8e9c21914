import { getBase } from "./facts-index.ts";
import type { Route } from "./route.ts";
import type { TripModel } from "./trip-model.ts";
import { forbidden, meant } from "./where-weights.ts";

/** Nights outside the part of the country that is meant; those that musts ask for are free. */
export function costOfElsewhere({ facts, where, tour }: TripModel, { sleep }: Route): number {
  if (!where) return 0;
  let outside = 0;
  for (const base of sleep) if (!where.has(base) && !tour?.asked.has(base)) outside++;
  const free = Math.floor(sleep.length * meant.freeShare + 1e-6);
  const states = sleep.map((base) => (where.has(base) ? getBase(facts, base).state : null));
  return (
    Math.max(0, outside - free) * forbidden.rule +
    outside * meant.nightOutside -
    worthOfStates(states)
  );
}

/** Points for more than one state of a region, as far as the nights go. */
function worthOfStates(states: readonly (string | null)[]): number {
  const most = Math.floor(states.length / meant.nightsAState);
  if (most < 2) return 0;
  const nights = new Map<string, number>();
  for (const state of states) if (state) nights.set(state, (nights.get(state) ?? 0) + 1);
  let seen = 0;
  for (const count of nights.values()) seen += Math.min(1, count / meant.nightsForState);
  return Math.min(most, seen) * meant.state;
}
