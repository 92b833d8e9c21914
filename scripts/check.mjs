import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listChangedTests } from "./changed-tests.mjs";
import { findChromium } from "./find-chromium.mjs";
import { bin, nodeOf, root, runBeside } from "./run.mjs";

/**
 * `npm run check`: what a change is likely to have broken, within a minute: format and lint, types, and the
 * tests that were changed since `main` or import what was. `npm test` is what must pass. A commit or branch
 * given to it takes main's place: `npm run check -- HEAD` looks at what is not committed.
 */

/** What fits into the minute on two cores; the changed ones come first. */
const mostTests = 30;

const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter(Boolean);

/** Where this branch left main; on main, and in a clone without it, the last commit. */
function findBase() {
  for (const name of [process.argv[2], "origin/main", "main"].filter(Boolean)) {
    try {
      return git("merge-base", "HEAD", name)[0];
    } catch {
      // There is no such branch here.
    }
  }
  return "HEAD";
}

const files = git("ls-files", "--cached", "--others", "--exclude-standard").filter((path) =>
  existsSync(join(root, path)),
);
const known = new Set(files);
const changed = [
  ...new Set([
    ...git("diff", "--name-only", findBase()),
    ...git("ls-files", "--others", "--exclude-standard"),
  ]),
].filter((path) => known.has(path));
const called = listChangedTests(changed, files, (path) => readFileSync(join(root, path), "utf8"));
const wasChanged = new Set(changed);
const tests = called
  .toSorted((a, b) => Number(wasChanged.has(b)) - Number(wasChanged.has(a)))
  .slice(0, mostTests);

const started = Date.now();

/** Runs a command to its end; what it said is shown when it failed. */
async function step(name, command, args, env) {
  const { ok, said, seconds } = await runBeside(command, args, env);
  if (!ok) process.stdout.write(said);
  process.stdout.write(`── ${name}: ${ok ? "ok" : "FAILED"} in ${seconds} s\n`);
  return ok;
}

const node = nodeOf(root);
/** What the compiler found is kept beside the packages: only the first check reads everything. */
const incremental = [
  "--incremental",
  ...["--tsBuildInfoFile", join(root, "node_modules/.cache/check.tsbuildinfo")],
];
const linted = changed.filter((path) => /\.(tsx?|mjs|js|json|css)$/.test(path));
const checks = [
  linted.length > 0 &&
    step(`format and lint of ${linted.length} files`, bin("biome"), [
      ...["check", "--diagnostic-level=error", "--no-errors-on-unmatched"],
      ...linted,
    ]),
  step("types", "npm", [...["run", "types", "--silent", "--"], ...incremental]),
].filter(Boolean);
const passed = await Promise.all(checks);
if (tests.length > 0) {
  const chromium = tests.some((path) => path.includes(".component.")) ? findChromium() : undefined;
  passed.push(
    await step(
      `${tests.length} test files`,
      node,
      [bin("vitest"), "run", "--reporter=dot", ...tests],
      chromium ? { CHROMIUM_PATH: chromium } : {},
    ),
  );
  if (called.length > tests.length)
    process.stdout.write(`── ${called.length - tests.length} more are left to npm test\n`);
} else process.stdout.write("── no test was changed, nor anything that one imports\n");
process.stdout.write(
  `\n${changed.length} changed files: ${passed.every(Boolean) ? "ok" : "FAILED"} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
);
process.exit(passed.every(Boolean) ? 0 : 1);
