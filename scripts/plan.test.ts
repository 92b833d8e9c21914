import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { Itinerary } from "#contract/trip/itinerary.ts";

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

const wish = join(folder, "wish.json");
writeFileSync(
  wish,
  JSON.stringify({
    when: { from: "2027-02-10", days: 3 },
    start: "base:agra",
    must: ["taj-mahal"],
  }),
);
const badWish = join(folder, "bad-wish.json");
writeFileSync(badWish, JSON.stringify({ when: { from: "2027-02-10", days: 400 }, colour: "red" }));

test("a wish is planned: an itinerary of its days, the same for the same iterations", async () => {
  const ask = ["--trip", wish, "--iterations", "1", "--today", "2026-11-22"];
  const [one, two] = await Promise.all([runPlan(...ask), runPlan(...ask)]);
  expect(one).toEqual(two);
  const itinerary = Itinerary.parse(JSON.parse(one.stdout));
  expect(itinerary.days).toHaveLength(3);
  expect(JSON.stringify(itinerary.days)).toContain("taj-mahal");
});

test.each([
  [["--instance", join(folder, "absent.txt"), "--days", "1"], "cannot be read"],
  [["--instance", join(root, "package.json"), "--days", "1"], "no instance"],
  [["--instance", instance], "Say --days"],
  [["--instance", instance, "--days", "0"], "from 1 to 60"],
  [["--instance", instance, "--days", "1.5"], "whole"],
  [["--instance", instance, "--days", "1", "--seconds", "no"], "from 0.001"],
  [["--instance", instance, "--colour", "red"], "colour"],
  [["--trip", join(folder, "absent.json")], "cannot be read"],
  [["--trip", instance], "not JSON"],
  [["--trip", badWish], "at most 30"],
  [["--trip", wish, "--today", "yesterday"], "a date like"],
  [["--trip", wish, "--instance", instance], "not both"],
  [[], "Say --instance"],
])("bad input is a sentence and exit code 2 (%#)", async (args, message) => {
  const { code, stdout, stderr } = await runPlan(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(message);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});

const corners = join(folder, "corners.json");
writeFileSync(
  corners,
  JSON.stringify({
    when: { from: "2025-02-10", days: 3 },
    start: "airport:DEL",
    must: ["taj-mahal", "backwater-houseboat", "dwarkadhish-temple"],
  }),
);

test("a trip that cannot hold every wish is printed all the same, with what to give up beside it", async () => {
  const ask = ["--trip", corners, "--iterations", "0", "--today", "2026-11-22"];
  const { code, stdout, stderr } = await runPlan(...ask);
  expect(code).toBe(0);
  expect(Itinerary.parse(JSON.parse(stdout)).days).toHaveLength(3);
  expect(stderr).toMatch(/2025 has passed/);
  expect(stderr).toMatch(
    /Taj Mahal is too far: with all that you must see the trip needs \d+ days/,
  );
  expect(stderr).toMatch(/Dwarkadhish Temple is too far/);
});
