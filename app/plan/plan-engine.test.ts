import { expect, test, vi } from "vitest";
import { findPlaceNames } from "#app/search/find-place-names.ts";
import type { Plannable } from "#contract/content/plannable.ts";
import { Wish } from "#contract/trip/wish.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import { planOf } from "#planner/trip/write-document.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { createPlan } from "#tests/factories/trip-plans.ts";
import { createPlanner } from "./create-planner.ts";
import { createEngine, type Engine, listPlaceNames, type TripMaker } from "./plan-engine.ts";
import type { PlanReply, PlanRequest } from "./plan-messages.ts";
import { createWorkerEngine } from "./worker-engine.ts";

const facts: Plannable = { bases: [], sights: [], legs: [], hours: [] };
const wish = Wish.parse({});

const maker: TripMaker = {
  plan: (_, asked) => createPlan({ wish: asked }),
  open: (_, link) => createPlan({ wish: link.wish }),
  change: () => ({ ...createPlan(), moved: [] }),
  listAlternatives: () => [],
  explainAbsence: () => null,
};

/** An engine whose searches the test ends by hand, each with the worths that are found on the way. */
function createHandEngine() {
  const searches: {
    seconds: number;
    seed: number | undefined;
    find(worth: number): void;
    end(worth: number): void;
  }[] = [];
  let closed = 0;
  const rejects: ((error: Error) => void)[] = [];
  const engine: Engine = {
    ...createEngine(async () => facts, maker),
    search: (asked, { seconds, seed }, onBetter) =>
      new Promise<TripPlan>((resolve, reject) => {
        rejects.push(reject);
        const trip = (worth: number) => createPlan({ wish: asked, worth });
        searches.push({
          seconds,
          seed,
          find: (worth) => onBetter?.(trip(worth)),
          end: (worth) => resolve(trip(worth)),
        });
      }),
    close() {
      closed += 1;
      for (const reject of rejects.splice(0)) reject(new Error("stopped"));
    },
  };
  return { engine, searches, closed: () => closed };
}

/** Lets what was promised happen. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

test("a first plan is told at once, then only better ones", async () => {
  const [quick, deep] = [createHandEngine(), createHandEngine()];
  const planner = createPlanner(quick.engine, () => deep.engine);
  const worths: number[] = [];
  const last = planner.plan(wish, ({ itinerary }) => worths.push(itinerary.worth));
  quick.searches[0]?.end(5);
  await vi.waitFor(() => expect(deep.searches).toHaveLength(1));
  expect(worths).toEqual([5]);
  deep.searches[0]?.find(4);
  deep.searches[0]?.find(7);
  deep.searches[0]?.end(9);
  expect((await last).itinerary.worth).toBe(9);
  expect(worths).toEqual([5, 7, 9]);
});

test("a change is answered by the engine that is free, and ends the search beside it", async () => {
  const [quick, deep] = [createHandEngine(), createHandEngine()];
  const planner = createPlanner(quick.engine, () => deep.engine);
  const worths: number[] = [];
  const plan = planner.plan(wish, ({ itinerary }) => worths.push(itinerary.worth));
  quick.searches[0]?.end(5);
  await vi.waitFor(() => expect(deep.searches).toHaveLength(1));
  await planner.change(createPlan().document, { do: "lock-day", day: "d1", locked: true });
  expect(deep.closed()).toBe(1);
  expect((await plan).itinerary.worth).toBe(5);
  expect(worths).toEqual([5]);
});

test("where one thread does all, the first plan is followed by better ones, with breath between", async () => {
  const quick = createHandEngine();
  const planner = createPlanner(quick.engine, null);
  const worths: number[] = [];
  const last = planner.plan(wish, ({ itinerary }) => worths.push(itinerary.worth));
  for (const [slice, worth] of [5, 4, 8, 6, 7].entries()) {
    await vi.waitFor(() => expect(quick.searches).toHaveLength(slice + 1));
    quick.searches[slice]?.end(worth);
  }
  expect((await last).itinerary.worth).toBe(8);
  expect(worths).toEqual([5, 8]);
  expect(new Set(quick.searches.map(({ seed }) => seed)).size).toBe(5);
});

test("what plans is made ready once, and again where that failed", async () => {
  const quick = createHandEngine();
  const warm = vi.fn(async () => {});
  warm.mockRejectedValueOnce(new Error("offline"));
  const planner = createPlanner({ ...quick.engine, warm }, null);
  await expect(planner.warm(wish)).rejects.toThrow("offline");
  await planner.warm(wish);
  await planner.warm(wish);
  expect(warm).toHaveBeenCalledTimes(2);
});

test("while one waits as many search as there may be, while one reads a single one", async () => {
  const quick = createHandEngine();
  const deeps: ReturnType<typeof createHandEngine>[] = [];
  const open = () => {
    const deep = createHandEngine();
    deeps.push(deep);
    return deep.engine;
  };
  const planner = createPlanner(quick.engine, open, 3);
  const last = planner.plan(wish, () => {});
  quick.searches[0]?.end(1000);
  await vi.waitFor(() => expect(deeps).toHaveLength(3));
  for (const [k, deep] of deeps.entries()) deep.searches[0]?.end(1100 + k);
  const shown = await last;
  expect(shown.itinerary.worth).toBe(1102);
  const better = planner.improve(shown, 1);
  deeps[0]?.searches[1]?.end(1200);
  expect((await better)?.itinerary.worth).toBe(1200);
  expect(deeps).toHaveLength(3);
});

test("those who search are made ready once for a first plan, and not after it was asked for", async () => {
  const [quick, deep] = [createHandEngine(), createHandEngine()];
  const warm = vi.fn(async () => {});
  const open = () => ({ ...deep.engine, warm });
  const planner = createPlanner(quick.engine, open, 2);
  await planner.warmSearch(wish);
  await planner.warmSearch({ ...wish, seed: 2 });
  expect(warm).toHaveBeenCalledTimes(2);
  const asked = createPlanner(quick.engine, open, 2);
  const last = asked.plan(wish, () => {});
  await asked.warmSearch(wish);
  expect(warm).toHaveBeenCalledTimes(2);
  quick.searches[0]?.end(1);
  asked.close();
  await last;
});

test("a newer plan ends the older one", async () => {
  const [quick, deep] = [createHandEngine(), createHandEngine()];
  const planner = createPlanner(quick.engine, () => deep.engine);
  const old: number[] = [];
  const first = planner.plan(wish, ({ itinerary }) => old.push(itinerary.worth));
  const second = planner.plan({ ...wish, seed: 2 }, () => {});
  for (const search of quick.searches) search.end(1);
  await vi.waitFor(() => expect(deep.searches).toHaveLength(1));
  deep.searches[0]?.end(1);
  await Promise.all([first, second]);
  expect(old).toEqual([]);
});

test("a better trip is found elsewhere, and is worth a word only if it is clearly better", async () => {
  const [quick, deep] = [createHandEngine(), createHandEngine()];
  const planner = createPlanner(quick.engine, () => deep.engine);
  const shown = createPlan({ wish, worth: 1000 });
  const little = planner.improve(shown, 1);
  deep.searches[0]?.end(1005);
  expect(await little).toBeNull();
  const much = planner.improve(shown, 2);
  expect(deep.searches[1]?.seed).toBe(wish.seed + 2);
  deep.searches[1]?.end(1050);
  expect((await much)?.itinerary.worth).toBe(1050);
  expect(await createPlanner(quick.engine, null).improve(shown, 1)).toBeNull();
});

test("a better trip has the names of the days, and what is locked or free as it is; or it is none", async () => {
  const [quick, deep] = [createHandEngine(), createHandEngine()];
  const planner = createPlanner(quick.engine, () => deep.engine);
  const { days, ...trip } = createItinerary({ wish, worth: 1000 });
  const named = { ...trip, days: days.map((day, at) => (at ? day : { ...day, title: "Nani" })) };
  const better = planner.improve(planOf(named), 1);
  deep.searches[0]?.end(1050);
  expect((await better)?.itinerary.days.map(({ title }) => title)).toEqual([
    "Nani",
    ...Array(3).fill(undefined),
  ]);
  const lockedWith = (parts: (typeof days)[number]["parts"]) => ({
    ...trip,
    days: days.map((day, at) => (at === 1 ? { ...day, locked: true, parts } : day)),
  });
  const same = planner.improve(planOf(lockedWith(days[1]?.parts ?? [])), 2);
  deep.searches[1]?.end(1050);
  expect(await same).not.toBeNull();
  const filled = planner.improve(planOf(lockedWith([])), 3);
  deep.searches[2]?.end(1050);
  expect(await filled).toBeNull();
});

test("a search beside that dies leaves what is shown, and the next one begins anew", async () => {
  const quick = createHandEngine();
  const deeps: ReturnType<typeof createHandEngine>[] = [];
  const planner = createPlanner(quick.engine, () => {
    const deep = createHandEngine();
    deeps.push(deep);
    return deep.engine;
  });
  const shown = createPlan({ wish, worth: 10 });
  const first = planner.improve(shown, 1);
  deeps[0]?.engine.close();
  expect(await first).toBeNull();
  const second = planner.improve(shown, 2);
  deeps[1]?.searches[0]?.end(20);
  expect((await second)?.itinerary.worth).toBe(20);
});

test("facts that could not be read are asked for again", async () => {
  let tries = 0;
  const engine = createEngine(async () => {
    tries += 1;
    if (tries === 1) throw new Error("offline");
    return facts;
  }, maker);
  await expect(engine.listNames()).rejects.toThrow("offline");
  await expect(engine.listNames()).resolves.toEqual([]);
});

/** A worker of the test's own, that answers as told. */
function createWorker(answer: (request: PlanRequest) => PlanReply[]) {
  const target = new EventTarget();
  return {
    addEventListener: target.addEventListener.bind(target) as Worker["addEventListener"],
    terminate() {},
    postMessage(request: PlanRequest) {
      for (const data of answer(request))
        queueMicrotask(() => target.dispatchEvent(new MessageEvent("message", { data })));
    },
    die: () => target.dispatchEvent(new Event("error")),
  };
}

test("the worker gets the facts first, then the search, and what it finds is told", async () => {
  const asked: string[] = [];
  const worker = createWorker((request) => {
    asked.push(request.ask);
    if (request.ask !== "search") return [];
    const { id } = request;
    const plan = createPlan();
    return [
      { id, kind: "better", plan },
      { id, kind: "done", value: plan },
    ];
  });
  const engine = createWorkerEngine(worker as unknown as Worker, async () => "{}");
  let better = 0;
  await engine.search(wish, { seconds: 1 }, () => {
    better += 1;
  });
  expect(asked).toEqual(["begin", "search"]);
  expect(better).toBe(1);
});

test("a fault in the worker is the fault of that one call", async () => {
  const worker = createWorker((request) =>
    request.ask === "names"
      ? [{ id: request.id, kind: "failed", text: "no" }]
      : [{ id: request.id, kind: "done", value: [] }],
  );
  const engine = createWorkerEngine(worker as unknown as Worker, async () => "{}");
  await expect(engine.listNames()).rejects.toThrow("no");
  await expect(engine.listAlternatives(createPlan().document, "taj-mahal")).resolves.toEqual([]);
});

test("a worker that dies fails what waits for it, and says so once", async () => {
  let deaths = 0;
  const worker = createWorker(() => []);
  const engine = createWorkerEngine(worker as unknown as Worker, async () => "{}", {
    onDeath: () => {
      deaths += 1;
    },
  });
  const names = engine.listNames();
  await settle();
  worker.die();
  await expect(names).rejects.toThrow("stopped");
  expect(deaths).toBe(1);
});

test("places are found by the beginnings of their words, accents and all", () => {
  const names = [
    { id: "taj-mahal", name: "Taj Mahal", where: "Agra" },
    { id: "city-palace", name: "City Palace", where: "Jaipur" },
    { id: "agra", name: "Agra", where: "Uttar Pradesh" },
  ];
  const find = (query: string) => findPlaceNames(names, query, 5).map(({ id }) => id);
  expect(find("mah")).toEqual(["taj-mahal"]);
  expect(find("AGRA")).toEqual(["agra", "taj-mahal"]);
  expect(find("pálace jai")).toEqual(["city-palace"]);
  expect(find("  ")).toEqual([]);
  expect(listPlaceNames(facts)).toEqual([]);
});
