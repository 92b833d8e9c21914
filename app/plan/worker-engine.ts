import type { PlaceName } from "#app/search/find-place-names.ts";
import type { LeftOut } from "#contract/trip/itinerary.ts";
import type { Alternative } from "#planner/trip/alternatives.ts";
import type { ChangedPlan, TripPlan } from "#planner/trip/trip-plan.ts";
import type { Engine } from "./plan-engine.ts";
import type { PlanAsk, PlanReply, PlanRequest } from "./plan-messages.ts";

type Waiting = {
  resolve(value: unknown): void;
  reject(error: Error): void;
  onBetter?: ((plan: TripPlan) => void) | undefined;
};

type Listeners = {
  /** Told once, when the worker dies and every call fails. */
  onDeath?: () => void;
  /** Parts of texts that an answer will show, while it is still made. */
  onLikely?: (parts: string[]) => void;
};

/** An engine behind a worker. */
export function createWorkerEngine(
  worker: Pick<Worker, "addEventListener" | "postMessage" | "terminate">,
  loadFacts: () => Promise<string>,
  { onDeath = () => {}, onLikely = () => {} }: Listeners = {},
): Engine {
  let begun: Promise<void> | null = null;
  const begin = () => {
    begun ??= loadFacts().then(
      (facts) => worker.postMessage({ id: 0, ask: "begin", facts } satisfies PlanRequest),
      (error: unknown) => {
        begun = null;
        throw error;
      },
    );
    return begun;
  };
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const failAll = () => {
    for (const { reject } of waiting.values()) reject(new Error("The planner has stopped."));
    waiting.clear();
  };
  const die = () => {
    onDeath();
    failAll();
  };
  worker.addEventListener("error", die);
  worker.addEventListener("messageerror", die);
  worker.addEventListener("message", ({ data }: MessageEvent<PlanReply>) => {
    const call = waiting.get(data.id);
    if (!call) return;
    if (data.kind === "likely") {
      onLikely(data.parts);
      return;
    }
    if (data.kind === "better") {
      call.onBetter?.(data.plan);
      return;
    }
    waiting.delete(data.id);
    if (data.kind === "failed") call.reject(new Error(data.text));
    else call.resolve(data.value);
  });
  /** The worker answers what the engine of the same name returns. */
  async function ask<T>(request: PlanAsk, onBetter?: Waiting["onBetter"]): Promise<T> {
    await begin();
    return new Promise<T>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve: resolve as Waiting["resolve"], reject, onBetter });
      worker.postMessage({ id, ...request } satisfies PlanRequest);
    });
  }
  return {
    warm: (wish) => ask<unknown>({ ask: "warm", wish }),
    listNames: () => ask<PlaceName[]>({ ask: "names" }),
    search: (wish, options, onBetter) =>
      ask<TripPlan>({ ask: "search", wish, options, tell: Boolean(onBetter) }, onBetter),
    open: (link) => ask<TripPlan>({ ask: "open", link }),
    change: (trip, edit) => ask<ChangedPlan>({ ask: "change", trip, edit }),
    listAlternatives: (trip, sight) => ask<Alternative[]>({ ask: "alternatives", trip, sight }),
    explainAbsence: (trip, sight) => ask<LeftOut | null>({ ask: "absence", trip, sight }),
    close() {
      worker.terminate();
      failAll();
    },
  };
}
