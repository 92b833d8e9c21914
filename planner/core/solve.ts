import type { Plan, Problem } from "./problem.ts";
import { Search, type SearchOptions } from "./search.ts";
import { worthOf } from "./worth.ts";

/** How often a search heats up again: a power of its seconds. */
const heatings = { least: 1, most: 24, times: 6, power: 0.6 } as const;

export interface SolveOptions extends SearchOptions {
  /** At most so long, by `clock`. */
  readonly seconds?: number;
  /** At most so many rounds: with these alone the same seed gives the same plan, anywhere. */
  readonly rounds?: number;
  /** Milliseconds; the wall's by default. */
  readonly clock?: () => number;
  /** Told of each better plan, between two slices of the search. */
  readonly onBetter?: (found: Solution) => void;
}

export interface Solution {
  /** Prizes of the plan, without what pins and shorter ways count for the search. */
  readonly worth: number;
  readonly plan: number[][];
  /** Places that must be in the plan and could not be, lowest number first. */
  readonly missed: number[];
  readonly rounds: number;
}

/** On the machine that the cycles were measured on; only their number hangs on it. */
const roundsASecond = 150_000;
/** Rounds between two looks at the clock: a third of a millisecond on a desk, two on a phone. */
const slice = 32;

/**
 * The best plan that is found until time or rounds have run out, whichever is first.
 * @throws RangeError when neither is given.
 */
export function solve(problem: Problem, options: SolveOptions): Solution {
  const { seconds = Number.POSITIVE_INFINITY, rounds = Number.POSITIVE_INFINITY } = options;
  const { clock = () => performance.now(), onBetter } = options;
  if (seconds === Number.POSITIVE_INFINITY && rounds === Number.POSITIVE_INFINITY)
    throw new RangeError("Say for how many seconds or rounds to search.");
  const begin = clock();
  const tuning = { cycles: countCycles(seconds, rounds), ...options.tuning };
  const search = new Search(problem, { ...options, tuning });
  let told = Number.NEGATIVE_INFINITY;
  while (!search.complete) {
    const elapsed = seconds === Number.POSITIVE_INFINITY ? 0 : (clock() - begin) / (seconds * 1000);
    const progress = Math.max(elapsed, search.rounds / rounds);
    if (progress >= 1) break;
    search.run(Math.min(slice, rounds - search.rounds), progress);
    if (onBetter && search.bestWorth > told) {
      told = search.bestWorth;
      onBetter(describe(problem, search));
    }
  }
  return describe(problem, search);
}

/** A longer search heats up again more often: measured, 2 in a fifth of a second, 6 in a second. */
function countCycles(seconds: number, rounds: number): number {
  const size = Math.min(seconds, rounds / roundsASecond);
  return Math.min(
    heatings.most,
    Math.max(heatings.least, Math.round(heatings.times * size ** heatings.power)),
  );
}

function describe(problem: Problem, search: Search): Solution {
  const plan = search.bestPlan();
  return {
    worth: worthOf(problem, plan),
    plan,
    missed: findMissed(problem, plan),
    rounds: search.rounds,
  };
}

function findMissed({ must }: Problem, plan: Plan): number[] {
  const visited = new Set(plan.flat());
  return Array.from(must.keys()).filter((node) => must[node] === 1 && !visited.has(node));
}
