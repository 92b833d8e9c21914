import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfOlder, isBuilt } from "./build-if-older.mjs";
import { areCompiled, compileMessages } from "./compile-messages.mjs";
import { findChromium } from "./find-chromium.mjs";
import { installIfOlder, isInstalled, requireNode } from "./install.mjs";
import { prepare } from "./prepare.mjs";
import { listLost, readPlaywright, readVitest } from "./read-reports.mjs";
import { bin, main, root, runBeside } from "./run.mjs";

/** Everything that must pass before a change lands, closed by one line: `N passed, N failed`. */

await main(async () => {
  requireNode();
  await prepare(root, {
    isReady: () => isInstalled(root),
    steps: [() => installIfOlder(root)],
  });
});
/** The same on every machine: a shared one makes a test wait longer than its patience now and then. */
const retries = 2;
const chromium = findChromium();
const reports = mkdtempSync(join(tmpdir(), "safarnama-reports-"));
const path = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
const totals = { passed: 0, failed: 0, skipped: 0 };
/** What failed, and what passed at another try: said at the end, where a shortened log still has it. */
const told = [];

function step(name, command, args, env = {}) {
  process.stdout.write(`\n── ${name}\n`);
  const start = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: path, ...env },
  });
  process.stdout.write(
    `── ${name}: ${status === 0 ? "ok" : "FAILED"} in ${((Date.now() - start) / 1000).toFixed(1)} s\n`,
  );
  return status === 0;
}

/** A step beside others: what it said is shown when it is over. */
async function check(name, command, args) {
  const { ok, said, seconds } = await runBeside(command, args);
  totals[ok ? "passed" : "failed"] += 1;
  if (!ok) told.push(`failed: ${name}`);
  process.stdout.write(
    `\n── ${name}\n${said}── ${name}: ${ok ? "ok" : "FAILED"} in ${seconds} s\n`,
  );
}

/**
 * A suite that ends badly without a readable report counts as one failure. `findLost`: files whose process ended in
 * their midst; where nothing else is wrong they are run once more by themselves, and that is told.
 */
function suite(name, command, args, report, read, env, findLost = () => []) {
  const file = join(reports, report);
  const ok = step(name, command, args(file), { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const before = totals.failed;
  let lost = [];
  try {
    const said = JSON.parse(readFileSync(file, "utf8"));
    const counts = read(said);
    lost = counts.failed === 0 && counts.passed > 0 ? findLost(said) : [];
    for (const key of Object.keys(totals)) totals[key] += counts[key];
    told.push(...counts.told);
    if (counts.passed + counts.failed === 0) totals.failed += 1;
  } catch {
    totals.failed += 1;
  }
  if (lost.length > 0) {
    told.push(`ran again, as its process had ended: ${lost.join(", ")}`);
    suite(
      `${name}, again`,
      command,
      (path) => [...args(path), ...lost],
      `again-${report}`,
      read,
      env,
    );
  } else if (!ok && totals.failed === before) totals.failed += 1;
}

/** Made ready as `npm start` makes it, so that two at once wait for each other. */
async function build() {
  const start = Date.now();
  try {
    await prepare(root, { isReady: () => isBuilt(root), steps: [() => buildIfOlder(root)] });
    process.stdout.write(`── build: ok in ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
    return true;
  } catch (error) {
    told.push(`failed: build (${error instanceof Error ? error.message : error})`);
    totals.failed += 1;
    return false;
  }
}

// Each of these leaves a core idle for long: side by side they take little more than the longest of them.
await main(() =>
  prepare(root, { isReady: () => areCompiled(root), steps: [() => compileMessages()] }),
);
const [hasPages] = await Promise.all([
  build(),
  check("format and lint", bin("biome"), ["ci", ".", "--diagnostic-level=error"]).then(() =>
    check("types", "npm", ["run", "types", "--silent"]),
  ),
]);
// One run of all projects: its workers never wait for the last file of one before the next.
suite(
  "unit, components, server, acceptance and attacks",
  bin("vitest"),
  (file) => [
    "run",
    `--retry=${retries}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ],
  "vitest.json",
  readVitest,
  { CHROMIUM_PATH: chromium },
  listLost,
);
if (hasPages)
  suite(
    "browser",
    bin("playwright"),
    () => ["test", `--retries=${retries}`, "--reporter=list,json"],
    "browser.json",
    readPlaywright,
    { CHROMIUM_PATH: chromium },
  );

rmSync(reports, { recursive: true, force: true });
if (told.length > 0) process.stdout.write(`\n${told.join("\n")}\n`);
process.stdout.write(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ""}\n`,
);
process.exit(totals.failed === 0 ? 0 : 1);
