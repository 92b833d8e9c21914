export interface TimedVisit {
  readonly sight: number;
  readonly from: number;
  readonly to: number;
}

/** Minutes from a day's midnight: what one sets out on ends before the next day does. */
export const mostMinute = 2880;

/** A day with all its times. */
export interface TimedDay {
  readonly visits: readonly TimedVisit[];
  /** The way to visit k leaves at `leaves[k]`, the last one to the day's end; a way that no two days hold has none. */
  readonly leaves: readonly number[];
  /** Arrival at the day's end. */
  readonly to: number;
  readonly meal: { readonly from: number; readonly to: number } | null;
  /** Index of the way that the meal is eaten on, which takes that much longer; -1 is none. */
  readonly mealOnWay: number;
  readonly road: number;
  /** Minutes on the way, waits for a departure not counted. */
  readonly travel: number;
  /** Minutes before the day's usual begin at which one sets out for a departure. */
  readonly rises: number;
}
