import cluster from "node:cluster";
import type { Logger } from "pino";

/**
 * Several processes on one port (`WORKERS`, with a PostgreSQL server only). The first process seeds
 * and watches; one that dies is replaced, at most once a second.
 */
export const isWatcher = (workers: number): boolean => workers > 1 && cluster.isPrimary;

export function watchWorkers(workers: number, log: Logger): { stop(): Promise<void> } {
  let stopping = false;
  cluster.on("exit", (worker, code, signal) => {
    if (stopping) return;
    log.error({ worker: worker.process.pid, code, signal }, "worker ended, starting another");
    setTimeout(() => !stopping && cluster.fork(), 1000).unref();
  });
  for (let index = 0; index < workers; index++) cluster.fork();
  return {
    async stop() {
      stopping = true;
      const living = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
      const ended = living.map(
        (worker) => new Promise<void>((resolve) => worker.once("exit", () => resolve())),
      );
      for (const worker of living) worker.process.kill("SIGTERM");
      await Promise.all(ended);
    },
  };
}
