/** Nights in a row in one base. */
export interface Stay {
  readonly base: number;
  readonly nights: number;
  /** The first of its nights is slept on the way here. */
  readonly ride: boolean;
}
