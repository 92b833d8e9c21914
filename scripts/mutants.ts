import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { mutants } from "./mutants/all.ts";
import { type Mutant, projectOf } from "./mutants/mutant.ts";

const help = `npm run mutants [-- options]
  (none)        breaks each rule of scripts/mutants/ in turn and runs the test that must fail
  --only WORD   only mutants whose name or file holds WORD
  --list        their names, and runs nothing
Ends with 1 when one survives.`;

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    list: { type: "boolean" },
    help: { type: "boolean" },
  },
});
const root = join(import.meta.dirname, "..");
const signs = mkdtempSync(join(tmpdir(), "safarnama-mutants-"));
process.on("exit", () => rmSync(signs, { recursive: true, force: true }));
const signals = ["SIGINT", "SIGTERM"] as const;
const wanted = mutants.filter(({ name, file }) => `${name} ${file}`.includes(values.only));

type Run = { failed: boolean; planted: boolean; said: string };

/** Runs a test file until its first failure. `planted`: the mutant's file was loaded in its broken form. */
async function runTest({ test, only }: Mutant, mutant?: Mutant): Promise<Run> {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--project", projectOf(test), "--bail", "1", test];
  if (only) args.push("-t", only);
  const sign = join(signs, "planted");
  rmSync(sign, { force: true });
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: "1", MUTANT: mutant?.name ?? "", MUTANT_SIGN: sign },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = () => {
    child.kill("SIGTERM");
    process.exit(130);
  };
  for (const signal of signals) process.on(signal, stop);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (bytes: Buffer) => {
      said += bytes;
    });
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  for (const signal of signals) process.off(signal, stop);
  return { failed: code !== 0, planted: existsSync(sign), said };
}

type Verdict = "killed" | "SURVIVED" | "NOT RUN";

/** A file that does not even load has tested nothing. */
function judge({ failed, planted, said }: Run): Verdict {
  if (!planted) return "NOT RUN";
  if (!failed) return "SURVIVED";
  return /^\s*Tests .*\d+ failed/m.test(said) ? "killed" : "NOT RUN";
}

async function runAll(): Promise<void> {
  // A test that fails as it is would kill every mutant.
  const sound = new Map<string, boolean>();
  const counts: Record<Verdict, number> = { killed: 0, SURVIVED: 0, "NOT RUN": 0 };
  let broken = 0;
  for (const mutant of wanted) {
    const { name, file, test, only = "" } = mutant;
    const key = `${test} ${only}`;
    if (!sound.has(key)) {
      const { failed, said } = await runTest(mutant);
      sound.set(key, !failed);
      if (failed) console.log(`${test} fails as it is:\n${said.slice(-2000)}`);
    }
    if (!sound.get(key)) {
      broken += 1;
      continue;
    }
    const run = await runTest(mutant, mutant);
    const verdict = judge(run);
    counts[verdict] += 1;
    if (verdict === "NOT RUN") console.log(run.said.slice(-2000));
    console.log(`${verdict.padEnd(10)} ${name} (${file} → ${test})`);
  }
  console.log(
    `${counts.killed} killed, ${counts.SURVIVED} survived, ${counts["NOT RUN"] + broken} not run`,
  );
  if (counts.killed < wanted.length) process.exitCode = 1;
}

if (values.help) console.log(help);
else if (values.list) for (const { name } of wanted) console.log(name);
else if (!existsSync(join(root, "node_modules"))) console.log("Run npm start or npm ci first.");
else await runAll();
