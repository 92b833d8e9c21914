import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

const told = { refusal: "Please try again.", seconds: 5 };

test("so many are at it, so many wait, the rest is sent away with a time to come again", async () => {
  const turns = createTurns({ atOnce: 2, waiting: 20, ...told });
  const open: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const all = Array.from({ length: 23 }, () =>
    turns
      .take(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise<void>((resolve) => open.push(resolve));
        running -= 1;
        return "done";
      })
      .catch((error: { code: string; headers: object }) => error),
  );
  while (open.length > 0 || running > 0) {
    open.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(most).toBe(2);
  const outcomes = await Promise.all(all);
  expect(outcomes.filter((each) => each === "done")).toHaveLength(22);
  expect(outcomes.at(-1)).toMatchObject({
    code: "too_many_requests",
    headers: { "retry-after": "5" },
  });
});

test("work that fails gives its place on", async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1, ...told });
  const failing = turns.take(() => Promise.reject(new Error("broken")));
  const next = turns.take(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
  expect(await turns.take(async () => "again")).toBe("again");
});

/** Work that is under way until it is let go, in the order in which it began. */
function createWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, endOne };
}

test("owners take turns with each other, however many one of them has waiting", async () => {
  const turns = createTurns({ atOnce: 1, waiting: 20, ...told });
  const { begun, work, endOne } = createWork();
  const all = ["a1", "a2", "a3", "a4", "b1", "c1", "b2"].map((name) =>
    turns.take(work(name), name[0]),
  );
  for (let round = 0; round < 7; round++) await endOne();
  await Promise.all(all);
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

test("who has many waiting gives a place to who has few, and nobody else loses one", async () => {
  const turns = createTurns({ atOnce: 1, waiting: 4, ...told });
  const { begun, work, endOne } = createWork();
  const outcomes = new Map<string, string>();
  const ask = (name: string) =>
    turns
      .take(work(name), name[0])
      .then(() => outcomes.set(name, "done"))
      .catch((error: { code: string }) => outcomes.set(name, error.code));
  const all = ["a0", "a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "c1"].map(ask);
  for (let round = 0; round < 8; round++) await endOne();
  await Promise.all(all);
  const of = (state: string) => [...outcomes].filter(([, is]) => is === state).map(([n]) => n);
  expect(of("too_many_requests").sort()).toEqual(["a2", "a3", "a4", "a5", "b3"]);
  expect(begun).toContain("c1");
  expect(begun).toContain("b1");
});
