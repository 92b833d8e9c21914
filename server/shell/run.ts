import { join } from "node:path";
import { readConfig } from "#server/config/config.ts";
import { nameHost } from "#server/config/loopback.ts";
import {
  compileHours,
  listCompiledHours,
  prepareHours,
} from "#server/content/places/compile-hours.ts";
import { getPlaces, listPlaces, preparePlaces } from "#server/content/places/read-places.ts";
import { listFacts } from "#server/content/plans/compile-facts.ts";
import { preparePlanThread } from "#server/content/plans/prepared-facts.ts";
import { makePrivately } from "#server/db/private-files.ts";
import { describeError } from "#server/errors/describe-error.ts";
import { StartError } from "#server/errors/start-error.ts";
import { preparePaperThread } from "#server/papers/paper-room.ts";
import { createLog, openResources } from "#server/resources.ts";
import { createServices } from "#server/services.ts";
import { startControl } from "./control.ts";
import { startJobs } from "./jobs.ts";
import { openPages, readBuild } from "./open-pages.ts";
import { announce, seed } from "./seed.ts";
import { serve } from "./serve.ts";
import { beatForWatcher, isWatcher, watchWorkers, workerTimes } from "./workers.ts";

/**
 * Stops the parts in order on a signal, once. Whatever hangs, the process ends: each commit is on disk.
 * `drainSeconds` is what the first of them may wait.
 */
function stopOnSignal(parts: (() => Promise<void>)[], drainSeconds: number): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 15_000 + drainSeconds * 1000).unref();
    for (const part of parts) await part();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
}

/** config → resources → listen → graceful shutdown. Nothing else starts things. */
async function start(env: NodeJS.ProcessEnv): Promise<void> {
  beatForWatcher();
  makePrivately();
  const config = readConfig(env);
  const { drainSeconds } = config.http;
  // Workers inherit it: what the start prints holds at each of them.
  env.DEV_MAIL_KEY = config.mail.outboxKey;
  const log = createLog(config);
  // Node itself would print the error whole, a failed statement's parameters with it.
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught");
    process.exit(1);
  });
  if (config.mode !== "development" && !isWatcher(config.http.workers)) readBuild();
  const resources = await openResources(config, log);
  const services = createServices(resources);
  await services.overrides.load();
  const seeded = await seed(resources, services);
  if (isWatcher(config.http.workers)) {
    await resources.close();
    const stopMs = workerTimes.stopMs + drainSeconds * 1000;
    const watcher = watchWorkers(config.http.workers, log, { ...workerTimes, stopMs });
    announce(resources, seeded, `http://${nameHost(config.http.host)}:${config.http.port}`);
    return stopOnSignal([watcher.stop], drainSeconds + 5);
  }
  const pages = await openPages(resources, services);
  const server = await serve(resources, services, pages);
  const jobs = await startJobs(resources, services);
  const stopControl = await startControl(resources);
  void pages.warm?.();
  if (config.http.workers === 1) announce(resources, seeded, server.address);
  const { drain, close } = server;
  stopOnSignal(
    [() => drain(), close, stopControl, jobs.stop, pages.close, resources.close],
    drainSeconds,
  );
}

/**
 * The shell of a process; what hinders it from starting is said in a sentence. `prepared`: the folder
 * with what the build has read and checked (`prepareStart`).
 */
export function run(env: NodeJS.ProcessEnv, prepared?: string): Promise<void> {
  if (prepared) {
    prepareHours(join(prepared, "hours.json"));
    preparePlaces(join(prepared, "places.json"));
    preparePlanThread(prepared);
    preparePaperThread(prepared);
  }
  return start(env).catch((error: unknown) => {
    const text =
      error instanceof StartError ? error.message : JSON.stringify(describeError(error), null, 2);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  });
}

/** What a start need not read and check again, by file: the places, all hours of all sights, the planner's facts. */
export function prepareStart() {
  for (const { hours, coordinates } of getPlaces().sights)
    if (hours) compileHours(hours.open, coordinates);
  const facts = listFacts();
  return { "hours.json": listCompiledHours(), "places.json": listPlaces(), "facts.json": facts };
}
