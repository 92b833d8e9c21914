import { rm } from "node:fs/promises";
import { createTestDatabase, startPostgres } from "#tests/setup/start-postgres.ts";
import { load } from "../load.ts";
import { listTree, readMemory } from "../processes.ts";
import type { Finding, Row } from "../report.ts";
import { openSite } from "../site.ts";

const wanted = 100_000;
/** Milliseconds until the pages that most begin with are ready. */
const settle = 10_000;
/** Of so many seconds each, at most. */
const spells = { most: 40, seconds: 3 };

/** A process on data that are there: the first on new data makes and seeds the database, once. */
async function openSecond(database: "pglite" | "postgres") {
  const server = database === "postgres" ? await startPostgres() : null;
  const kept = server && (await createTestDatabase(server.url));
  const env: Record<string, string> = kept ? { DATABASE_URL: kept.url } : {};
  const first = await openSite({ env });
  await first.stop({ keepData: true });
  const site = await openSite({ env: { ...env, DATA_DIR: first.dataDir } });
  return {
    ...site,
    async stop() {
      await site.stop();
      await rm(first.dataDir, { recursive: true, force: true });
      await kept?.drop();
      await server?.stop();
    },
  };
}

async function measureMemory(database: "pglite" | "postgres") {
  const site = await openSecond(database);
  try {
    await new Promise((resolve) => setTimeout(resolve, settle));
    const pids = await listTree(site.pid);
    const idle = await readMemory(pids);
    let asked = 0;
    const seen: number[] = [];
    for (let spell = 0; spell < spells.most && asked < wanted; spell++) {
      const contender = { name: "site", url: `${site.url}/`, pid: site.pid };
      const { perSecond } = await load(contender, spells.seconds);
      asked += perSecond * spells.seconds;
      seen.push(await readMemory(pids));
    }
    return { idle, loaded: seen.at(-1) ?? 0, most: Math.max(...seen), asked };
  } finally {
    await site.stop();
  }
}

const tell = (
  what: string,
  most: number,
  found: Awaited<ReturnType<typeof measureMemory>>,
): Finding[] => {
  const one = (when: string, value: number, note: string): Finding => ({
    what: `${what}, ${when}`,
    target: `≤ ${most} MB`,
    measured: `${value.toFixed(0)} MB`,
    spread: "",
    met: value <= most,
    note,
  });
  const thousands = Math.round(found.asked / 1000);
  return [
    one("idle", found.idle, ""),
    one(`after ${thousands},000 pages`, found.loaded, `${found.most.toFixed(0)} at most meanwhile`),
  ];
};

/** Resident memory of the one process, and what pages that lie ready make of it. */
export const memory: Row = {
  name: "memory",
  measure: async () => [
    ...tell("memory, embedded database", 460, await measureMemory("pglite")),
    ...tell("memory with DATABASE_URL", 180, await measureMemory("postgres")),
  ],
};
