import type { PlannableFestival } from "#contract/content/plannable-festivals.ts";

/** An asked festival on the dates of a trip: so many of the nights `from` to `to`, counted from 0, are spent at it. */
export interface FestivalStay extends AskedFestival {
  readonly dates: Days;
  readonly from: number;
  readonly to: number;
  readonly nights: number;
}

/** A festival that the wish names, and where one sleeps for it. */
export interface AskedFestival {
  readonly festival: PlannableFestival;
  /** Where the wish says it: `where:festival:holi`, `must:holi`. */
  readonly field: string;
  readonly base: number;
  /** All from which it is the same festival, `base` among them. */
  readonly bases: ReadonlySet<number>;
  /** False: nobody asked for it, and the place that was asked for keeps it in that month. */
  readonly isAsked: boolean;
}

export type Days = PlannableFestival["dates"][number];
