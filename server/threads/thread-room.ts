import type { Worker } from "node:worker_threads";
import type { AppError } from "#server/errors/app-error.ts";

/** What a thread says of a job: done in its own words, or that it failed, by a fault of ours. */
export type ThreadAnswer = { id: number; kind: string };
export type FailedAnswer = { id: number; kind: "failed"; text: string };

type Waiting<Answer> = { resolve(answer: Answer): void; reject(error: Error): void };

export type ThreadRoomOptions = {
  /** "planning": as it is called where something failed. */
  name: string;
  start(): Worker;
  /** Jobs that may wait, the one under way included. */
  mostWaiting: number;
  /** Milliseconds of one job after which the thread is taken for stuck. */
  patience: number;
  /** Milliseconds without a job after which the thread ends, and its memory with it. */
  rest: number;
  /** What the next one hears when too many wait. */
  full(): AppError;
  late(): AppError;
  /** What all who wait hear when the thread dies; the error itself unless told. */
  dead?(error: Error): Error;
};

/**
 * One thread beside the server's own that does one job after the other, so that no page waits for them. It
 * starts with the first job, ends with the process or when nobody has asked for a while, and is replaced when
 * it dies or hangs.
 */
export function createThreadRoom<Job extends object, Answer extends ThreadAnswer>(
  options: ThreadRoomOptions,
) {
  const { name, start, mostWaiting, patience, rest, full, late } = options;
  const dead = options.dead ?? ((error: Error) => error);
  const waiting = new Map<number, Waiting<Answer>>();
  let thread: Worker | null = null;
  let last = 0;
  let timer: NodeJS.Timeout | undefined;

  function giveUp(lost: Worker, reason: Error) {
    if (thread !== lost) return;
    thread = null;
    void lost.terminate();
    clearTimeout(timer);
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  /** Of the job that the thread has before it: those behind it are not late through it. */
  function watch(room: Worker) {
    clearTimeout(timer);
    timer = setTimeout(() => giveUp(room, late()), waiting.size === 0 ? rest : patience);
    timer.unref();
  }

  function open(): Worker {
    if (thread) return thread;
    const made = start();
    made.unref();
    made.on("message", (answer: Answer | FailedAnswer) => {
      const job = waiting.get(answer.id);
      if (!job) return;
      waiting.delete(answer.id);
      watch(made);
      if (answer.kind === "failed") job.reject(new Error((answer as FailedAnswer).text));
      else job.resolve(answer as Answer);
    });
    made.on("error", (error) => giveUp(made, dead(error as Error)));
    made.on("exit", () => giveUp(made, dead(new Error(`the ${name} thread has ended`))));
    thread = made;
    return made;
  }

  return {
    /** @throws AppError when too many wait or it takes too long; Error for a fault of ours */
    async ask(job: Job): Promise<Answer> {
      if (waiting.size >= mostWaiting) throw full();
      const room = open();
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        if (waiting.size === 1) watch(room);
        room.postMessage({ id, ...job });
      });
    },
    async close(): Promise<void> {
      if (thread) giveUp(thread, new Error(`the ${name} thread was closed`));
    },
  };
}
