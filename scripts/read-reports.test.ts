import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listLost, readPlaywright, readVitest } from "./read-reports.mjs";
import { bin, root } from "./run.mjs";

test("Vitest's own report: what passed at another try is counted as passed, and told", () => {
  const folder = mkdtempSync(join(tmpdir(), "safarnama-report-"));
  try {
    writeFileSync(
      join(folder, "some.test.ts"),
      `import { expect, test } from ${JSON.stringify(import.meta.resolve("vitest"))};
       let tries = 0;
       test("late", () => { tries += 1; expect(tries).toBe(2); });
       test("never", () => expect(1).toBe(2));
       test("at once", () => expect(1).toBe(1));
       test.skip("left out", () => {});
       test.todo("to come");`,
    );
    writeFileSync(join(folder, "broken.test.ts"), 'throw new Error("not a test at all");');
    writeFileSync(
      join(folder, "gone.test.ts"),
      `import { test } from ${JSON.stringify(import.meta.resolve("vitest"))};
       test("ends its process", () => { process.kill(process.pid, "SIGKILL"); return new Promise(() => {}); });`,
    );
    const file = join(folder, "report.json");
    spawnSync(
      process.execPath,
      [bin("vitest"), "run", `--root=${folder}`, "--retry=1"].concat(
        "--reporter=json",
        `--outputFile.json=${file}`,
      ),
      { cwd: root, env: { ...process.env, VITEST: "", NODE_ENV: "test" } },
    );
    const report = JSON.parse(readFileSync(file, "utf8"));
    expect(listLost(report)).toEqual([expect.stringMatching(/gone\.test\.ts$/)]);
    const { told, ...counts } = readVitest(report);
    expect(counts).toEqual({ passed: 2, failed: 2, skipped: 2 });
    expect(told.map((line: string) => line.replace(/: .*\/(\w+\.test)/, ": $1")).sort()).toEqual([
      "failed: broken.test.ts: not a test at all",
      "failed: some.test.ts › never: AssertionError: expected 1 to be 2 // Object.is equality",
      "passed at another try: some.test.ts › late: AssertionError: expected 1 to be 2 // Object.is equality",
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

test("Playwright's report, suites within suites", () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: "home.spec.ts",
    title,
    tests: [{ status, results: [{ error: message && { message } }] }],
  });
  const suites = [
    { specs: [spec("good", "expected")], suites: [{ specs: [spec("slow", "flaky", "a\nb")] }] },
    { specs: [spec("bad", "unexpected")] },
  ];
  const stats = { expected: 1, flaky: 1, unexpected: 1, skipped: 3 };
  expect(readPlaywright({ stats, errors: [], suites })).toEqual({
    passed: 2,
    failed: 1,
    skipped: 3,
    told: [
      "passed at another try: home.spec.ts › slow: a",
      "failed: home.spec.ts › bad: no word of why",
    ],
  });
});
