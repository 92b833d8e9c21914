import cluster from "node:cluster";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { watchWorkers } from "./workers.ts";

const beatMs = 100;
const times = {
  beatMs,
  silentBeats: 15,
  startBeats: 20,
  stopMs: 1000,
  silentStopMs: 200,
  restartMs: 50,
};
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "safarnama-workers-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a worker that spins is killed and replaced by one that lives", async () => {
  const mark = join(folder, "pid");
  const lines: { msg: string; signal?: string; worker?: number }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const exec = join(import.meta.dirname, "../../tests/factories/spinning-worker.ts");
  cluster.setupPrimary({ exec, args: [mark, String(beatMs)], execArgv: [], silent: true });
  const watcher = watchWorkers(1, log, times);
  try {
    const [spinning] = Object.values(cluster.workers ?? {});
    const [code, signal] = await once(spinning ?? cluster, "exit");
    expect([code, signal]).toEqual([null, "SIGKILL"]);
    await expect
      .poll(() => readFile(mark, "utf8"), { timeout: 10_000 })
      .not.toBe(String(spinning?.process.pid));
    const [second] = Object.values(cluster.workers ?? {});
    // Longer than silence may last: this one beats, so it is left alone.
    await new Promise((resolve) => setTimeout(resolve, 2 * times.silentBeats * beatMs));
    expect(second?.isDead()).toBe(false);
    expect(lines.map(({ msg }) => msg)).toEqual([
      "worker is silent, ending it",
      "worker ended, starting another",
    ]);
    expect(lines[1]?.signal).toBe("SIGKILL");
  } finally {
    await watcher.stop();
  }
  expect(Object.keys(cluster.workers ?? {})).toEqual([]);
});
