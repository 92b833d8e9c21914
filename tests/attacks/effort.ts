import { TestRunner } from "vitest";

/**
 * The running test goes through at least so many hostile cases; the run's own count stands at its end
 * (tests/setup/count-cases.ts). Said twice, the larger number counts.
 */
export function countCases(count: number): void {
  const test = TestRunner.getCurrentTest();
  if (test) test.meta.hostileCases = Math.max(test.meta.hostileCases ?? 0, count);
}

/** How often an attack is tried: a short form in `npm test`, a long one in `npm run test:attacks`. */
export function tries(short: number, long: number): number {
  const count = process.env.ATTACKS === "long" ? long : short;
  countCases(count);
  return count;
}

declare module "vitest" {
  interface TaskMeta {
    /** Hostile cases of a test; without it one. */
    hostileCases?: number;
  }
}
