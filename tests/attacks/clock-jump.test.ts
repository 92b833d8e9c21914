import { access, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { expectKept, kindsOfSite, prepareLoadedSite } from "#tests/factories/loaded-site.ts";
import { endProcess, startSiteProcess } from "#tests/factories/start-site-process.ts";
import { sendTrips, signUp } from "#tests/factories/trip-load.ts";

/**
 * A machine's clock is set while the site runs: an hour on, back again, an hour back, a month on. The process is
 * given another clock by libfaketime (Debian's package `faketime`); where that is not installed nothing is tried.
 * `npm run test:faults` has it. That a message written ahead of time does not wait is of server/mail/dispatcher.test.ts.
 */
const library = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";
const isThere = await access(library).then(
  () => true,
  () => false,
);
const isLong = process.env.ATTACKS === "long";
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Minutes. A session's token is good for an hour: what it sends is refused after that, as it should be. */
const jumps = [50, 0, -60, 0, 50, -50];

describe.runIf(isLong && isThere).each(kindsOfSite)(
  "a clock that jumps, on the %s database",
  (kind) => {
    test("requests go on, stand once with their two mails, and who signs in a month later is signed in", async () => {
      const site = await prepareLoadedSite(kind);
      const { folder, url, env } = site;
      const clock = join(folder, "clock");
      const setClock = async (minutes: number) => {
        await writeFile(`${clock}.new`, `${minutes >= 0 ? "+" : ""}${minutes * 60}`);
        await rename(`${clock}.new`, clock);
      };
      await setClock(0);
      const child = await startSiteProcess({
        ...env,
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_NO_CACHE: "1",
        // What a machine's clock is set to does not move its timers.
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
      });
      const dateOf = async () =>
        Date.parse((await fetch(`${url}/readyz`)).headers.get("date") ?? "");
      try {
        const load = sendTrips(url, await signUp(url), 4);
        let slowest = 0;
        for (const minutes of jumps) {
          await setClock(minutes);
          const before = load.acknowledged.size;
          const start = performance.now();
          while (load.acknowledged.size < before + 12 && load.faults.length === 0) await pause(5);
          slowest = Math.max(slowest, (performance.now() - start) / 1000);
          // The jump was one: the header's date is written anew each second.
          await expect
            .poll(async () => Math.abs((await dateOf()) - Date.now() - minutes * 60_000), {
              timeout: 5000,
            })
            .toBeLessThan(30_000);
        }
        await load.stop();
        expect(load.faults).toEqual([]);
        expect(load.failed).toEqual([]);
        await setClock(30 * 24 * 60);
        const late = sendTrips(url, await signUp(url), 1);
        while (late.acknowledged.size < 3 && late.faults.length === 0) await pause(5);
        await late.stop();
        expect(late.faults).toEqual([]);
        expect((await fetch(`${url}/`)).status).toBe(200);
        await setClock(0);
        await endProcess(child, "SIGTERM");

        await expectKept(env, new Map([...load.acknowledged, ...late.acknowledged]), {
          what: `clock set seven times (${kind})`,
          told: `12 requests after each in ${slowest.toFixed(1)} s at most`,
        });
      } finally {
        await endProcess(child, "SIGKILL");
        await site.remove();
      }
    }, 300_000);
  },
);
