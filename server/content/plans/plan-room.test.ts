import { EventEmitter } from "node:events";
import type { Worker } from "node:worker_threads";
import { expect, test, vi } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { createPlan } from "#tests/factories/trip-plans.ts";
import { createPlanFacts } from "./plan-facts.ts";
import type { PlanAnswer, PlanJob } from "./plan-job.ts";
import { createPlanRoom } from "./plan-room.ts";

const wish = Wish.parse({});

/** Threads of the test's own; `answer` null: it never does; "slow": the test says when it is ready. */
function createThreads(answer: (job: PlanJob) => PlanAnswer | null, beginning?: "slow") {
  const made: (EventEmitter & { ended: boolean })[] = [];
  const thread = () => {
    const one = Object.assign(new EventEmitter(), {
      ended: false,
      unref() {},
      async terminate() {
        one.ended = true;
        return 0;
      },
      postMessage(job: PlanJob) {
        const said = answer(job);
        if (said) setImmediate(() => one.emit("message", said));
      },
    });
    made.push(one);
    if (!beginning) setImmediate(() => one.emit("message", { kind: "ready" }));
    return one as unknown as Worker;
  };
  return { made, thread };
}

const plan = (job: PlanJob): PlanAnswer => ({
  id: job.id,
  kind: "plan",
  plan: createPlan({ worth: job.id }),
});

test("jobs get their own answers from one thread", async () => {
  const { made, thread } = createThreads(plan);
  const room = createPlanRoom({ thread });
  const trips = await Promise.all([room.plan(wish), room.plan(wish)]);
  expect(trips.map(({ itinerary }) => itinerary.worth)).toEqual([1, 2]);
  expect(made).toHaveLength(1);
});

test("when too many wait the next is turned away, and hears when to come again", async () => {
  const { thread } = createThreads(() => null);
  const room = createPlanRoom({ thread, mostWaiting: 2 });
  const waiting = [room.plan(wish), room.plan(wish)].map((one) => one.catch(() => "ended"));
  await expect(room.plan(wish)).rejects.toMatchObject({
    code: "unavailable",
    headers: { "retry-after": "5" },
  });
  await room.close();
  expect(await Promise.all(waiting)).toEqual(["ended", "ended"]);
});

test("a thread that hangs is ended and replaced", async () => {
  let isStuck = true;
  const { made, thread } = createThreads((job) => (isStuck ? null : plan(job)));
  const room = createPlanRoom({ thread, patience: 20 });
  await expect(room.plan(wish)).rejects.toMatchObject({ code: "unavailable" });
  expect(made[0]?.ended).toBe(true);
  isStuck = false;
  await expect(room.plan(wish)).resolves.toMatchObject({ document: { version: 2 } });
  expect(made).toHaveLength(2);
});

test("a thread that begins slowly sends those away who wait, and is not begun anew for the next", async () => {
  const said: PlanJob[] = [];
  const { made, thread } = createThreads((job) => {
    said.push(job);
    return plan(job);
  }, "slow");
  const room = createPlanRoom({ thread, patience: 20 });
  for (const one of [room.plan(wish), room.plan(wish)])
    await expect(one).rejects.toMatchObject({
      code: "unavailable",
      headers: { "retry-after": "10" },
    });
  expect(made.map(({ ended }) => ended)).toEqual([false]);
  const next = room.plan(wish);
  made[0]?.emit("message", { kind: "ready" });
  await expect(next).resolves.toMatchObject({ document: { version: 2 } });
  // What nobody waits for any more was not worked off first.
  expect(said).toHaveLength(1);
  expect(made).toHaveLength(1);
});

test("a job that hangs has no more than anybody's patience, be it a thread's first", async () => {
  const { made, thread } = createThreads(() => null);
  const room = createPlanRoom({ thread, patience: 20 });
  await expect(room.plan(wish)).rejects.toMatchObject({ code: "unavailable" });
  expect(made[0]?.ended).toBe(true);
});

test("a thread that never begins is ended at last", async () => {
  const { made, thread } = createThreads(() => null, "slow");
  const room = createPlanRoom({ thread, patience: 15, beginning: 40 });
  await expect(room.plan(wish)).rejects.toMatchObject({ code: "unavailable" });
  await vi.waitFor(() => expect(made[0]?.ended).toBe(true));
});

test("a job that cannot be handed over fails by itself", async () => {
  const { made, thread } = createThreads((job) => {
    if (job.id === 1) throw new Error("cannot be cloned");
    return plan(job);
  });
  const room = createPlanRoom({ thread });
  await expect(room.plan(wish)).rejects.toThrow("cannot be cloned");
  await expect(room.plan(wish)).resolves.toMatchObject({ document: { version: 2 } });
  expect(made).toHaveLength(1);
});

test("a thread that nobody asks ends, and the next job has another", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { made, thread } = createThreads(plan);
    const room = createPlanRoom({ thread, rest: 1000 });
    await room.plan(wish);
    vi.advanceTimersByTime(900);
    await room.plan(wish);
    vi.advanceTimersByTime(900);
    expect(made.map(({ ended }) => ended)).toEqual([false]);
    vi.advanceTimersByTime(100);
    expect(made.map(({ ended }) => ended)).toEqual([true]);
    await expect(room.plan(wish)).resolves.toMatchObject({ document: { version: 2 } });
    expect(made.map(({ ended }) => ended)).toEqual([true, false]);
  } finally {
    vi.useRealTimers();
  }
});

test("a job is not late through those before it", async () => {
  vi.useFakeTimers();
  try {
    const { made, thread } = createThreads(() => null);
    const room = createPlanRoom({ thread, patience: 1000 });
    const trips = [1, 2, 3].map(() => room.plan(wish));
    for (const id of [1, 2, 3]) {
      vi.advanceTimersByTime(900);
      made[0]?.emit("message", plan({ id, ask: "open", link: { wish, skeleton: null } }));
    }
    await expect(Promise.all(trips)).resolves.toHaveLength(3);
    vi.advanceTimersByTime(5000);
    expect(made[0]?.ended).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test("a fault of the planner is an error of that one job", async () => {
  const { thread } = createThreads((job) =>
    job.id === 1 ? { id: 1, kind: "failed", text: "no route" } : plan(job),
  );
  const room = createPlanRoom({ thread });
  await expect(room.plan(wish)).rejects.toThrow("no route");
  await expect(room.plan(wish)).resolves.toMatchObject({ itinerary: { worth: 2 } });
});

test("the facts have an address of their contents, and are compiled once", async () => {
  let asked = 0;
  const facts = {
    bases: [
      { id: "b", name: "B", state: "y" },
      { id: "a", name: "A", state: "y" },
    ],
    sights: [],
    airports: [
      { code: "BBB", name: "B by the sea", base: 0 },
      { code: "AAA", name: "A", base: 1 },
    ],
    regions: [{ id: "coast", name: "The coast", states: ["y"], bases: [] }],
  };
  const read = createPlanFacts({
    async readFacts() {
      asked += 1;
      if (asked === 1) throw new Error("not yet");
      const planner = {
        facts: "/data/planner-facts-1.json",
        all: "/data/planner-texts-all-1.json",
        files: [
          ["/data/planner-facts-1.json", "{}"],
          ["/data/planner-texts-all-1.json", "{}"],
          ["/data/planner-texts-y-a.json", "[]"],
        ] as [string, string][],
      };
      return { text: JSON.stringify(facts), planner };
    },
  });
  await expect(read()).rejects.toThrow("not yet");
  const [one, other] = await Promise.all([read(), read()]);
  expect(one).toBe(other);
  expect(asked).toBe(2);
  expect(one.address).toMatch(/^\/data\/plannable-[\w-]{10}\.json$/);
  expect(one.bases.map(({ name }) => name)).toEqual(["A", "B"]);
  expect(one.airports).toEqual([
    { id: "AAA", name: "A" },
    { id: "BBB", name: "B by the sea" },
  ]);
  expect(one.regions).toEqual([{ id: "coast", name: "The coast" }]);
  expect(one.states).toEqual(["y"]);
  expect(one.text.brotli?.byteLength).toBeGreaterThan(0);
  const { planner } = one;
  // Of another release: today's; a state's texts are those that the facts name, or none.
  expect(planner.find("/data/planner-facts-desk.json")?.address).toBe(planner.facts);
  expect(planner.find("/data/planner-texts-all-0.json")?.text.identity.toString()).toBe("{}");
  expect(planner.find("/data/planner-texts-y-a.json")?.text.identity.toString()).toBe("[]");
  expect(planner.find("/data/planner-texts-y-b.json")).toBeNull();
});
