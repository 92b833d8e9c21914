import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { buildIfOlder } from "../scripts/build-if-older.mjs";
import type { Finding, Row } from "./report.ts";
import { bytes } from "./rows/bytes.ts";
import { cachedHit } from "./rows/cached-hit.ts";
import { callCosts } from "./rows/call-costs.ts";
import { cores } from "./rows/cores.ts";
import { growth } from "./rows/growth.ts";
import { interactionTimes } from "./rows/interactions.ts";
import { lighthouse } from "./rows/lighthouse.ts";
import { memory } from "./rows/memory.ts";
import { openPages } from "./rows/open-pages.ts";
import { panel } from "./rows/panel.ts";
import { nextPeer, wordpressPeer } from "./rows/peers.ts";
import { plannerInBrowser } from "./rows/planner-browser.ts";
import { rendered } from "./rows/rendered.ts";
import { rhythm } from "./rows/rhythm.ts";
import { soak } from "./rows/soak.ts";
import { start } from "./rows/start.ts";
import { tripRequest } from "./rows/trip-request.ts";

/** `npm run bench`: every row in turn but the long ones, written to RESULTS.md; with names, those alone, only told. */
const rows: Row[] = [
  cachedHit,
  rendered,
  bytes,
  interactionTimes,
  panel,
  rhythm,
  plannerInBrowser,
  lighthouse,
  start,
  memory,
  tripRequest,
  openPages,
  nextPeer,
  wordpressPeer,
  growth,
  cores,
  soak,
  callCosts,
];
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const file = join(import.meta.dirname, "RESULTS.md");

const writeMet = (met?: boolean) => (met === undefined ? "" : met ? "yes" : "no");
const writeLine = ({ what, target, measured, spread, met, note }: Finding) =>
  `| ${what} | ${target} | ${measured} | ${spread} | ${writeMet(met)} | ${note ?? ""} |`;

const marks = ["<!-- rows -->", "<!-- end of rows -->"] as const;

/** After each row: a run that is broken off has said what it knows. */
async function writeResults(findings: Finding[]): Promise<void> {
  const text = await readFile(file, "utf8");
  const [before = ""] = text.split(marks[0]);
  const [, after = ""] = text.split(marks[1]);
  const [processor] = cpus();
  const machine = `${cpus().length} cores (${processor?.model.trim() ?? "unknown"}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  const table = `${marks[0]}
${machine}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}; load when it began ${load.toFixed(1)}.

| what | target | measured | spread | met | |
|---|---|---|---|---|---|
${findings.map(writeLine).join("\n")}
${marks[1]}`;
  await writeFile(file, before + table + after);
}

const isWanted = ({ name, isLong }: Row) => (wanted.length === 0 ? !isLong : wanted.includes(name));
const asked = rows.filter(isWanted);
if (asked.some(({ needsNoBuild }) => !needsNoBuild))
  await buildIfOlder(join(import.meta.dirname, ".."));
const [load = 0] = loadavg();
const all: Finding[] = [];
for (const row of asked) {
  const findings = await row.measure();
  all.push(...findings);
  for (const finding of findings) console.log(writeLine(finding));
  if (wanted.length === 0) await writeResults(all);
}
