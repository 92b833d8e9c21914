import { Agent } from "node:http";
import { ask, percentile } from "../ask.ts";
import { median, spreadOf } from "../load.ts";
import { formatSpread, type Row } from "../report.ts";
import { openSite } from "../site.ts";

/** Pages of every kind that nobody has asked for yet, one after the other over one connection. */
export const rendered: Row = {
  name: "rendered",
  async measure() {
    const site = await openSite();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
      const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(
        ([, path]) => path ?? "",
      );
      const chosen = paths.filter((_, index) => index % Math.ceil(paths.length / 150) === 0);
      const rounds = Array.from({ length: 5 }, (_, round) =>
        chosen.filter((__, index) => index % 5 === round),
      );
      // The compiler's own warm-up is the start's.
      for (const path of paths.slice(-40)) await ask(site.url + path, { agent });
      const halves: number[] = [];
      for (const round of rounds) {
        const times: number[] = [];
        for (const path of round) times.push((await ask(site.url + path, { agent })).ms);
        halves.push(percentile(times, 0.5));
      }
      return [
        {
          what: "a page that is not cached (rendered), p50 at one connection",
          target: "≤ 15 ms",
          measured: `${median(halves).toFixed(1)} ms`,
          spread: formatSpread(spreadOf(halves), 1),
          met: median(halves) <= 15,
          note: `${chosen.length} pages, each asked for the first time`,
        },
      ];
    } finally {
      agent.destroy();
      await site.stop();
    }
  },
};
