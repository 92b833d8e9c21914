import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkInstance } from "#planner/check/check-instance.ts";
import { checkPlan } from "#planner/check/check-plan.ts";
import { createProblem } from "#planner/core/create-problem.ts";
import type { Problem } from "#planner/core/problem.ts";
import { solve } from "#planner/core/solve.ts";
import { parseInstance } from "#planner/toptw/parse-instance.ts";
import { solveByIls } from "./planner-ils.ts";
import { solveByNearest } from "./planner-nearest.ts";

/**
 * Mean gap to the best values known, over the public instances of the orienteering problem with time
 * windows (76 files, one to four days), beside nearest neighbour and the classic iterated local
 * search; with --trips our own trips (planner-trips.ts). The files are not part of the project: TOPTW_DIR says where they are.
 * `node bench/planner.ts --help`
 */

const help = `node bench/planner.ts [options]

  --seconds S        time for each instance (1)
  --sets c1,pr11-20  only these sets
  --seeds K          runs with seeds 1 to K (1)
  --sample N         every Nth problem only
  --solvers LIST     of planner, ils, nearest (all)
  --cpu              count the thread's processor time instead of the wall's: on a busy machine
  --each             a line for each problem too
  --trips            our own trips instead: --trips --help
`;

const ownTrips = process.argv.includes("--trips");
if (ownTrips) await import("./planner-trips.ts");

const { values: options } = parseArgs({
  args: ownTrips ? [] : process.argv.slice(2),
  options: {
    help: { type: "boolean" },
    seconds: { type: "string", default: "1" },
    sets: { type: "string" },
    seeds: { type: "string", default: "1" },
    sample: { type: "string", default: "1" },
    solvers: { type: "string", default: "planner,ils,nearest" },
    cpu: { type: "boolean", default: false },
    each: { type: "boolean", default: false },
  },
});
const folder = process.env.TOPTW_DIR ?? join(import.meta.dirname, "../../shared/data/toptw");
const seconds = Number(options.seconds);
const seeds = Number(options.seeds);

/** Milliseconds of this thread alone; other load does not count. */
function readThreadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
const clock = options.cpu ? readThreadTime : () => performance.now();

const solvers: Record<string, (problem: Problem, seed: number) => number[][]> = {
  planner: (problem, seed) => solve(problem, { seconds, seed, clock }).plan,
  ils: (problem) => solveByIls(problem, seconds * 1000, clock),
  nearest: (problem) => solveByNearest(problem),
};

function readReferences(): Map<string, number> {
  const lines = readFileSync(join(folder, "reference.csv"), "utf8").trim().split(/\r?\n/).slice(1);
  return new Map(
    lines.map((line) => {
      const [name, days, value] = line.split(",");
      return [`${name}/${days}`, Number(value)];
    }),
  );
}

/** c101 is of set c1, pr07 of pr01-10. */
function setOf(name: string): string {
  if (!name.startsWith("pr")) return name.slice(0, -2);
  return Number(name.slice(2)) <= 10 ? "pr01-10" : "pr11-20";
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Gaps in percent by set and days. */
function measure(solver: string, names: readonly string[], references: Map<string, number>) {
  const gaps = new Map<string, number[][]>();
  let slowest = 0;
  for (const [index, name] of names.entries()) {
    const text = readFileSync(join(folder, `${name}.txt`), "utf8");
    for (let days = 1; days <= 4; days++) {
      const best = references.get(`${name}/${days}`);
      if (best === undefined || ((days - 1) * names.length + index) % Number(options.sample) !== 0)
        continue;
      const asked = parseInstance(text, days);
      const problem = createProblem(asked);
      for (let seed = 1; seed <= (solver === "planner" ? seeds : 1); seed++) {
        const begin = clock();
        const plan = solvers[solver]?.(problem, seed) ?? [];
        slowest = Math.max(slowest, clock() - begin);
        const { faults, worth } = checkPlan(asked, plan);
        const published = checkInstance(text, plan, days);
        faults.push(...published.faults);
        if (published.score !== worth) faults.push(`${published.score} points, not ${worth}`);
        if (faults.length > 0) throw new Error(`${solver}, ${name}, ${days} days: ${faults[0]}`);
        const gap = (100 * (best - worth)) / best;
        if (options.each) console.log(`${solver} ${name} ${days} ${seed} ${worth} of ${best}`);
        const rows = gaps.get(setOf(name)) ?? [[], [], [], []];
        rows[days - 1]?.push(gap);
        gaps.set(setOf(name), rows);
      }
    }
  }
  return { gaps, slowest };
}

function printTable(solver: string, { gaps, slowest }: ReturnType<typeof measure>): void {
  const time = options.cpu ? "of processor time" : "by the clock";
  console.log(
    `\n${solver}: mean gap in %, ${seconds} s ${time}, slowest run ${slowest.toFixed(0)} ms`,
  );
  console.log("set        1 day  2 days  3 days  4 days     all");
  for (const [set, rows] of gaps) {
    const cells = [...rows.map(mean), mean(rows.flat())].map((value) =>
      value.toFixed(2).padStart(7),
    );
    console.log(`${set.padEnd(9)}${cells.join(" ")}`);
  }
  const all = [...gaps.values()].flat(2);
  console.log(`average of ${all.length} runs: ${mean(all).toFixed(3)} %`);
}

if (options.help) process.stdout.write(help);
else if (ownTrips) process.exitCode = 0;
else if (!existsSync(join(folder, "reference.csv")))
  console.log(`No public instances in ${folder} (TOPTW_DIR): passed over.`);
else {
  const wanted = options.sets?.split(",");
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .map((file) => file.slice(0, -".txt".length))
    .filter((name) => wanted === undefined || wanted.includes(setOf(name)));
  const references = readReferences();
  for (const solver of options.solvers.split(",")) {
    if (!(solver in solvers)) throw new Error(`There is no solver ${solver}: see --help.`);
    printTable(solver, measure(solver, names, references));
  }
}
