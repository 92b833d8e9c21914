import { loadLate } from "#app/release/load-late.ts";
import type { Plannable } from "#contract/content/plannable.ts";
import { createPlanner, type Planner } from "./create-planner.ts";
import { fetchFacts } from "./fetch-facts.ts";
import type { Engine } from "./plan-engine.ts";
import { countSearchers } from "./search-team.ts";
import { createWorkerEngine } from "./worker-engine.ts";

/** The same engine on the page's own thread: for browsers without workers. */
async function openHere(loadFacts: () => Promise<string>): Promise<Engine> {
  const [createEngine, tripMaker] = await Promise.all([
    loadLate(async () => (await import("./plan-engine.ts")).createEngine),
    loadLate(async () => (await import("./trip-maker.ts")).tripMaker),
  ]);
  return createEngine(async () => JSON.parse(await loadFacts()) as Plannable, tripMaker);
}

const startWorker = () =>
  new Worker(new URL("./plan-worker.ts", import.meta.url), { type: "module" });

/** An engine in a worker where there are any, else here. A worker that dies is replaced here. */
function openQuick(loadFacts: () => Promise<string>): Engine {
  let inner: Promise<Engine> | null = null;
  let isHere = typeof Worker === "undefined";
  const open = () => {
    inner ??= isHere ? openHere(loadFacts) : Promise.resolve().then(openWorker);
    return inner;
  };
  const fail = () => {
    isHere = true;
    inner = null;
  };
  function openWorker(): Engine {
    try {
      return createWorkerEngine(startWorker(), loadFacts, fail);
    } catch (error) {
      fail();
      throw error;
    }
  }
  /** Once more on this thread when it was the worker that failed. */
  const attempt = async <T>(call: (engine: Engine) => Promise<T>): Promise<T> => {
    const wasHere = isHere;
    try {
      return await call(await open());
    } catch (error) {
      if (wasHere || !isHere) throw error;
      return call(await open());
    }
  };
  return {
    warm: (wish) => attempt((engine) => engine.warm(wish)),
    listNames: () => attempt((engine) => engine.listNames()),
    search: (...asked) => attempt((engine) => engine.search(...asked)),
    open: (link) => attempt((engine) => engine.open(link)),
    change: (...asked) => attempt((engine) => engine.change(...asked)),
    listAlternatives: (...asked) => attempt((engine) => engine.listAlternatives(...asked)),
    explainAbsence: (...asked) => attempt((engine) => engine.explainAbsence(...asked)),
    close() {
      void inner?.then((engine) => engine.close());
      inner = null;
    },
  };
}

/** Opens the planner on the facts at an address; they are fetched with the first question. */
export function openPlanner(address: string): Planner {
  let facts: Promise<string> | null = null;
  const loadFacts = () => {
    facts ??= fetchFacts(address).catch((error: unknown) => {
      facts = null;
      throw error;
    });
    return facts;
  };
  const openDeep =
    typeof Worker === "undefined" ? null : () => createWorkerEngine(startWorker(), loadFacts);
  return createPlanner(openQuick(loadFacts), openDeep, countSearchers(navigator));
}
