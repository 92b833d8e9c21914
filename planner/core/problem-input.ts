/** First and last moment at which a visit may begin. */
export type Window = readonly [first: number, last: number];

export interface PlaceInput {
  readonly node: number;
  /** Length of the visit. */
  readonly stay: number;
  /** Worth, by day or the same on all. */
  readonly prize: number | readonly number[];
  /** When a visit may begin, by day; none is closed that day. Absent: whenever the day runs. */
  readonly windows?: readonly (readonly Window[])[];
  /** Index into `kindLimits`. */
  readonly kind?: number;
}

export interface DayInput {
  readonly startNode: number;
  readonly endNode: number;
  readonly startTime: number;
  readonly endTime: number;
  /** The day stays as the plan that the search starts from has it. */
  readonly locked?: boolean;
  /** At most so many visits, so much time of visits and ways, of road: see `Caps`. */
  readonly most?: { readonly visits: number; readonly effort: number; readonly road: number };
}

export interface ProblemInput {
  readonly nodes: number;
  /** From `i` to `j` at `i * nodes + j`. */
  readonly travel: ArrayLike<number>;
  readonly places: readonly PlaceInput[];
  readonly days: readonly DayInput[];
  /** For each kind what all its visits together can never exceed (see `Kinds`). */
  readonly kindLimits?: readonly number[];
  /** Places that must be in the plan, on the day given or (null) on any. */
  readonly must?: ReadonlyMap<number, number | null>;
  readonly banned?: ReadonlySet<number>;
  /** What each way counts towards a day's effort and road, like `travel`; `travel` itself by default. */
  readonly effort?: ArrayLike<number>;
  readonly road?: ArrayLike<number>;
}

/** What was asked cannot be a problem; the message says what is wrong with it. */
export class ProblemError extends Error {}
export function check(holds: boolean, message: string): asserts holds {
  if (!holds) throw new ProblemError(message);
}

/** Latest begins for opening hours that must hold the whole visit. */
export function windowsForVisit(hours: readonly Window[], stay: number): Window[] {
  return hours.flatMap(([opens, closes]): Window[] =>
    closes - stay < opens ? [] : [[opens, closes - stay]],
  );
}
