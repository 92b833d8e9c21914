import { Worker } from "node:worker_threads";
import type { Wish } from "#contract/trip/wish.ts";
import type { OpenedLink } from "#planner/trip/open-trip.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createThreadRoom } from "#server/threads/thread-room.ts";
import { listNames } from "../catalogue.ts";
import { listPublished, type Override } from "../overrides/layers.ts";
import type { FactsAnswer, PlanAnswer, PlanBounds, ThreadBeginning } from "./plan-job.ts";
import { findPreparedThread } from "./prepared-facts.ts";

/** Jobs that may wait; milliseconds, see `createThreadRoom`. */
const defaults = { mostWaiting: 12, patience: 20_000, beginning: 180_000, rest: 60_000 };

/** What a search leaves behind is collected sooner and is as little; by itself a thread keeps ten times that. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

/** Kinds whose facts are planned on; a text page's words change no plan. */
const plannableKinds = new Set(["sights", "bases", ...listNames]);
const listPlannable = () => listPublished().filter(({ kind }) => plannableKinds.has(kind));

function startThread(): Worker {
  const prepared = findPreparedThread();
  return new Worker(prepared?.program ?? new URL("./plan-thread.ts", import.meta.url), {
    workerData: { prepared, overrides: listPlannable() } satisfies ThreadBeginning,
    resourceLimits,
  });
}

type Ask =
  | { ask: "facts" }
  | { ask: "overrides"; overrides: readonly Override[] }
  | ({ ask: "open"; link: OpenedLink } & PlanBounds);

export type PlanRoom = ReturnType<typeof createPlanRoom>;

/**
 * The thread that compiles the facts and plans: neither the seconds of the one nor the milliseconds of the
 * other hold up a page.
 */
export function createPlanRoom(options: Partial<typeof defaults> & { thread?: () => Worker } = {}) {
  const { thread = startThread, ...bounds } = { ...defaults, ...options };
  const { ask, close } = createThreadRoom<Ask, PlanAnswer>({
    name: "planning",
    start: thread,
    ...bounds,
    full: () =>
      new AppError("unavailable", "Many trips are being planned just now.", {
        headers: { "retry-after": "5" },
      }),
    late: () =>
      new AppError("unavailable", "A plan took too long.", { headers: { "retry-after": "10" } }),
  });

  /** The trip of a link, without a search where it carries days. @throws AppError unavailable when too many wait */
  async function open(link: OpenedLink, bounds: PlanBounds = {}): Promise<TripPlan> {
    const answer = await ask({ ask: "open", link, ...bounds });
    if (answer.kind !== "plan") throw new Error("the planning thread answered something else");
    return answer.plan;
  }

  let told = JSON.stringify(listPlannable());

  return {
    /** Tells the thread what is published now. @returns whether that changes what is planned on */
    async hearOverrides(): Promise<boolean> {
      const overrides = listPlannable();
      const now = JSON.stringify(overrides);
      if (now === told) return false;
      told = now;
      // What is asked from now on is answered after it. One that cannot hear it makes room for one that starts with it.
      void ask({ ask: "overrides", overrides }, { order: true }).catch(close);
      return true;
    },
    /** The compiled facts. @throws AppError unavailable when too many wait */
    async readFacts(): Promise<FactsAnswer> {
      const answer = await ask({ ask: "facts" });
      if (answer.kind !== "facts") throw new Error("the planning thread answered something else");
      return answer;
    },
    open,
    /** A plan of a wish, bounded. @throws AppError unavailable when too many wait */
    plan: (wish: Wish, bounds: PlanBounds = {}): Promise<TripPlan> =>
      open({ wish, skeleton: null }, bounds),
    close,
  };
}
