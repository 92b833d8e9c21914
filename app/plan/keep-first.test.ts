import { expect, test, vi } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { createPlan } from "#tests/factories/trip-plans.ts";
import { planTimes } from "./create-planner.ts";
import { keepFirst } from "./keep-first.ts";
import { createEngine } from "./plan-engine.ts";

const wish = Wish.parse({});
const first = { seconds: planTimes.first };

function openEngine() {
  const facts = { bases: [], sights: [], legs: [], hours: [] };
  let worth = 0;
  const plan = vi.fn((_: unknown, asked: Wish) => createPlan({ wish: asked, worth: ++worth }));
  const maker = {
    plan,
    open: vi.fn(),
    change: vi.fn(),
    listAlternatives: () => [],
    explainAbsence: () => null,
  };
  return { engine: keepFirst(createEngine(async () => facts, maker)), plan };
}

test("a first plan of what was made ready has been planned already, as often as it is asked for", async () => {
  const { engine, plan } = openEngine();
  await engine.warm(wish);
  const made = plan.mock.calls.length;
  const better = vi.fn();
  const trip = await engine.search(structuredClone(wish), first, better);
  expect(better).toHaveBeenCalledExactlyOnceWith(trip);
  expect(await engine.search(wish, first)).toBe(trip);
  expect(plan).toHaveBeenCalledTimes(made);
});

test("another wish, a longer search and another seed are planned when they are asked for", async () => {
  const { engine, plan } = openEngine();
  await engine.warm(wish);
  const made = plan.mock.calls.length;
  const other = { ...wish, start: "base:agra" };
  expect((await engine.search(other, first)).itinerary.wish.start).toBe("base:agra");
  await engine.search(wish, { seconds: 1 });
  await engine.search(wish, { ...first, seed: 4 });
  expect(plan).toHaveBeenCalledTimes(made + 3);
});

test("once it is warm, another wish is planned once to be ready", async () => {
  const { engine, plan } = openEngine();
  await engine.warm(wish);
  const made = plan.mock.calls.length;
  const other = { ...wish, pace: "easy" as const };
  await engine.warm(other);
  expect(plan).toHaveBeenCalledTimes(made + 1);
  expect((await engine.search(other, first)).itinerary.wish.pace).toBe("easy");
  expect(plan).toHaveBeenCalledTimes(made + 1);
});

test("what was made ready before midnight is yesterday's: after it the same wish is planned anew", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 22, 23, 59, 59) });
  try {
    const { engine, plan } = openEngine();
    await engine.warm(wish);
    const made = plan.mock.calls.length;
    await engine.search(wish, first);
    expect(plan).toHaveBeenCalledTimes(made);
    vi.setSystemTime(new Date(2026, 10, 23));
    await engine.search(wish, first);
    expect(plan).toHaveBeenCalledTimes(made + 1);
  } finally {
    vi.useRealTimers();
  }
});
