import { freePort } from "#tests/e2e/fixtures.ts";
import { type Contender, interleave, median, spreadOf } from "../load.ts";
import { nextVersion, startNext } from "../next-site.ts";
import { waitFor } from "../processes.ts";
import { type Finding, formatRatio, formatSpread, type Row } from "../report.ts";
import { inScratch } from "../scratch.ts";
import { openSite, warm } from "../site.ts";

/** What a browser asks for: Next.js packs each answer anew, in gzip. */
const browser = { "accept-encoding": "gzip, deflate, br, zstd" };
const unpacked = { "accept-encoding": "identity" };

/** Home against the same page by Next.js, a process each. */
export const peers: Row = {
  name: "peers",
  measure: () =>
    inScratch(async (folder) => {
      const site = await openSite();
      const home = `${site.url}/`;
      await warm(home);
      const port = await freePort();
      const next = await startNext(folder, port, await (await fetch(home)).text()).catch(
        async (error) => {
          await site.stop();
          throw error;
        },
      );
      try {
        const url = `http://127.0.0.1:${port}/`;
        await waitFor(url);
        const contenders: Contender[] = [
          { name: "site", url: home, pid: site.pid, headers: browser },
          { name: "next", url, pid: next.pid, headers: browser },
          { name: "next unpacked", url, pid: next.pid, headers: unpacked },
        ];
        const loads = await interleave(contenders);
        const of = (name: string, key: "perSecond" | "cost") =>
          (loads.get(name) ?? []).map((one) => one[key]);
        const compare = (what: string, other: string): Finding => {
          const ratios = of("site", "perSecond").map(
            (value, round) => value / (of(other, "perSecond")[round] ?? 1),
          );
          const [ours, theirs] = ["site", other].map((name) => median(of(name, "perSecond")));
          const [cost, theirCost] = ["site", other].map((name) => median(of(name, "cost")));
          return {
            what,
            target: "≥ 40 ×",
            measured: `${formatRatio(median(ratios))} ×`,
            spread: formatSpread(spreadOf(ratios), 0),
            met: median(ratios) >= 40,
            note: `${ours?.toFixed(0)} against ${theirs?.toFixed(0)} a second; processor time ${cost?.toFixed(0)} against ${theirCost?.toFixed(0)} µs`,
          };
        };
        return [
          compare(
            `home against the same page by Next.js ${nextVersion} (static, \`next start\`)`,
            "next",
          ),
          compare("the same, Next.js not compressing", "next unpacked"),
        ];
      } finally {
        await Promise.all([next.stop(), site.stop()]);
      }
    }),
};
