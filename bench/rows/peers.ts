import { freePort } from "#tests/factories/free-port.ts";
import { type Contender, interleave, type Load, median, spreadOf } from "../load.ts";
import { nextVersion, startNext } from "../next-site.ts";
import { waitFor } from "../processes.ts";
import { type Finding, formatRatio, formatSpread, type Row } from "../report.ts";
import { inScratch } from "../scratch.ts";
import { openSite, warm } from "../site.ts";
import { hasWordPress, startWordPress } from "../wordpress-site.ts";

/** What a browser asks for: Next.js packs each answer anew, in gzip. */
const browser = { "accept-encoding": "gzip, deflate, br, zstd" };
const unpacked = { "accept-encoding": "identity" };

function compare(
  loads: Map<string, Load[]>,
  other: string,
  what: string,
  least: number,
  ours = "site",
): Finding {
  const of = (name: string, key: "perSecond" | "cost") =>
    (loads.get(name) ?? []).map((one) => one[key]);
  const theirs = of(other, "perSecond");
  const ratios = of(ours, "perSecond").map((value, round) => value / (theirs[round] ?? 1));
  const tell = (key: "perSecond" | "cost") =>
    [ours, other].map((name) => median(of(name, key)).toFixed(0)).join(" against ");
  return {
    what,
    target: `≥ ${least} ×`,
    measured: `${formatRatio(median(ratios))} ×`,
    spread: formatSpread(spreadOf(ratios), 1),
    met: median(ratios) >= least,
    note: `${tell("perSecond")} a second; processor time an answer ${tell("cost")} µs`,
  };
}

/** Home, from one process, against the same page by others. */
async function race(
  work: (html: string, site: Contender) => Promise<Finding[]>,
): Promise<Finding[]> {
  const site = await openSite();
  try {
    const home = `${site.url}/`;
    await warm(home);
    const contender = { name: "site", url: home, pid: site.pid, headers: browser };
    return await work(await (await fetch(home)).text(), contender);
  } finally {
    await site.stop();
  }
}

/** By `next start` of a page that is made when it is built. */
export const nextPeer: Row = {
  name: "peers",
  measure: () =>
    inScratch((folder) =>
      race(async (html, site) => {
        const port = await freePort();
        const next = await startNext(folder, port, html);
        try {
          const url = `http://127.0.0.1:${port}/`;
          await waitFor(url);
          const { pid } = next;
          const loads = await interleave([
            site,
            { name: "next", url, pid, headers: browser },
            { name: "next unpacked", url, pid, headers: unpacked },
          ]);
          const what = `home against the same page by Next.js ${nextVersion} (static, \`next start\`)`;
          return [
            compare(loads, "next", what, 40),
            compare(loads, "next unpacked", `${what}, not compressing`, 40),
          ];
        } finally {
          await next.stop();
        }
      }),
    ),
};

/** By Debian's WordPress with a page cache; `--install-wordpress` has root install the packages. */
export const wordpressPeer: Row = {
  name: "peers",
  async measure() {
    const what = "home against the same page by WordPress (Debian's, a page cache as its drop-in)";
    if (!(await hasWordPress({ install: process.argv.includes("--install-wordpress") }))) {
      const note = "Debian's packages are not here: as root, with --install-wordpress";
      return [{ what, target: "≥ 5 ×", measured: "not measured", spread: "", met: false, note }];
    }
    return inScratch((folder) =>
      race(async (html, site) => {
        const port = await freePort();
        const wordpress = await startWordPress(folder, port, html);
        // WordPress has both cores: so has a site with two workers.
        const shared = await openSite({ database: "postgres", env: { WORKERS: "2" } });
        try {
          await warm(`${shared.url}/`);
          const url = `http://127.0.0.1:${port}/`;
          const loads = await interleave([
            site,
            { name: "two workers", url: `${shared.url}/`, pid: shared.pid, headers: browser },
            { name: "wordpress", url, pid: wordpress.pids, headers: browser },
          ]);
          return [
            compare(loads, "wordpress", `${what}, two workers of ours`, 5, "two workers"),
            compare(loads, "wordpress", `${what}, one process of ours`, 5),
          ];
        } finally {
          await Promise.all([wordpress.stop(), shared.stop()]);
        }
      }),
    );
  },
};
