import { describe, expect, test } from "vitest";
import { expectKept, kindsOfSite, prepareLoadedSite } from "#tests/factories/loaded-site.ts";
import { endProcess, startSiteProcess } from "#tests/factories/start-site-process.ts";
import { sendTrips, signUp } from "#tests/factories/trip-load.ts";
import { countCases } from "./effort.ts";

/**
 * Nothing that was acknowledged is lost, and nothing is there twice, however often a process is killed. Each
 * start takes seconds: `npm run test:faults` has it, `KILLS=20` with fewer than 200; in `npm test` a process is
 * killed by tests/e2e/kill.spec.ts.
 */
const kills = Number(process.env.KILLS || 200);
const isLong = process.env.ATTACKS === "long";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.runIf(isLong).each(kindsOfSite)("killed under load, on the %s database", (kind) => {
  test("acknowledged requests stand there once, each with its two mails", async () => {
    const site = await prepareLoadedSite(kind);
    const { url, env } = site;
    let child = await startSiteProcess(env);
    try {
      const load = sendTrips(url, await signUp(url), 4);
      countCases(kills);
      let slowest = 0;
      for (let round = 0; round < kills; round++) {
        const enough = load.acknowledged.size + 5;
        while (load.acknowledged.size < enough && load.faults.length === 0) await pause(5);
        await endProcess(child, "SIGKILL");
        const before = load.acknowledged.size;
        child = await startSiteProcess(env);
        const start = performance.now();
        while (load.acknowledged.size === before && load.faults.length === 0) await pause(5);
        slowest = Math.max(slowest, (performance.now() - start) / 1000);
      }
      await load.stop();
      await endProcess(child, "SIGTERM");
      expect(load.faults).toEqual([]);

      await expectKept(env, load.acknowledged, {
        what: `killed ${kills} times (${kind})`,
        told: `answering ${slowest.toFixed(1)} s after a start at most`,
      });
      expect(slowest).toBeLessThan(10);
    } finally {
      await endProcess(child, "SIGKILL");
      await site.remove();
    }
  }, 3_600_000);
});
