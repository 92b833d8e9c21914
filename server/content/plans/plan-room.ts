import { Worker } from "node:worker_threads";
import type { Itinerary } from "#contract/itinerary.ts";
import type { Wish } from "#contract/wish.ts";
import type { OpenedLink } from "#planner/trip/open-trip.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { PlanAnswer, PlanBounds, PlanJob } from "./plan-job.ts";
import { findPreparedThread } from "./prepared-facts.ts";

/**
 * Jobs that may wait; milliseconds of one job after which the thread is taken for stuck, and without one after
 * which it ends.
 */
const defaults = { mostWaiting: 12, patience: 20_000, rest: 60_000 };

/** What a search leaves behind is collected sooner and is as little; by itself a thread keeps ten times that. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

function startThread(): Worker {
  const prepared = findPreparedThread();
  return new Worker(prepared?.program ?? new URL("./plan-thread.ts", import.meta.url), {
    workerData: prepared,
    resourceLimits,
  });
}

type Ask = { ask: "facts" } | ({ ask: "open"; link: OpenedLink } & PlanBounds);
type Waiting = { resolve(answer: PlanAnswer): void; reject(error: Error): void };

export type PlanRoom = ReturnType<typeof createPlanRoom>;

/**
 * One thread beside the server's own that compiles the facts and plans, one job after the other:
 * neither the seconds of the one nor the milliseconds of the other hold up a page. It starts with
 * the first job, ends with the process or when nobody has planned for a while (its memory goes with it), and is
 * replaced when it dies or hangs.
 */
export function createPlanRoom(options: Partial<typeof defaults> & { thread?: () => Worker } = {}) {
  const { mostWaiting, patience, rest } = { ...defaults, ...options };
  const start = options.thread ?? startThread;
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let last = 0;
  let timer: NodeJS.Timeout | undefined;

  function giveUp(dead: Worker, reason: Error) {
    if (thread !== dead) return;
    thread = null;
    void dead.terminate();
    clearTimeout(timer);
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  /** Of the job that the thread has before it: those behind it are not late through it. */
  function watch(room: Worker) {
    clearTimeout(timer);
    const late = new AppError("unavailable", "A plan took too long.");
    timer = setTimeout(() => giveUp(room, late), waiting.size === 0 ? rest : patience);
    timer.unref();
  }

  function openThread(): Worker {
    if (thread) return thread;
    const made = start();
    made.unref();
    made.on("message", (answer: PlanAnswer) => {
      const job = waiting.get(answer.id);
      if (!job) return;
      waiting.delete(answer.id);
      watch(made);
      if (answer.kind === "failed") job.reject(new Error(answer.text));
      else job.resolve(answer);
    });
    made.on("error", (error) => giveUp(made, error as Error));
    made.on("exit", () => giveUp(made, new Error("the planning thread has ended")));
    thread = made;
    return made;
  }

  async function ask(job: Ask): Promise<PlanAnswer> {
    if (waiting.size >= mostWaiting)
      throw new AppError("unavailable", "Many trips are being planned just now.", {
        headers: { "retry-after": "5" },
      });
    const room = openThread();
    const id = ++last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      if (waiting.size === 1) watch(room);
      room.postMessage({ id, ...job } satisfies PlanJob);
    });
  }

  /** The trip of a link, without a search where it carries days. @throws AppError unavailable when too many wait */
  async function open(link: OpenedLink, bounds: PlanBounds = {}): Promise<Itinerary> {
    const answer = await ask({ ask: "open", link, ...bounds });
    if (answer.kind !== "plan") throw new Error("the planning thread answered something else");
    return answer.itinerary;
  }

  return {
    /** The compiled facts as JSON. @throws AppError unavailable when too many wait */
    async readFacts(): Promise<string> {
      const answer = await ask({ ask: "facts" });
      if (answer.kind !== "facts") throw new Error("the planning thread answered something else");
      return answer.text;
    },
    open,
    /** A plan of a wish, bounded. @throws AppError unavailable when too many wait */
    plan: (wish: Wish, bounds: PlanBounds = {}): Promise<Itinerary> =>
      open({ wish, skeleton: null }, bounds),
    async close(): Promise<void> {
      if (thread) giveUp(thread, new Error("the planning thread was closed"));
    },
  };
}
