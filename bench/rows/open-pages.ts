import { once } from "node:events";
import { Agent } from "node:http";
import { Worker } from "node:worker_threads";
import { ask } from "../ask.ts";
import { median, spreadOf } from "../load.ts";
import type { CrowdSays } from "../page-crowd.ts";
import { readMemory, readProcessor } from "../processes.ts";
import { formatSpread, type Row } from "../report.ts";
import { openSite } from "../site.ts";
import { manyAccounts, signUpTravellers } from "../travellers.ts";

const pages = 5000;
const rounds = 5;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const metricsToken = "read-by-the-bench-alone";

/** Kibibytes of objects and buffers, as /metrics tells them, and of memory that is the process's. */
async function readUse(url: string, pid: number) {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? 0);
  const bytes = read("nodejs_heap_size_used_bytes") + read("nodejs_external_memory_bytes");
  return { objects: bytes / 1024, resident: (await readMemory([pid])) * 1024 };
}

/** A review is posted; how long until the last open page has it, and what a page costs meanwhile. */
export const openPages: Row = {
  name: "open-pages",
  async measure() {
    // Each page from a network of its own: a hundred is the most that one may hold open.
    const site = await openSite({
      env: { ...manyAccounts, TRUST_PROXY: "on", METRICS_TOKEN: metricsToken },
    });
    const agent = new Agent({ keepAlive: true });
    const crowd = new Worker(new URL("../page-crowd.ts", import.meta.url), {
      workerData: { url: site.url },
    });
    const hear = async <K extends CrowdSays["kind"]>(kind: K) => {
      const [said] = (await once(crowd, "message")) as [CrowdSays];
      if (said.kind !== kind) throw new Error(`the crowd says ${said.kind}`);
      return said as Extract<CrowdSays, { kind: K }>;
    };
    const open = async (more: number) => {
      crowd.postMessage(more);
      await hear("open");
      await pause(3000);
      return await readUse(site.url, site.pid);
    };
    try {
      // One a minute is what an account may post.
      const authors = await signUpTravellers(site, rounds);
      const before = await open(100);
      const after = await open(pages - 100);
      const last: number[] = [];
      const first: number[] = [];
      const spent = await readProcessor([site.pid]);
      for (const { token } of authors) {
        const sent = performance.timeOrigin + performance.now();
        const heard = hear("heard");
        const { status } = await ask(`${site.url}/Blogs`, {
          ...{ agent, method: "POST", headers: { authorization: `Bearer ${token}` } },
          body: { title: "Hanle", rating: 5, comment: "Stars to the ground.", excerpt: "Stars" },
        });
        if (status !== 200) throw new Error(`POST /Blogs answered ${status}`);
        const times = await heard;
        first.push(times.first - sent);
        last.push(times.last - sent);
        await pause(500);
      }
      const cost = ((await readProcessor([site.pid])) - spent) / rounds / 1000;
      const [objects, resident] = (["objects", "resident"] as const).map(
        (key) => (after[key] - before[key]) / (pages - 100),
      );
      // What the start left free is taken first: neither figure alone tells it all.
      const most = Math.max(objects ?? 0, resident ?? 0);
      return [
        {
          what: `a review to ${pages.toLocaleString("en")} open pages on one process: last delivery`,
          target: "≤ 1 s",
          measured: `${median(last).toFixed(0)} ms`,
          spread: formatSpread(spreadOf(last), 0),
          met: median(last) <= 1000,
          note: `the first after ${median(first).toFixed(0)} ms; ${cost.toFixed(0)} ms of processor time a review; by the clock of POST /Blogs`,
        },
        {
          what: "memory of an open page",
          target: "≤ 20 KiB",
          measured: `${most.toFixed(1)} KiB`,
          spread: "",
          met: most <= 20,
          note: `objects and buffers ${objects?.toFixed(1)}, what waits to be collected with them; resident ${resident?.toFixed(1)}; TRUST_PROXY=on, a network a page`,
        },
      ];
    } finally {
      await crowd.terminate();
      agent.destroy();
      await site.stop();
    }
  },
};
