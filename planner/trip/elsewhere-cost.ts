import { getBase } from "./facts-index.ts";
import { goesThrough } from "./pull.ts";
import type { Route } from "./route.ts";
import type { TripModel } from "./trip-model.ts";
import { forbidden, meant } from "./where-weights.ts";

/**
 * Nights outside the part of the country that is meant; those that musts ask for are free. Where none is named, who
 * goes through the country would see the states of both ends.
 */
export function costOfElsewhere(model: TripModel, { sleep }: Route): number {
  const { where, tour } = model;
  if (!where)
    return goesThrough(model) ? -worthOfStates(listStates(model, sleep), listEndStates(model)) : 0;
  let outside = 0;
  for (const base of sleep) if (!where.has(base) && !tour?.asked.has(base)) outside++;
  const free = Math.floor(sleep.length * meant.freeShare + 1e-6);
  return (
    Math.max(0, outside - free) * forbidden.rule +
    outside * meant.nightOutside -
    worthOfStates(listStates(model, sleep), listEndStates(model))
  );
}

/** By night: the state, null outside what is meant. */
const listStates = ({ facts, where }: TripModel, sleep: readonly number[]) =>
  sleep.map((base) => (!where || where.has(base) ? getBase(facts, base).state : null));

/** States of a start and an end that lie in two of them, as far as they are meant. */
function listEndStates({ facts, where, start, end }: TripModel): readonly string[] {
  const ends = [start, end].flatMap((one) =>
    one && (!where || where.has(one.base)) ? [one.base] : [],
  );
  const states = [...new Set(ends.map((base) => getBase(facts, base).state))];
  const isThrough = start !== null && end !== null && start.base !== end.base;
  return states.length > 1 || (where && isThrough) ? states : [];
}

/** Points for more than one state of a region, as far as the nights go. */
function worthOfStates(states: readonly (string | null)[], ends: readonly string[]): number {
  const most = Math.floor(states.length / meant.nightsAState);
  if (most < 2) return 0;
  const nights = new Map<string, number>();
  for (const state of states) if (state) nights.set(state, (nights.get(state) ?? 0) + 1);
  const shareOf = (state: string) => Math.min(1, (nights.get(state) ?? 0) / meant.nightsForState);
  const sum = (list: Iterable<string>) => [...list].reduce((all, state) => all + shareOf(state), 0);
  const others = sum([...nights.keys()].filter((state) => !ends.includes(state)));
  const left = Math.max(0, most - ends.length);
  return (sum(ends) * meant.endState + Math.min(left, others)) * meant.state;
}
