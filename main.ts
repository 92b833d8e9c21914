import { readConfig } from "./server/config/config.ts";
import { describeError } from "./server/errors/describe-error.ts";
import { StartError } from "./server/errors/start-error.ts";
import { createLog, openResources } from "./server/resources.ts";
import { createServices } from "./server/services.ts";
import { startJobs } from "./server/shell/jobs.ts";
import { openPages } from "./server/shell/open-pages.ts";
import { announce, seed } from "./server/shell/seed.ts";
import { serve } from "./server/shell/serve.ts";
import { beatForWatcher, isWatcher, watchWorkers } from "./server/shell/workers.ts";

/** Stops the parts in order on a signal, once. Whatever hangs, the process ends: each commit is on disk. */
function stopOnSignal(parts: (() => Promise<void>)[]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 15_000).unref();
    for (const part of parts) await part();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
}

/** The shell: config → resources → listen → graceful shutdown. Nothing else starts things. */
async function run(): Promise<void> {
  beatForWatcher();
  const config = readConfig(process.env);
  const log = createLog(config);
  // Node itself would print the error whole, a failed statement's parameters with it.
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught");
    process.exit(1);
  });
  const resources = await openResources(config, log);
  const services = createServices(resources);
  const seeded = await seed(resources, services);
  if (isWatcher(config.http.workers)) {
    await resources.close();
    const watcher = watchWorkers(config.http.workers, log);
    announce(resources, seeded, config.http.origin);
    return stopOnSignal([watcher.stop]);
  }
  const pages = await openPages(resources, services);
  const server = await serve(resources, services, pages);
  const jobs = await startJobs(resources, services);
  if (config.http.workers === 1) announce(resources, seeded, server.address);
  stopOnSignal([server.close, jobs.stop, pages.close, resources.close]);
}

run().catch((error: unknown) => {
  const text =
    error instanceof StartError ? error.message : JSON.stringify(describeError(error), null, 2);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
