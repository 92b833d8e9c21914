import { getBase } from "./facts-index.ts";
import { countNightsOnTheWay } from "./nights-on-the-way.ts";
import { once } from "./once.ts";
import { goesThrough } from "./pull.ts";
import { listThrough } from "./read-where.ts";
import type { Route } from "./route.ts";
import type { TripModel } from "./trip-model.ts";
import { forbidden, meant } from "./where-weights.ts";

/**
 * Nights outside the part of the country that is meant; those that musts ask for are free. Where none is named, who
 * goes through the country would see the states of both ends.
 */
export function costOfElsewhere(model: TripModel, { sleep }: Route): number {
  const { where, tour } = model;
  const ends = once(model, "endStates", () => listEndStates(model));
  if (!where) return ends.length > 1 ? -worthOfStates(model, sleep, ends) : 0;
  const through = listThrough(model);
  let outside = 0;
  let onTheWay = 0;
  for (const base of sleep)
    if (tour?.asked.has(base)) continue;
    else if (!where.has(base)) outside++;
    else if (through.has(base)) onTheWay++;
  const free = Math.floor(sleep.length * meant.freeShare + 1e-6) + countNightsOnTheWay(model);
  return (
    Math.max(0, outside - free) * forbidden.rule +
    (outside + onTheWay) * meant.nightOutside -
    worthOfStates(model, sleep, ends)
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

/** Points for more than one state of a region, as far as the nights go; between two ends that are near for theirs alone. */
function worthOfStates(
  model: TripModel,
  sleep: readonly number[],
  ends: readonly string[],
): number {
  const byNights = Math.floor(sleep.length / meant.nightsAState);
  const ofEnds = model.where || sleep.length < meant.endsNights ? 0 : ends.length;
  const most = model.where || goesThrough(model) ? Math.max(byNights, ofEnds) : ofEnds;
  if (most < 2) return 0;
  const states = listStates(model, sleep);
  const nights = new Map<string, number>();
  for (const state of states) if (state) nights.set(state, (nights.get(state) ?? 0) + 1);
  const shareOf = (state: string) => Math.min(1, (nights.get(state) ?? 0) / meant.nightsForState);
  const sum = (list: Iterable<string>) => [...list].reduce((all, state) => all + shareOf(state), 0);
  const others = sum([...nights.keys()].filter((state) => !ends.includes(state)));
  const left = Math.max(0, most - ends.length);
  return (sum(ends) * meant.endState + Math.min(left, others)) * meant.state;
}
