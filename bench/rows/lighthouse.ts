import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium as system } from "#tests/setup/chromium.ts";
import { findChromium } from "../../scripts/find-chromium.mjs";
import { median } from "../load.ts";
import type { Finding, Row } from "../report.ts";
import { inScratch } from "../scratch.ts";
import { openSite, warm } from "../site.ts";

const run = promisify(execFile);
const version = "13.5.0";
/** `LIGHTHOUSE_ROUNDS=1` for a quicker look, `LIGHTHOUSE_PATHS=/,/plan` for some pages alone. */
const rounds = Number(process.env.LIGHTHOUSE_ROUNDS ?? 3);
const asked = process.env.LIGHTHOUSE_PATHS?.split(",");

/** Every kind of public page; `picture` where one stands first. */
const routes: { path: string; picture?: true }[] = [
  { path: "/", picture: true },
  { path: "/north-india", picture: true },
  { path: "/west-india/rajasthan", picture: true },
  { path: "/destinations/agra", picture: true },
  { path: "/attractions/taj-mahal", picture: true },
  { path: "/festivals/diwali", picture: true },
  { path: "/journeys/golden-triangle", picture: true },
  { path: "/attractions", picture: true },
  { path: "/experiences", picture: true },
  { path: "/festivals", picture: true },
  { path: "/themes", picture: true },
  { path: "/journeys", picture: true },
  { path: "/gallery", picture: true },
  { path: "/about", picture: true },
  { path: "/blogs", picture: true },
  { path: "/contact", picture: true },
  { path: "/plan" },
  { path: "/faqs" },
  { path: "/handbook/trains" },
  { path: "/search?q=jaipur" },
  { path: "/terms" },
  { path: "/privacy" },
  { path: "/hi", picture: true },
];
const kinds = ["performance", "accessibility", "best-practices", "seo"] as const;

type Audit = { score: number | null; numericValue?: number; title: string };
type Report = {
  categories: Record<
    (typeof kinds)[number],
    { score: number; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, Audit>;
};

/** Lighthouse misses the beginning of a page now and then (NO_NAVSTART); it says to run it again. */
const audit = (folder: string, url: string): Promise<Report> =>
  auditOnce(folder, url).catch(() => auditOnce(folder, url));

/** One run on the phone that Lighthouse imitates, its throttling simulated. */
async function auditOnce(folder: string, url: string): Promise<Report> {
  const out = join(folder, "report.json");
  await run(
    process.execPath,
    [
      join(folder, "node_modules/lighthouse/cli/index.js"),
      url,
      "--quiet",
      "--output=json",
      `--output-path=${out}`,
      `--chrome-flags=--headless=new ${system.args.join(" ")}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 2 ** 26 },
  );
  return JSON.parse(await readFile(out, "utf8")) as Report;
}

/** What a page lost points for, and what is said of its pictures. */
const listFaults = ({ categories, audits }: Report) => [
  ...new Set([
    ...kinds
      .filter((kind) => kind !== "performance")
      .flatMap((kind) => categories[kind].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
    ...["image-delivery-insight", "image-size-responsive", "image-aspect-ratio"].filter(
      (id) => (audits[id]?.score ?? 1) < 1,
    ),
  ]),
];

function judge(path: string, picture: boolean, reports: Report[]): Finding {
  const of = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
  const lcp = of("largest-contentful-paint") / 1000;
  const [blocked, shift] = [of("total-blocking-time"), of("cumulative-layout-shift")];
  const bytes = of("total-byte-weight") / 1024;
  const scores = kinds.map((kind) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[kind].score))),
  );
  const most = picture ? 1.5 : 1.2;
  const faults = [...new Set(reports.flatMap(listFaults))];
  const lcps = reports.map(({ audits }) => audits["largest-contentful-paint"]?.numericValue ?? 0);
  return {
    what: `Lighthouse mobile: ${path}`,
    target: `100 × 4, LCP ≤ ${most} s, TBT ≤ 50 ms, CLS 0`,
    measured: `${scores.join(", ")}; LCP ${lcp.toFixed(1)} s, TBT ${blocked.toFixed(0)} ms, CLS ${shift.toFixed(3)}, ${bytes.toFixed(0)} KiB`,
    spread: `LCP ${(Math.min(...lcps) / 1000).toFixed(1)} to ${(Math.max(...lcps) / 1000).toFixed(1)}`,
    met: scores.every((score) => score === 100) && lcp <= most && blocked <= 50 && shift < 0.001,
    ...(faults.length > 0 && { note: faults.join(", ") }),
  };
}

/** Lighthouse from the registry, in a folder of its own: each public page three times, the medians. */
export const lighthouse: Row = {
  name: "lighthouse",
  measure: () =>
    inScratch(async (folder) => {
      await mkdir(folder, { recursive: true });
      await writeFile(
        join(folder, "package.json"),
        JSON.stringify({ private: true, dependencies: { lighthouse: version } }),
      );
      await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder });
      const site = await openSite();
      try {
        const findings: Finding[] = [];
        for (const { path, picture = false } of routes) {
          if (asked && !asked.includes(path)) continue;
          await warm(site.url + path);
          const reports: Report[] = [];
          for (let round = 0; round < rounds; round++)
            reports.push(await audit(folder, site.url + path));
          findings.push(judge(path, picture, reports));
        }
        return findings;
      } finally {
        await site.stop();
      }
    }),
};
