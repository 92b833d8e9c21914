import cluster, { type Worker } from "node:cluster";
import type { Logger } from "pino";

/**
 * Several processes on one port (`WORKERS`, with a PostgreSQL server only). The first process seeds
 * and watches; one that dies is replaced, at most once a second. Workers say every `beatMs` that they
 * are there; one that stays silent for `silentBeats` is asked to stop, and killed when it cannot.
 */
export const isWatcher = (workers: number): boolean => workers > 1 && cluster.isPrimary;

const beat = "beat";

export const workerTimes = {
  beatMs: 1000,
  silentBeats: 10,
  /** Reading its files comes before a worker's first beat. */
  startBeats: 20,
  /** Longer than a worker takes for its own goodbye. */
  stopMs: 17_000,
  /** A silent worker answers nobody: it is given less. */
  silentStopMs: 3000,
  restartMs: 1000,
};

/** In a worker: tells the watcher that the event loop turns. Elsewhere it does nothing. */
export function beatForWatcher(beatMs = workerTimes.beatMs): void {
  if (!cluster.isWorker) return;
  setInterval(() => {
    // The channel is gone with the watcher; the worker is told by its signal.
    if (process.connected) process.send?.(beat, undefined, undefined, () => {});
  }, beatMs).unref();
}

export function watchWorkers(
  workers: number,
  log: Logger,
  times = workerTimes,
): { stop(): Promise<void> } {
  let stopping = false;
  const silent = new Map<Worker, number>();

  /** Asks a worker to stop, and ends it when it does not. */
  function end(worker: Worker, graceMs: number): Promise<void> {
    if (worker.isDead()) return Promise.resolve();
    return new Promise((resolve) => {
      const hard = setTimeout(() => worker.process.kill("SIGKILL"), graceMs);
      worker.once("exit", () => {
        clearTimeout(hard);
        resolve();
      });
      worker.process.kill("SIGTERM");
    });
  }

  function start(): void {
    const worker = cluster.fork();
    silent.set(worker, -times.startBeats);
    worker.on("message", (message) => {
      if (message === beat && silent.has(worker)) silent.set(worker, 0);
    });
    worker.once("exit", (code, signal) => {
      silent.delete(worker);
      if (stopping) return;
      log.error({ worker: worker.process.pid, code, signal }, "worker ended, starting another");
      setTimeout(() => !stopping && start(), times.restartMs).unref();
    });
  }

  // Beats that were missed are counted, not seconds: a machine that slept has missed one.
  const watch = setInterval(() => {
    for (const [worker, missed] of silent) {
      silent.set(worker, missed + 1);
      if (missed + 1 !== times.silentBeats) continue;
      log.error({ worker: worker.process.pid }, "worker is silent, ending it");
      void end(worker, times.silentStopMs);
    }
  }, times.beatMs);

  for (let index = 0; index < workers; index++) start();
  return {
    async stop() {
      stopping = true;
      clearInterval(watch);
      await Promise.all([...silent.keys()].map((worker) => end(worker, times.stopMs)));
    },
  };
}
