import type { Worker } from "node:worker_threads";
import type { AppError } from "#server/errors/app-error.ts";

/** What a thread says of a job: done in its own words, or that it failed, by a fault of ours. */
export type ThreadAnswer = { id: number; kind: string };
export type FailedAnswer = { id: number; kind: "failed"; text: string };

type Waiting<Job, Answer> = {
  job: Job;
  resolve(answer: Answer): void;
  reject(error: Error): void;
};

export type ThreadRoomOptions = {
  /** "planning": as it is called where something failed. */
  name: string;
  start(): Worker;
  /** Jobs that may wait, the one under way included. */
  mostWaiting: number;
  /** Milliseconds of one job after which the thread is taken for stuck. */
  patience: number;
  /**
   * Milliseconds that a new thread has for its first answer, `patience` unless told: it loads what it works with meanwhile.
   * Who waits hears `late` after `patience` all the same; ended then, it would begin from nothing for each who comes.
   */
  beginning?: number;
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
  const { beginning = patience } = options;
  const dead = options.dead ?? ((error: Error) => error);
  const waiting = new Map<number, Waiting<Job, Answer>>();
  let thread: Worker | null = null;
  /** The job that the thread has, perhaps of somebody who waits no more. */
  let underWay: number | null = null;
  /** When a thread that has answered nothing yet is taken for stuck. */
  let mostBeginning: number | null = null;
  let last = 0;
  let timer: NodeJS.Timeout | undefined;

  function sendAway(reason: Error) {
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  function giveUp(lost: Worker, reason: Error) {
    if (thread !== lost) return;
    thread = null;
    underWay = null;
    void lost.terminate();
    clearTimeout(timer);
    sendAway(reason);
  }

  /** Of the job that the thread has before it: those behind it are not late through it. */
  function watch(room: Worker) {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        if (underWay === null || mostBeginning === null || performance.now() >= mostBeginning)
          return giveUp(room, late());
        sendAway(late());
        watch(room);
      },
      underWay === null ? rest : patience,
    );
    timer.unref();
  }

  function giveNext(room: Worker) {
    const [next] = waiting;
    if (underWay !== null || !next) return;
    const [id, { job }] = next;
    underWay = id;
    room.postMessage({ id, ...job });
  }

  function open(): Worker {
    if (thread) return thread;
    const made = start();
    made.unref();
    made.on("message", (answer: Answer | FailedAnswer) => {
      if (thread !== made || answer.id !== underWay) return;
      underWay = null;
      mostBeginning = null;
      const job = waiting.get(answer.id);
      waiting.delete(answer.id);
      giveNext(made);
      watch(made);
      if (answer.kind === "failed") job?.reject(new Error((answer as FailedAnswer).text));
      else job?.resolve(answer as Answer);
    });
    made.on("error", (error) => giveUp(made, dead(error as Error)));
    made.on("exit", () => giveUp(made, dead(new Error(`the ${name} thread has ended`))));
    thread = made;
    mostBeginning = performance.now() + beginning;
    return made;
  }

  return {
    /** @throws AppError when too many wait or it takes too long; Error for a fault of ours */
    async ask(job: Job): Promise<Answer> {
      if (waiting.size >= mostWaiting) throw full();
      const room = open();
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { job, resolve, reject });
        if (underWay !== null) return;
        giveNext(room);
        watch(room);
      });
    },
    async close(): Promise<void> {
      if (thread) giveUp(thread, new Error(`the ${name} thread was closed`));
    },
  };
}
