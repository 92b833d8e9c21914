import { expect, test } from "vitest";
import type { Plannable } from "#contract/plannable.ts";
import { Wish } from "#contract/wish.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { findPlaceNames } from "./find-place-names.ts";
import { createEngine, listPlaceNames, type Searcher } from "./plan-engine.ts";
import type { PlanReply, PlanRequest } from "./plan-messages.ts";
import { createWorkerPlanner } from "./worker-planner.ts";

const facts: Plannable = { bases: [], sights: [], legs: [], hours: [] };
const wish = Wish.parse({});

/** Each search is worth one more than the one before. */
function createSearch(): Searcher {
  let worth = 0;
  return (_, asked) => {
    worth += 1;
    return createItinerary({ wish: asked, worth });
  };
}

test("a first plan is told at once, better ones until the time is over", async () => {
  const worths: number[] = [];
  const planner = createEngine(async () => facts, createSearch(), { slices: 3 });
  const last = await planner.plan(wish, ({ itinerary }) => worths.push(itinerary.worth));
  expect(worths).toEqual([1, 2, 3, 4]);
  expect(last.worth).toBe(4);
});

test("a plan that is no better is not shown", async () => {
  const worths: number[] = [];
  const search: Searcher = (_, asked) => createItinerary({ wish: asked, worth: 7 });
  const planner = createEngine(async () => facts, search);
  await planner.plan(wish, ({ itinerary }) => worths.push(itinerary.worth));
  expect(worths).toEqual([7]);
});

test("a newer plan ends the older one", async () => {
  const planner = createEngine(async () => facts, createSearch(), { slices: 50 });
  const old: number[] = [];
  const first = planner.plan(wish, ({ itinerary }) => old.push(itinerary.worth));
  await planner.plan({ ...wish, seed: 2 }, () => {});
  await first;
  expect(old.length).toBeLessThan(5);
});

test("facts that could not be read are asked for again", async () => {
  let tries = 0;
  const planner = createEngine(async () => {
    tries += 1;
    if (tries === 1) throw new Error("offline");
    return facts;
  }, createSearch());
  await expect(planner.listNames()).rejects.toThrow("offline");
  await expect(planner.listNames()).resolves.toEqual([]);
});

test("a change is a search for the edited wish that knows the trip", async () => {
  const asked: unknown[] = [];
  const planner = createEngine(
    async () => facts,
    (_, edited, { from }) => {
      asked.push(edited.never, from?.worth);
      return createItinerary({ wish: edited });
    },
  );
  await planner.change(createItinerary({ worth: 9 }), { kind: "remove", id: "agra-fort" });
  expect(asked).toEqual([["agra-fort"], 9]);
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

test("the worker gets the facts first, then plans, and its news are told", async () => {
  const asked: string[] = [];
  const worker = createWorker((request) => {
    asked.push(request.ask);
    if (request.ask !== "plan") return [];
    const { id } = request;
    const itinerary = createItinerary();
    return [
      { id, kind: "news", itinerary, done: false },
      { id, kind: "trip", itinerary },
    ];
  });
  const planner = createWorkerPlanner(
    worker as unknown as Worker,
    async () => "{}",
    () => {},
  );
  let news = 0;
  await planner.plan(wish, () => {
    news += 1;
  });
  expect(asked).toEqual(["begin", "plan"]);
  expect(news).toBe(1);
});

test("a worker that dies fails what waits for it, and says so once", async () => {
  let deaths = 0;
  const worker = createWorker(() => []);
  const planner = createWorkerPlanner(
    worker as unknown as Worker,
    async () => "{}",
    () => {
      deaths += 1;
    },
  );
  const plan = planner.plan(wish, () => {});
  setTimeout(worker.die, 5);
  await expect(plan).rejects.toThrow("stopped");
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
