/** A line of the results: what was measured, what was wanted, and what bounds it where that was missed. */
export type Finding = {
  what: string;
  target: string;
  measured: string;
  /** Of the rounds, or of the pages. */
  spread: string;
  /** Left out where nothing is aimed at. */
  met?: boolean;
  note?: string;
};

/**
 * One script a row, each with an end of its own; `name` is what `npm run bench -- <name>` calls it.
 * `isLong`: it takes more than half an hour, and runs by its name alone. `needsNoBuild`: it asks the sources.
 */
export type Row = {
  name: string;
  isLong?: true;
  needsNoBuild?: true;
  measure(): Promise<Finding[]>;
};

export const formatRatio = (value: number): string => value.toFixed(value < 10 ? 2 : 0);
export const formatSpread = ([least, most]: [number, number], digits = 2): string =>
  `${least.toFixed(digits)} to ${most.toFixed(digits)}`;
