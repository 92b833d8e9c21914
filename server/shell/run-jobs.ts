import type { Logger } from "pino";
import type { EventHub } from "#server/live/event-hub.ts";

/** Work beside the requests: by the clock, and at once when one of its topics is heard. */
export type Job = {
  /** As the log calls it: "… failed". */
  name: string;
  /** Milliseconds between two runs. */
  every: number;
  topics?: readonly string[];
  /** Also when the process starts. */
  atStart?: boolean;
  /** One round; safe in several processes at once. A long one looks at `signal` between its steps. */
  run(signal: AbortSignal): Promise<unknown>;
};

export type RunningJobs = {
  /** Resolves when no job runs. */
  idle(): Promise<void>;
  /** Starts nothing more and waits for what runs. */
  stop(): Promise<void>;
};

type Lane = { wake(): void; idle(): Promise<void>; stop(): Promise<void> };

/** A job never runs beside itself: what wakes it meanwhile makes one round more. */
function startJob(job: Job, events: EventHub, log: Logger, signal: AbortSignal): Lane {
  let again = false;
  let running: Promise<void> | null = null;

  async function runOn(): Promise<void> {
    do {
      again = false;
      try {
        await job.run(signal);
      } catch (error) {
        log.error({ err: error, job: job.name }, "a job failed");
      }
    } while (again && !signal.aborted);
  }
  function wake(): void {
    if (signal.aborted) return;
    if (running) {
      again = true;
      return;
    }
    running = runOn().finally(() => {
      running = null;
    });
  }
  async function idle(): Promise<void> {
    while (running) await running;
  }

  const unsubscribe = (job.topics ?? []).map((topic) => events.subscribe(topic, wake));
  const timer = setInterval(wake, job.every);
  timer.unref();
  if (job.atStart) wake();
  return {
    wake,
    idle,
    async stop() {
      clearInterval(timer);
      for (const stop of unsubscribe) stop();
      await idle();
    },
  };
}

/** The one runner of background work; a failed round is logged and the next one comes in time. */
export function runJobs(jobs: Job[], { events, log }: { events: EventHub; log: Logger }) {
  const end = new AbortController();
  const lanes = jobs.map((job) => startJob(job, events, log, end.signal));
  return {
    async idle() {
      await Promise.all(lanes.map((lane) => lane.idle()));
    },
    async stop() {
      end.abort();
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  } satisfies RunningJobs;
}
