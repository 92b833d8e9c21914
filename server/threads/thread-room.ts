import type { Worker } from "node:worker_threads";
import type { AppError } from "#server/errors/app-error.ts";

/** What a thread says of a job: done in its own words, or that it failed, by a fault of ours. */
export type ThreadAnswer = { id: number; kind: string };
export type FailedAnswer = { id: number; kind: "failed"; text: string };
/** What a thread with a `beginning` says by itself, once it has what it works with. */
export type ThreadReady = { kind: "ready" };

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
   * Milliseconds after which a thread that has not said that it is ready is taken for stuck; it is given nothing before. Each who waits
   * meanwhile hears `late` after `patience`, and the thread goes on: ended then, it would begin from nothing for each who comes.
   * Left out, a thread says nothing and works from its first job on.
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
  const { name, start, mostWaiting, patience, beginning, rest, full, late } = options;
  const dead = options.dead ?? ((error: Error) => error);
  const waiting = new Map<number, Waiting<Job, Answer>>();
  let thread: Worker | null = null;
  let isReady = false;
  /** The job that the thread has. */
  let underWay: number | null = null;
  let last = 0;
  let timer: NodeJS.Timeout | undefined;

  function giveUp(lost: Worker, reason: Error) {
    if (thread !== lost) return;
    thread = null;
    underWay = null;
    void lost.terminate();
    clearTimeout(timer);
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  function watch(room: Worker, milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => giveUp(room, late()), milliseconds);
    timer.unref();
  }

  /** Gives the thread what waits longest. Time is counted of that job: those behind it are not late through it. */
  function giveNext(room: Worker) {
    const [next] = waiting;
    if (!next) return watch(room, rest);
    const [id, { job, reject }] = next;
    try {
      room.postMessage({ id, ...job });
    } catch (error) {
      waiting.delete(id);
      reject(error as Error);
      return giveNext(room);
    }
    underWay = id;
    watch(room, patience);
  }

  function open(): Worker {
    if (thread) return thread;
    const made = start();
    made.unref();
    made.on("message", (said: Answer | FailedAnswer | ThreadReady) => {
      if (thread !== made) return;
      if (!("id" in said)) {
        isReady = true;
        return giveNext(made);
      }
      if (said.id !== underWay) return;
      const job = waiting.get(said.id);
      waiting.delete(said.id);
      underWay = null;
      giveNext(made);
      if (said.kind === "failed") job?.reject(new Error((said as FailedAnswer).text));
      else job?.resolve(said as Answer);
    });
    made.on("error", (error) => giveUp(made, dead(error as Error)));
    made.on("exit", () => giveUp(made, dead(new Error(`the ${name} thread has ended`))));
    thread = made;
    isReady = beginning === undefined;
    if (beginning !== undefined) watch(made, beginning);
    return made;
  }

  /** Of one who waits for a thread that begins. */
  function sendAwayLate(id: number) {
    setTimeout(() => {
      const job = waiting.get(id);
      if (isReady || !job) return;
      waiting.delete(id);
      job.reject(late());
    }, patience).unref();
  }

  return {
    /**
     * @param job is done after all that was asked before
     * @param order what the room itself has to hear: it waits as long as the thread needs, and counts among nobody's
     * @throws AppError when too many wait or it takes too long; Error for a fault of ours
     */
    async ask(job: Job, { order = false } = {}): Promise<Answer> {
      if (!order && waiting.size >= mostWaiting) throw full();
      const room = open();
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { job, resolve, reject });
        if (!isReady) {
          if (!order) sendAwayLate(id);
        } else if (underWay === null) giveNext(room);
      });
    },
    async close(): Promise<void> {
      if (thread) giveUp(thread, new Error(`the ${name} thread was closed`));
    },
  };
}
