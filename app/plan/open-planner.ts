import type { Plannable } from "#contract/plannable.ts";
import { fetchFacts } from "./fetch-facts.ts";
import type { Planner } from "./plan-engine.ts";
import { createWorkerPlanner } from "./worker-planner.ts";

/** The same engine on the page's own thread, in slices: for browsers without workers. */
async function openHere(facts: string): Promise<Planner> {
  const [{ createEngine }, { searchTrip }] = await Promise.all([
    import("./plan-engine.ts"),
    import("./search-trip.ts"),
  ]);
  return createEngine(async () => JSON.parse(await fetchFacts(facts)) as Plannable, searchTrip, {
    slices: 8,
  });
}

/** Opens a planner: in a worker where there are any, else here. A worker that dies is replaced here. */
export function openPlanner(facts: string): Planner {
  let inner: Promise<Planner> | null = null;
  let here = typeof Worker === "undefined";
  const open = () => {
    inner ??= here ? openHere(facts) : Promise.resolve(startWorker());
    return inner;
  };
  function startWorker(): Planner {
    try {
      const worker = new Worker(new URL("./plan-worker.ts", import.meta.url), { type: "module" });
      return createWorkerPlanner(
        worker,
        () => fetchFacts(facts),
        () => {
          here = true;
          inner = null;
        },
      );
    } catch {
      here = true;
      inner = openHere(facts);
      throw new Error("A worker cannot be started.");
    }
  }
  /** Once more on this thread when it was the worker that failed. */
  const attempt = async <T>(call: (planner: Planner) => Promise<T>): Promise<T> => {
    const wasHere = here;
    try {
      return await call(await open());
    } catch (error) {
      if (wasHere || !here) throw error;
      return call(await open());
    }
  };
  return {
    listNames: () => attempt((planner) => planner.listNames()),
    plan: (wish, onNews) => attempt((planner) => planner.plan(wish, onNews)),
    change: (itinerary, edit) => attempt((planner) => planner.change(itinerary, edit)),
    close() {
      void inner?.then((planner) => planner.close());
      inner = null;
    },
  };
}
