import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { expect, inject } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { connectDatabase } from "#server/db/connect.ts";
import { queryRows } from "#server/db/database.ts";
import { createTestDatabase } from "#tests/setup/start-postgres.ts";
import { freePort } from "./free-port.ts";

export const kindsOfSite = ["embedded", "server"] as const;

/** Where a site of its own process stands that is sent trip requests without end, on a database of that kind. */
export async function prepareLoadedSite(kind: (typeof kindsOfSite)[number]) {
  const folder = await mkdtemp(join(tmpdir(), "safarnama-loaded-"));
  const database = kind === "server" ? await createTestDatabase(inject("postgresUrl")) : null;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env: Record<string, string> = {
    PORT: String(port),
    ORIGIN: url,
    DATA_DIR: folder,
    AUTH_AUTOCONFIRM_EMAIL: "on",
    AUTH_RATE_LIMITS: "off",
    LIMITS: "trip=1000000",
    ...(database && { DATABASE_URL: database.url }),
  };
  return {
    folder,
    url,
    env,
    async remove() {
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Once its process has ended: what was acknowledged (references by their keys) stands there once, each with its two
 * mails. Prints the counts between `what` and `told`.
 */
export async function expectKept(
  env: Record<string, string>,
  acknowledged: ReadonlyMap<string, string>,
  { what, told }: { what: string; told: string },
): Promise<void> {
  const kept = await connectDatabase(readConfig(env), pino({ level: "silent" }));
  const trips = await queryRows<{ key: string; reference: string; mails: number }>(
    kept.db,
    sql`select idempotency_key as key, reference, (select count(*)::int from mail_outbox
      where position(reference in subject) > 0) as mails from trips`,
  );
  await kept.close();
  const stored = new Map(trips.map(({ key, reference }) => [key, reference]));
  const lost = [...acknowledged].filter(([key, reference]) => stored.get(key) !== reference);
  const twice = trips.length - stored.size;
  process.stdout.write(
    `${what}: ${acknowledged.size} acknowledged, ${lost.length} lost, ${twice} twice, ${told}\n`,
  );
  expect(lost).toEqual([]);
  expect(twice).toBe(0);
  expect(trips.filter(({ mails }) => mails !== 2)).toEqual([]);
}
