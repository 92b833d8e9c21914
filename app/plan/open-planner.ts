import { loadLate } from "#app/release/load-late.ts";
import type { PackedFacts } from "#contract/content/packed-facts.ts";
import { createPlanner, type Planner } from "./create-planner.ts";
import { withTexts } from "./engine-with-texts.ts";
import { createFactTexts, type FactTextsReader } from "./fact-texts.ts";
import { FactsGone, fetchFacts } from "./fetch-facts.ts";
import type { Engine } from "./plan-engine.ts";
import { countSearchers } from "./search-team.ts";
import { createWorkerEngine } from "./worker-engine.ts";

/** The facts, fetched once, and the texts beside them. */
type Facts = {
  load(): Promise<string>;
  texts: FactTextsReader;
  /** Of another release than what was asked for: they are fetched anew. */
  forget(): void;
};

function createFacts(address: string): Facts {
  let now = address;
  let kept: Promise<string> | null = null;
  return {
    load() {
      kept ??= fetchFacts(now).catch((error: unknown) => {
        kept = null;
        throw error;
      });
      return kept;
    },
    texts: createFactTexts(() => now),
    forget() {
      kept = null;
      // Any name but that of a release that a browser has kept is answered with today's.
      now = address.replace(/facts-([a-z]{2}-)?.*$/, "facts-$1now.json");
    },
  };
}

/** The same engine on the page's own thread: for browsers without workers. */
async function openHere(facts: Facts): Promise<Engine> {
  const [createEngine, tripMaker, unpackFacts] = await Promise.all([
    loadLate(async () => (await import("./plan-engine.ts")).createEngine),
    loadLate(async () => (await import("./trip-maker.ts")).tripMaker),
    loadLate(async () => (await import("#planner/packed/unpack-facts.ts")).unpackFacts),
  ]);
  const load = async () => unpackFacts(JSON.parse(await facts.load()) as PackedFacts);
  return withTexts(createEngine(load, tripMaker), facts.texts);
}

function openWorker(facts: Facts, onDeath?: () => void): Engine {
  const worker = new Worker(new URL("./plan-worker.ts", import.meta.url), { type: "module" });
  const listeners = { onLikely: facts.texts.prepare, ...(onDeath && { onDeath }) };
  return withTexts(createWorkerEngine(worker, facts.load, listeners), facts.texts);
}

/** An engine in a worker where there are any, else here. A worker that dies is replaced here. */
function openQuick(facts: Facts): Engine {
  let inner: Promise<Engine> | null = null;
  let isHere = typeof Worker === "undefined";
  const open = () => {
    inner ??= isHere ? openHere(facts) : Promise.resolve().then(openOwn);
    return inner;
  };
  const fail = () => {
    isHere = true;
    inner = null;
  };
  function openOwn(): Engine {
    try {
      return openWorker(facts, fail);
    } catch (error) {
      fail();
      throw error;
    }
  }
  /** Once more on this thread when it was the worker that failed, on today's facts where these are gone. */
  const attempt = async <T>(call: (engine: Engine) => Promise<T>): Promise<T> => {
    const wasHere = isHere;
    try {
      return await call(await open());
    } catch (error) {
      if (error instanceof FactsGone) {
        void inner?.then((engine) => engine.close());
        inner = null;
        facts.forget();
      } else if (wasHere || !isHere) throw error;
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
  const facts = createFacts(address);
  const openDeep = typeof Worker === "undefined" ? null : () => openWorker(facts);
  return createPlanner(openQuick(facts), openDeep, countSearchers(navigator));
}
