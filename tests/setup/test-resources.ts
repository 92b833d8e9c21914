import { createHash } from "node:crypto";
import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino, { type DestinationStream } from "pino";
import postgres from "postgres";
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

/** Bytes as the engine asks for them: a real Blob would copy its thirty megabytes twice at each opening. */
class Template extends Blob {
  readonly #bytes: ArrayBuffer;
  constructor(bytes: Uint8Array) {
    super();
    this.#bytes = new Uint8Array(bytes).buffer;
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes;
  }
}

/** Read once a worker. */
let kept: Template | null = null;

/** A migrated in-memory database: made once a set of migrations, then cloned from its dump. */
async function openMigrated(): Promise<Database> {
  if (kept) return openInMemory(fail, kept);
  const migrations = await readMigrations();
  const version = migrations.map((migration) => migration.checksum.slice(0, 6)).join("-");
  const path = join(tmpdir(), `safarnama-template-small-${version.slice(-120)}.tar`);
  const written = await readFile(path).catch(() => null);
  if (written) {
    kept = new Template(written);
    return openInMemory(fail, kept);
  }
  const database = await openInMemory(fail);
  await migrate(database, migrations);
  const dump = Buffer.from(await (await database.dump()).arrayBuffer());
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, dump);
  await rename(temporary, path);
  return database;
}

/** The name of a migrated database on the server, of which others are copies: made by who first needs it. */
async function makeTemplate(serverUrl: string): Promise<string> {
  const migrations = await readMigrations();
  const version = createHash("sha256");
  for (const { checksum } of migrations) version.update(checksum);
  const name = `migrated_${version.digest("hex").slice(0, 16)}`;
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
  try {
    // One worker makes it, the others wait; a copy is refused while anybody is connected to it.
    await admin`select pg_advisory_lock(7238901)`;
    const [found] = await admin`select 1 from pg_database where datname = ${name}`;
    if (found) return name;
    const { url } = await createTestDatabase(serverUrl);
    const database = await openPostgres(url, fail);
    await migrate(database, migrations);
    await database.close();
    await admin.unsafe(`alter database ${new URL(url).pathname.slice(1)} rename to ${name}`);
    return name;
  } finally {
    await admin.end({ timeout: 2 });
  }
}

async function openOnServer(
  serverUrl: string,
): Promise<{ database: Database; drop: () => Promise<void> }> {
  const { url, drop } = await createTestDatabase(serverUrl, await makeTemplate(serverUrl));
  return { database: await openPostgres(url, fail), drop };
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
