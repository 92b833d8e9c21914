import { join } from "node:path";
import { freePort } from "#tests/factories/free-port.ts";
import { keepHomePage } from "../home-page.ts";
import { type Contender, interleave, median, spreadOf } from "../load.ts";
import { startNginx, startSampleNginx } from "../nginx.ts";
import { startProcess, waitFor } from "../processes.ts";
import { type Finding, formatRatio, formatSpread, type Row } from "../report.ts";
import { inScratch } from "../scratch.ts";
import { openSite, warm } from "../site.ts";

const notModified = async (url: string) => {
  const etag = (await fetch(url)).headers.get("etag") ?? "";
  return { "if-none-match": etag };
};

export const cachedHit: Row = {
  name: "cached-hit",
  measure: () =>
    inScratch(async (folder) => {
      const site = await openSite();
      const shared = await openSite({ database: "postgres", env: { WORKERS: "2" } });
      const home = `${site.url}/`;
      await Promise.all([warm(home), warm(`${shared.url}/`)]);
      const page = await keepHomePage(home, folder);
      const [barePort, nginxPort, samplePort] = [
        await freePort(),
        await freePort(),
        await freePort(),
      ];
      const bare = startProcess(process.execPath, [
        join(import.meta.dirname, "../bare-server.ts"),
        String(barePort),
        page.body,
        page.head,
      ]);
      const nginx = await startNginx(folder, nginxPort, page.body);
      const sample = await startSampleNginx(
        join(folder, "sample"),
        samplePort,
        new URL(site.url).port,
      );
      try {
        const at = (port: number) => `http://127.0.0.1:${port}/`;
        await Promise.all([barePort, nginxPort, samplePort].map((port) => waitFor(at(port))));
        const { pid } = site;
        const contenders: Contender[] = [
          { name: "site", url: home, pid },
          { name: "two workers", url: `${shared.url}/`, pid: shared.pid },
          { name: "bare", url: at(barePort), pid: bare.pid },
          { name: "nginx", url: at(nginxPort), pid: nginx.pid },
          { name: "sample", url: at(samplePort), pid: sample.pid },
          { name: "site 304", url: home, pid, headers: await notModified(home) },
          {
            name: "nginx 304",
            url: at(nginxPort),
            pid: nginx.pid,
            headers: await notModified(at(nginxPort)),
          },
        ];
        const loads = await interleave(contenders);
        const of = (name: string, key: "cost" | "perSecond") =>
          (loads.get(name) ?? []).map((one) => one[key]);
        const compare = (
          what: string,
          [one, other]: [string, string],
          key: "cost" | "perSecond",
          target: number,
        ): Finding => {
          const ratios = of(one, key).map((value, round) => value / (of(other, key)[round] ?? 1));
          const ratio = median(ratios);
          return {
            what,
            target: key === "cost" ? `≤ ${target}` : `≥ ${target}`,
            measured: formatRatio(ratio),
            spread: formatSpread(spreadOf(ratios)),
            met: key === "cost" ? ratio <= target : ratio >= target,
            note:
              key === "cost"
                ? `${median(of(one, key)).toFixed(0)} against ${median(of(other, key)).toFixed(0)} µs`
                : `${median(of(one, key)).toFixed(0)} against ${median(of(other, key)).toFixed(0)} a second`,
          };
        };
        return [
          compare(
            "processor time of a cached hit against a bare node:http handler",
            ["site", "bare"],
            "cost",
            1.25,
          ),
          compare(
            "cached home page, one process, against nginx with 2 workers",
            ["site", "nginx"],
            "perSecond",
            0.5,
          ),
          compare("the same with two workers", ["two workers", "nginx"], "perSecond", 0.75),
          compare(
            "a page that the nginx sample keeps, against nginx's own file",
            ["sample", "nginx"],
            "perSecond",
            0.9,
          ),
          compare("304 answers against nginx's", ["site 304", "nginx 304"], "perSecond", 0.45),
        ];
      } finally {
        await Promise.all([bare.stop(), nginx.stop(), sample.stop(), site.stop(), shared.stop()]);
      }
    }),
};
