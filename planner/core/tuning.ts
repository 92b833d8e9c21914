import type { Cooling } from "./anneal.ts";
import type { Problem } from "./problem.ts";

/** What the search can be turned by; the defaults are measured (docs/planner.md). */
export interface Tuning extends Cooling {
  /** Share of rounds that remove strings. */
  readonly strings: number;
  /** Visits removed in a round on average, and the longest string. */
  readonly removals: number;
  readonly longestString: number;
  /** Places not visited that are tried: most promising from the seed, and from each removed. */
  readonly nearSeed: number;
  readonly nearRemoved: number;
  /** Share of rounds that try every place. */
  readonly everyPlace: number;
  /** Worth of a mean step's way, in units of the mean prize. */
  readonly wayCost: number;
  /** Of plans of one worth the shortest is wanted, and looked for when nothing more can be won. */
  readonly shorten: boolean;
}

/** What was measured best for problems of this size. */
export function defaultTuning(_problem: Problem): Tuning {
  return {
    strings: 0.75,
    removals: 6,
    longestString: 8,
    nearSeed: 12,
    nearRemoved: 5,
    everyPlace: 0.03,
    wayCost: 0.02,
    shorten: false,
    hot: 1.5,
    cold: 0.05,
    cycles: 1,
  };
}
