import type { Route } from "./route.ts";

/** Of what is still wrong so much is learnt from one trip. */
const rate = 0.3;
/** The weight, in nights, of what is wrong with every route alike. */
const constant = 4;

/**
 * What routes bring less or more than they estimate, learnt from the trips that were laid out: so many
 * points for each night in a base, fitted by normalised least mean squares.
 */
export class EstimateErrors {
  private readonly aNight: Float64Array;
  private always = 0;

  constructor(bases: number) {
    this.aNight = new Float64Array(bases);
  }

  /** Points to be added to a route's estimate. */
  expect({ sleep }: Route): number {
    let sum = this.always * constant;
    for (const base of sleep) sum += this.aNight[base] as number;
    return sum;
  }

  /** @param error what a laid trip brought beyond the estimate, without any correction */
  learn(route: Route, error: number): void {
    const nights = new Map<number, number>();
    for (const base of route.sleep) nights.set(base, (nights.get(base) ?? 0) + 1);
    let norm = constant * constant;
    for (const count of nights.values()) norm += count * count;
    const step = (rate * (error - this.expect(route))) / norm;
    this.always += step * constant;
    for (const [base, count] of nights)
      this.aNight[base] = (this.aNight[base] as number) + step * count;
  }
}
