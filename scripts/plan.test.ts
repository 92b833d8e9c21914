import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "safarnama-plan-"));
afterAll(() => rmSync(folder, { recursive: true }));

const instance = join(folder, "small.txt");
writeFileSync(
  instance,
  "4 1 2 1\n0 0\n0 0 0 0 0 0 0 0 100\n1 10 0 5 7 0 0 0 100\n2 0 30 5 9 0 0 0 100\n",
);

async function runPlan(...args: string[]) {
  const node = join(root, "node_modules/.bin/node");
  return await promisify(execFile)(node, ["scripts/plan.ts", ...args], { cwd: root }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}

test("an instance is planned: score and node numbers, one line of JSON", async () => {
  const { code, stdout } = await runPlan(
    "--instance",
    instance,
    "--days",
    "1",
    "--seconds",
    "0.05",
  );
  expect(code).toBe(0);
  const { score, days } = JSON.parse(stdout) as { score: number; days: number[][] };
  expect(score).toBe(16);
  expect(days.map((stops) => stops.toSorted())).toEqual([[1, 2]]);
});

test("--help shows how it is called", async () => {
  expect((await runPlan("--help")).stdout).toContain("--instance FILE");
});

test.each([
  [["--instance", join(folder, "absent.txt"), "--days", "1"], "cannot be read"],
  [["--instance", join(root, "package.json"), "--days", "1"], "no instance"],
  [["--instance", instance], "Say --days"],
  [["--instance", instance, "--days", "0"], "from 1 to 60"],
  [["--instance", instance, "--days", "1.5"], "whole"],
  [["--instance", instance, "--days", "1", "--seconds", "no"], "from 0.001"],
  [["--instance", instance, "--colour", "red"], "colour"],
  [[], "Say --instance"],
])("bad input is a sentence and exit code 2 (%#)", async (args, message) => {
  const { code, stdout, stderr } = await runPlan(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(message);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});
