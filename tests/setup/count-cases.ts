import type { Reporter, TestModule } from "vitest/node";

/** Says at the end how many hostile cases were tried: those that a test counts, else one a test (`npm run test:attacks`). */
export default class CaseCount implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let [cases, held] = [0, 0];
    for (const file of modules)
      for (const test of file.children.allTests()) {
        const { state } = test.result();
        if (state === "skipped") continue;
        const count = Math.max(1, test.meta().hostileCases ?? 1);
        cases += count;
        if (state === "passed") held += count;
      }
    process.stdout.write(`\n ${cases} hostile cases tried, ${held} of them in tests that passed\n`);
  }
}
