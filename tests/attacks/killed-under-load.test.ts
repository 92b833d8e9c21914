import { mkdtemp, rm } from "node:fs/promises";
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
import { countCases } from "./effort.ts";

/**
 * Nothing that was acknowledged is lost, and nothing is there twice, however often a process is killed. Each
 * start takes seconds: `npm run test:faults` has it, `KILLS=20` with fewer than 200; in `npm test` a process is
 * killed by tests/e2e/kill.spec.ts.
 */
const kills = Number(process.env.KILLS || 200);
const isLong = process.env.ATTACKS === "long";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.runIf(isLong).each(["embedded", "server"] as const)(
  "killed under load, on the %s database",
  (kind) => {
    test("acknowledged requests stand there once, each with its two mails", async () => {
      const folder = await mkdtemp(join(tmpdir(), "safarnama-killed-"));
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

        const kept = await connectDatabase(readConfig(env), pino({ level: "silent" }));
        const trips = await queryRows<{ key: string; reference: string; mails: number }>(
          kept.db,
          sql`select idempotency_key as key, reference, (select count(*)::int from mail_outbox
            where position(reference in subject) > 0) as mails from trips`,
        );
        await kept.close();
        const stored = new Map(trips.map(({ key, reference }) => [key, reference]));
        const lost = [...load.acknowledged].filter(
          ([key, reference]) => stored.get(key) !== reference,
        );
        const twice = trips.length - stored.size;
        process.stdout.write(
          `killed ${kills} times (${kind}): ${load.acknowledged.size} acknowledged, ${lost.length} lost, ${twice} twice, answering ${slowest.toFixed(1)} s after a start at most\n`,
        );
        expect(lost).toEqual([]);
        expect(twice).toBe(0);
        expect(trips.filter(({ mails }) => mails !== 2)).toEqual([]);
        expect(slowest).toBeLessThan(10);
      } finally {
        await endProcess(child, "SIGKILL");
        await database?.drop();
        await rm(folder, { recursive: true, force: true });
      }
    }, 3_600_000);
  },
);
