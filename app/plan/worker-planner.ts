import type { PlanNews, Planner } from "./plan-engine.ts";
import type { PlanReply, PlanRequest } from "./plan-messages.ts";

type Waiting = {
  resolve(reply: PlanReply): void;
  reject(error: Error): void;
  onNews?: ((news: PlanNews) => void) | undefined;
};
type WithoutId<One> = One extends unknown ? Omit<One, "id"> : never;
type Ask = WithoutId<PlanRequest>;

/** A planner behind a worker. When the worker dies every call fails, and `onDeath` is told once. */
export function createWorkerPlanner(
  worker: Pick<Worker, "addEventListener" | "postMessage" | "terminate">,
  loadFacts: () => Promise<string>,
  onDeath: () => void,
): Planner {
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
  const die = () => {
    onDeath();
    for (const { reject } of waiting.values()) reject(new Error("The planner has stopped."));
    waiting.clear();
  };
  worker.addEventListener("error", die);
  worker.addEventListener("messageerror", die);
  worker.addEventListener("message", ({ data }: MessageEvent<PlanReply>) => {
    const call = waiting.get(data.id);
    if (!call) return;
    if (data.kind === "news") {
      call.onNews?.(data);
      return;
    }
    waiting.delete(data.id);
    if (data.kind === "failed") call.reject(new Error(data.text));
    else call.resolve(data);
  });
  async function ask(request: Ask, onNews?: (news: PlanNews) => void): Promise<PlanReply> {
    await begin();
    return new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject, onNews });
      worker.postMessage({ id, ...request });
    });
  }
  const expectTrip = (reply: PlanReply) => {
    if (reply.kind !== "trip") throw new Error("The planner answered something else.");
    return reply.itinerary;
  };
  return {
    async listNames() {
      const reply = await ask({ ask: "names" });
      return reply.kind === "names" ? reply.names : [];
    },
    plan: async (wish, onNews) => expectTrip(await ask({ ask: "plan", wish }, onNews)),
    change: async (itinerary, edit) => expectTrip(await ask({ ask: "change", itinerary, edit })),
    close: () => worker.terminate(),
  };
}
