import { rm } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "#tests/factories/free-port.ts";
import { median, spreadOf } from "../load.ts";
import { readProcessor, startProcess } from "../processes.ts";
import { formatSpread, type Row } from "../report.ts";
import { inScratch } from "../scratch.ts";
import { openSite } from "../site.ts";

const root = join(import.meta.dirname, "../..");
const starts = 5;

/** Milliseconds until the first page is there, as `npm start` starts the process. */
async function timeStart(dataDir: string, cache: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const begun = performance.now();
  const server = startProcess(join(root, "node_modules/node/bin/node"), ["main.ts"], {
    cwd: root,
    env: {
      ...{ NODE_ENV: "production", PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir },
      ...{ NODE_COMPILE_CACHE: cache, LOG_LEVEL: "error" },
    },
  });
  try {
    for (let tries = 0; tries < 3000; tries++) {
      const isThere = await fetch(url).then(
        async (answer) => (await answer.text()).length > 0 && answer.ok,
        () => false,
      );
      if (isThere) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const elapsed = performance.now() - begun;
    return { elapsed, processor: (await readProcessor([server.pid])) / 1000 };
  } finally {
    await server.stop();
  }
}

export const start: Row = {
  name: "start",
  measure: () =>
    inScratch(async (folder) => {
      const site = await openSite();
      await site.stop({ keepData: true });
      const times: { elapsed: number; processor: number }[] = [];
      try {
        await timeStart(site.dataDir, folder);
        for (let time = 0; time < starts; time++) times.push(await timeStart(site.dataDir, folder));
      } finally {
        await rm(site.dataDir, { recursive: true, force: true });
      }
      const elapsed = times.map((one) => one.elapsed);
      return [
        {
          what: "start (built, embedded database, warm disk) to first page",
          target: "≤ 1.2 s",
          measured: `${(median(elapsed) / 1000).toFixed(2)} s`,
          spread: formatSpread(spreadOf(elapsed.map((ms) => ms / 1000))),
          met: median(elapsed) <= 1200,
          note: `${median(times.map((one) => one.processor)).toFixed(0)} ms of processor time`,
        },
      ];
    }),
};
