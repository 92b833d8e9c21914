import type { Pace } from "#contract/trip/wish.ts";

/** What nights and changes of bed cost a route in points, beside the weights of `where-weights.ts`: our own reckoning. */
export const nightCosts = {
  leisure: { easy: 30, usual: 12, full: 0 } satisfies Record<Pace, number>,
  /** Nights in one base that rest: after them one has rested. */
  mostRest: 3,
  changeOfBed: { easy: 26, usual: 20, full: 10 } satisfies Record<Pace, number>,
  /** A pinned night that is spent elsewhere is worse than any other broken rule, so many times. */
  pinnedTimes: 4,
  /** How much worse each further night on the way is than the one before. */
  nextRide: 0.7,
  /** A night in the worst month, and where there is no bed of the party's style. */
  month: 30,
  noBed: 10,
} as const;
