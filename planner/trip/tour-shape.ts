/** A stay of a tour: the first of its nights is slept on the way there or not. */
export interface TourStay {
  readonly base: number;
  readonly nights: number;
  readonly ride: boolean;
  /** Asked for, not only passed. */
  readonly isAsked: boolean;
}

/** The nights from one base to another, the last of them there. */
export interface Hop {
  readonly stays: readonly TourStay[];
  readonly minutes: number;
}

/** The shortest way through all that must be seen, by days. */
export interface Tour {
  /** What is slept in on it, and the bases of musts at the ends too. */
  readonly bases: ReadonlySet<number>;
  /** Bases of musts and of nights that are pinned. */
  readonly asked: ReadonlySet<number>;
  /** Within the trip's days; what does not fit is left out. */
  readonly stays: readonly TourStay[];
  /** Days that all musts need; infinite where nothing leads to one. */
  readonly needs: number;
  /** Musts' bases that do not fit into the days. */
  readonly beyond: ReadonlySet<number>;
  /** Minutes on the way. */
  readonly minutes: number;
}
