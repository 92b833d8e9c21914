import { readFile } from "node:fs/promises";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#tests/factories/free-port.ts";
import { buildTripRequest } from "#tests/factories/requests.ts";
import { ask } from "../ask.ts";
import { watchCores, writeShares } from "../cores.ts";
import { startDurablePostgres } from "../durable-postgres.ts";
import { keepHomePage } from "../home-page.ts";
import { startNginx } from "../nginx.ts";
import { listTree, startProcess, waitFor } from "../processes.ts";
import type { Finding, Row } from "../report.ts";
import { inScratch } from "../scratch.ts";
import { openSite, warm } from "../site.ts";
import { manyAccounts, signUpTravellers } from "../travellers.ts";

const seconds = 5;
/** Requests under way when trips are sent. */
const pool = 10;

/** Full load over 32 connections; looked at while all of it is under way. */
async function watchLoad(url: string, groups: Record<string, number[]>) {
  const wrk = startProcess("wrk", [
    ...["-t1", "-c32", `-d${seconds + 2}s`, "-H", "accept-encoding: br"],
    url,
  ]);
  try {
    await wait(1000);
    return await watchCores({ ...groups, "load (wrk)": [wrk.pid] }, () => wait(seconds * 1000));
  } finally {
    await wrk.stop();
  }
}

/** Processes below one, each as a group of its own. */
async function nameTree(root: number, names: (text: string) => string) {
  const groups: Record<string, number[]> = {};
  for (const pid of await listTree(root)) {
    const text = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    const name = pid === root ? "first process" : names(text);
    groups[name] = [...(groups[name] ?? []), pid];
  }
  return groups;
}

/** What each core does when it does all it can: who has the processor, and how much of it in the kernel. */
export const cores: Row = {
  name: "cores",
  measure: () =>
    inScratch(async (folder) => {
      const server = await startDurablePostgres(folder);
      const env = { ...manyAccounts, DATABASE_URL: server.url };
      const site = await openSite({ env: { ...env, WORKERS: "2" } });
      const home = `${site.url}/`;
      const agent = new Agent({ keepAlive: true, maxSockets: pool });
      const findings: Finding[] = [];
      const tell = (what: string, shares: Awaited<ReturnType<typeof watchCores>>) =>
        findings.push({
          what: `where the cores go: ${what}`,
          target: "",
          measured: writeShares(shares),
          spread: `${seconds} s`,
        });
      try {
        await warm(home);
        const database = { PostgreSQL: await listTree(server.pid) };
        let worker = 0;
        const ours = await nameTree(site.pid, () => `worker ${++worker}`);
        tell("home from two workers", await watchLoad(home, { ...ours, ...database }));

        const page = await keepHomePage(home, folder);
        const port = await freePort();
        const nginx = await startNginx(join(folder), port, page.body);
        try {
          await waitFor(`http://127.0.0.1:${port}/`);
          const groups = { nginx: await listTree(nginx.pid) };
          tell("the same from nginx", await watchLoad(`http://127.0.0.1:${port}/`, groups));
        } finally {
          await nginx.stop();
        }

        const people = await signUpTravellers(site, 100);
        let sent = 0;
        let isOver = false;
        const send = async () => {
          const { id, token } = people[sent++ % people.length] ?? { id: "", token: "" };
          await ask(`${site.url}/Tripdata`, {
            ...{ agent, method: "POST", body: buildTripRequest({ id }) },
            headers: { authorization: `Bearer ${token}` },
          });
        };
        for (let index = 0; index < 50; index++) await send();
        const sending = Array.from({ length: pool }, async () => {
          while (!isOver && sent < people.length * 20) await send();
        });
        // Connections of the pool are processes too, and stand now.
        const all = {
          ...ours,
          PostgreSQL: await listTree(server.pid),
          "load (this process)": [process.pid],
        };
        const before = sent;
        const begun = performance.now();
        tell(
          "POST /Tripdata to two workers, ten at once",
          await watchCores(all, () => Promise.race([wait(seconds * 1000), Promise.all(sending)])),
        );
        const last = findings.at(-1);
        const rate = ((sent - before) * 1000) / (performance.now() - begun);
        if (last) last.note = `${rate.toFixed(0)} a second`;
        isOver = true;
        await Promise.all(sending);
        return findings;
      } finally {
        agent.destroy();
        await site.stop();
        await server.stop();
      }
    }),
};
