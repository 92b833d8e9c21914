import { access, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { describe, expect, inject, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { connectDatabase } from "#server/db/connect.ts";
import { queryRows } from "#server/db/database.ts";
import { freePort } from "#tests/factories/free-port.ts";
import { endProcess, startSiteProcess } from "#tests/factories/start-site-process.ts";
import { sendTrips, signUp } from "#tests/factories/trip-load.ts";
import { createTestDatabase } from "#tests/setup/start-postgres.ts";

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

describe.runIf(isLong && isThere).each(["embedded", "server"] as const)(
  "a clock that jumps, on the %s database",
  (kind) => {
    test("requests go on, stand once with their two mails, and who signs in a month later is signed in", async () => {
      const folder = await mkdtemp(join(tmpdir(), "safarnama-clock-"));
      const clock = join(folder, "clock");
      const setClock = async (minutes: number) => {
        await writeFile(`${clock}.new`, `${minutes >= 0 ? "+" : ""}${minutes * 60}`);
        await rename(`${clock}.new`, clock);
      };
      await setClock(0);
      const database = kind === "server" ? await createTestDatabase(inject("postgresUrl")) : null;
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const env = {
        PORT: String(port),
        ORIGIN: url,
        DATA_DIR: folder,
        AUTH_AUTOCONFIRM_EMAIL: "on",
        AUTH_RATE_LIMITS: "off",
        LIMITS: "trip=1000000",
        ...(database && { DATABASE_URL: database.url }),
      };
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

        const kept = await connectDatabase(readConfig(env), pino({ level: "silent" }));
        const rows = await queryRows<{ key: string; reference: string }>(
          kept.db,
          sql`select idempotency_key as key, reference from trips`,
        );
        const mails = await queryRows<{ subject: string }>(
          kept.db,
          sql`select subject from mail_outbox`,
        );
        await kept.close();
        const trips = rows.map(({ key, reference }) => ({
          key,
          mails: mails.filter(({ subject }) => subject.includes(reference)).length,
        }));
        const keys = [...load.acknowledged.keys(), ...late.acknowledged.keys()];
        const stored = new Set(trips.map(({ key }) => key));
        const lost = keys.filter((key) => !stored.has(key));
        const twice = trips.length - stored.size;
        process.stdout.write(
          `clock set seven times (${kind}): ${keys.length} acknowledged, ${lost.length} lost, ${twice} twice, 12 requests after each in ${slowest.toFixed(1)} s at most\n`,
        );
        expect(lost).toEqual([]);
        expect(twice).toBe(0);
        expect(trips.filter(({ mails }) => mails !== 2)).toEqual([]);
      } finally {
        await endProcess(child, "SIGKILL");
        await database?.drop();
        await rm(folder, { recursive: true, force: true });
      }
    }, 300_000);
  },
);
