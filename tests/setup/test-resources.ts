import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino, { type DestinationStream } from "pino";
import { type Config, readConfig } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { migrate, readMigrations } from "#server/db/migrate.ts";
import { openInMemory } from "#server/db/pglite.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { startMailDispatcher } from "#server/mail/dispatcher.ts";
import type { OutboxTransport } from "#server/mail/transport.ts";
import {
  assembleResources,
  createLog,
  createTextTransports,
  type OpenResources,
} from "#server/resources.ts";
import type { ByteStore } from "#server/storage/byte-store.ts";
import { createTestDatabase } from "./start-postgres.ts";

const fail = (error: unknown) => {
  throw error;
};

/** A migrated in-memory database: made once a set of migrations, then cloned from its dump. */
async function openMigrated(): Promise<Database> {
  const migrations = await readMigrations();
  const version = migrations.map((migration) => migration.checksum.slice(0, 6)).join("-");
  const path = join(tmpdir(), `safarnama-template-${version.slice(-120)}.tar`);
  const kept = await readFile(path).catch(() => null);
  if (kept) return openInMemory(fail, new Blob([kept]));
  const database = await openInMemory(fail);
  await migrate(database, migrations);
  const dump = Buffer.from(await (await database.dump()).arrayBuffer());
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, dump);
  await rename(temporary, path);
  return database;
}

async function openOnServer(
  serverUrl: string,
): Promise<{ database: Database; drop: () => Promise<void> }> {
  const { url, drop } = await createTestDatabase(serverUrl);
  const database = await openPostgres(url, fail);
  await migrate(database);
  return { database, drop };
}

/**
 * Resources for one test file: in-memory database (or a fresh one on the server of `postgresUrl`,
 * see postgres-for-suite.ts: `inject("postgresUrl")`), objects in a temporary folder, silent log.
 * `env` are configuration variables, as in the environment.
 */
export async function createTestResources(
  env: Record<string, string> = {},
  options: {
    clock?: () => Date;
    transport?: OutboxTransport;
    postgresUrl?: string | undefined;
    /** Gets the log as the process would write it; give LOG_LEVEL too. */
    log?: DestinationStream;
    bytes?: ByteStore;
  } = {},
): Promise<OpenResources> {
  const dataDir = await mkdtemp(join(tmpdir(), "safarnama-test-"));
  const config: Config = readConfig({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATA_DIR: dataDir,
    // Translations are read by the tests that are about them.
    LOCALES: "en",
    ...env,
  });
  const log = options.log ? createLog(config, options.log) : pino({ level: config.logLevel });
  const { database, drop } = options.postgresUrl
    ? await openOnServer(options.postgresUrl)
    : { database: await openMigrated(), drop: async () => {} };
  const resources = await assembleResources({
    config,
    log,
    database,
    transports: {
      ...(options.transport && { mail: options.transport }),
      ...createTextTransports(config),
    },
    ...(options.bytes && { bytes: options.bytes }),
    ...(options.clock && { clock: options.clock }),
  });
  const dispatcher = await startMailDispatcher(database, resources.transports, log);
  return {
    ...resources,
    async close() {
      await dispatcher.stop();
      await resources.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
