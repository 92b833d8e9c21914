import { ConfigError, readConfig } from "./server/config/config.ts";
import { DirectoryLockedError } from "./server/db/directory-lock.ts";
import { openPages } from "./server/http/open-pages.ts";
import { serve } from "./server/http/serve.ts";
import { createLog, openResources } from "./server/resources.ts";
import { announce, seed } from "./server/seed.ts";

/** The shell: config → resources → listen → graceful shutdown. Nothing else starts things. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const resources = await openResources(config, log);
  const seeded = await seed(resources);
  const pages = await openPages(resources);
  const server = await serve(resources, pages);
  announce(resources, seeded, server.address);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    // Whatever hangs, the process ends; the database is durable at each commit.
    setTimeout(() => process.exit(1), 15_000).unref();
    await server.close();
    await pages.close();
    await resources.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(signal));
}

run().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof DirectoryLockedError;
  process.stderr.write(
    `${known ? (error as Error).message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
});
